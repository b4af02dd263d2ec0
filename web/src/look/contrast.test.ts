import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

/** The colours that every block with exactly this selector sets. */
function block(selector: string, css = CSS): Tokens {
  const found: Tokens = {};
  for (const [, head, body] of css.matchAll(/^([^\s{}][^{}]*?) \{([^{}]*)\}/gm)) {
    if (head?.split("*/").at(-1)?.trim() !== selector) continue;
    for (const [, name, value] of (body ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
      found[name ?? ""] = value ?? "";
    }
  }
  return found;
}

const light = block(":root");
const dark = { ...light, ...block('[data-theme="dark"]') };
const safe = { ...light, ...block('[data-sight="safe"]') };
const safeDark = {
  ...dark,
  ...block('[data-sight="safe"]'),
  ...block('[data-theme="dark"][data-sight="safe"]'),
};
const LOOKS = readFileSync(new URL("./looks.css", import.meta.url), "utf8");
const CHOSEN = [...LOOKS.matchAll(/^(:root\[data-(board|tiles)="(\w+)"\])/gm)].map(
  ([, selector = "", kind = "", name = ""]) => ({ kind, name, own: block(selector, LOOKS) }),
);
const looks = Object.fromEntries(
  CHOSEN.flatMap(({ kind, name, own }) => [
    [`${kind} ${name}, light`, { ...light, ...own }],
    [`${kind} ${name}, dark`, { ...dark, ...own }],
  ]),
);
const THEMES: Record<string, Tokens> = { light, dark, safe, safeDark, ...looks };

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT = `ink/page ink/surface ink/surface-2 ink/brass-soft ink/accent-soft ink-2/page
  ink-2/surface ink-2/surface-2 ink-2/brass-soft ink-3/page ink-3/surface ink-3/surface-2
  accent-ink/accent accent-on-soft/accent-soft accent-on-soft/surface accent-on-soft/page
  brass-ink/brass-soft brass-ink/surface flag-ink/flag surface/focus stop-ink/stop-soft
  stop-button-ink/stop-button stop-ink/surface verdict-ink/good verdict-ink/not-good
  board-ink/board letter-2-ink/letter-2 letter-3-ink/letter-3 letter-4-ink/letter-4
  word-2-ink/word-2 word-3-ink/word-3 word-4-ink/word-4 tile-ink/tile tile-value/tile
  tile-blank/tile tile-ink/tile-last tile-value/tile-last tile-blank/tile-last
  tile-ink/tile-draft tile-value/tile-draft tile-blank/tile-draft`.split(/\s+/);

const EDGES = `focus/page focus/surface line-strong/surface line-strong/page accent/page
  arrow/square brass/surface tile-draft-back/tile-draft tile-last-back/tile-last`.split(/\s+/);

// Full strength, after Machado and others, 2009.
const SIGHTS: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as someone sees it, in CIE Lab, in which distances are differences. */
function seen(hex: string, sight: readonly number[][]): number[] {
  const light = channels(hex);
  const [red = 0, green = 0, blue = 0] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, index) => sum + part * (light[index] ?? 0), 0),
      ),
    ),
  );
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

// Quadruple squares are told by the ring around them, whatever their colour.
const PREMIUMS = ["square", "letter-2", "letter-3", "word-2", "word-3"];

function closest(tokens: Tokens, sight: readonly number[][]): { distance: number; pair: string } {
  let best = { distance: Number.POSITIVE_INFINITY, pair: "" };
  for (const [index, one] of PREMIUMS.entries()) {
    for (const other of PREMIUMS.slice(index + 1)) {
      const there = seen(tokens[other] ?? "", sight);
      const here = seen(tokens[one] ?? "", sight);
      const distance = Math.hypot(...here.map((value, axis) => value - (there[axis] ?? 0)));
      if (distance < best.distance) best = { distance, pair: `${one}/${other}` };
    }
  }
  return best;
}

it("there are at least four boards and four kinds of tiles to choose from", () => {
  for (const kind of ["board", "tiles"]) {
    expect(CHOSEN.filter((one) => one.kind === kind).length + 1).toBeGreaterThanOrEqual(4);
  }
});

describe.each(Object.keys(THEMES))("in the theme %s", (name) => {
  const tokens = THEMES[name] ?? {};
  const ratio = (pair: string): number => {
    const [front = "", ground = ""] = pair.split("/");
    const [one, other] = [tokens[front] ?? tokens.accent, tokens[ground]];
    if (!one || !other) throw new Error(`No colour of its own: ${pair}.`);
    return contrast(one, other);
  };

  it("text can be read", () => {
    const weak = TEXT.filter((pair) => ratio(pair) < 4.5);
    expect(weak.map((pair) => `${pair} ${ratio(pair).toFixed(2)}`)).toEqual([]);
  });

  it("edges can be seen", () => {
    const weak = EDGES.filter((pair) => ratio(pair) < 3);
    expect(weak.map((pair) => `${pair} ${ratio(pair).toFixed(2)}`)).toEqual([]);
  });

  it.each(Object.keys(SIGHTS))("premium squares are apart in %s sight", (sight) => {
    const least = /^(safe|board)/.test(name) ? 20 : 13;
    const { distance, pair } = closest(tokens, SIGHTS[sight] ?? []);
    expect(distance, pair).toBeGreaterThan(least);
  });
});
