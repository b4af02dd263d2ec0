/** The instrument: wood, a bell and a low note, made as they are heard. No file is loaded. */

import type { Sound } from "./hearing.ts";

/** One partial of a sound: a tone that dies away. */
interface Tone {
  readonly at: number; // seconds from now
  readonly pitch: number; // hertz
  readonly bend: number; // what the pitch falls to, as a part of it
  readonly volume: number;
  readonly lasts: number; // seconds
  readonly wave: OscillatorType;
}

/** Wood on wood: two short tones that fall, too short to have a pitch. */
const tick = (at: number, pitch: number): Tone[] => [
  { at, pitch, bend: 0.6, volume: 0.16, lasts: 0.045, wave: "triangle" },
  { at, pitch: pitch * 2.7, bend: 0.7, volume: 0.05, lasts: 0.02, wave: "sine" },
];

/** The same low note for every verdict: the ear must not know it before the eye. */
const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  tile: tick(0, 780),
  play: [...tick(0, 700), ...tick(0.11, 640)],
  bell: [
    { at: 0, pitch: 880, bend: 1, volume: 0.12, lasts: 1.4, wave: "sine" },
    { at: 0, pitch: 880 * 2.76, bend: 1, volume: 0.03, lasts: 0.6, wave: "sine" },
  ],
  verdict: [
    { at: 0, pitch: 146.8, bend: 1, volume: 0.2, lasts: 0.7, wave: "sine" },
    { at: 0, pitch: 293.7, bend: 1, volume: 0.05, lasts: 0.4, wave: "triangle" },
  ],
};

let context: AudioContext | null = null;

/** Play a sound; a browser that has not been touched yet stays silent until it is. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SCORES[sound]) strike(context, tone);
}

function strike(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.lasts;
  const source = new OscillatorNode(context, { type: tone.wave, frequency: tone.pitch });
  const loudness = new GainNode(context, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(tone.pitch * tone.bend, end);
  // A start of two thousandths of a second is one without a click.
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(tone.volume, start + 0.002);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(end);
}
