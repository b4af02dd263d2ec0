/** Keeps the screen awake while a pad or a wall is open.
 *
 * Browsers let go of the screen only on https, or on one's own machine. On the plain HTTP of a
 * hall's own network there is the known trick: while a film plays, the screen stays on. Ours is a
 * canvas of a few dots with a silent track, made here, so that nothing is loaded.
 */

/** What a browser has for it; tests bring their own. */
export interface Screen {
  readonly lock: { request(kind: "screen"): Promise<{ release(): Promise<void> }> } | undefined;
  readonly page: Document;
  readonly film: () => MediaStream;
}

/** How the screen is kept awake: by the browser's own lock, by a film, or not at all. */
export type Means = "lock" | "film" | "none";

/** Keep the screen awake from now on; what is given back lets it sleep again. */
export function stayAwake(screen: Screen, onMeans: (means: Means) => void): () => void {
  const { page } = screen;
  let isEnded = false;
  let release: () => void = () => {};

  const hold = async (): Promise<void> => {
    // A page that nobody sees holds no lock: it is asked for again whenever the page comes back.
    if (isEnded || page.visibilityState !== "visible") return;
    release();
    try {
      if (!screen.lock) throw new Error("There is no lock on plain HTTP.");
      const held = await screen.lock.request("screen");
      release = () => void held.release();
      onMeans("lock");
    } catch {
      const film = await playFilm(screen);
      release = () => film && endFilm(film);
      onMeans(film ? "film" : "none");
    }
    if (isEnded) release();
  };

  // Some browsers play nothing before somebody has touched the page.
  const touch = (): void => void hold();
  page.addEventListener("visibilitychange", touch);
  page.addEventListener("pointerup", touch, { once: true });
  void hold();
  return () => {
    isEnded = true;
    page.removeEventListener("visibilitychange", touch);
    page.removeEventListener("pointerup", touch);
    release();
  };
}

function endFilm(film: HTMLVideoElement): void {
  const { srcObject } = film;
  film.remove();
  film.srcObject = null;
  for (const track of (srcObject as MediaStream | null)?.getTracks() ?? []) track.stop();
}

async function playFilm({ page, film }: Screen): Promise<HTMLVideoElement | null> {
  const video = page.createElement("video");
  video.className = "awake";
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-hidden", "true");
  video.loop = true;
  video.muted = !page.defaultView?.navigator.userActivation?.hasBeenActive;
  try {
    video.srcObject = film();
    page.body.append(video);
    await video.play();
    return video;
  } catch {
    video.remove();
    return null;
  }
}

/** A film of two dots that take turns. It has a track to hear, though a silent one: without it, or
 * muted, some phones fall asleep over it. */
function dots(): MediaStream {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext("2d");
  let turn = 0;
  const draw = () => {
    turn = 1 - turn;
    brush?.clearRect(0, 0, 2, 2);
    brush?.fillRect(turn, 0, 1, 1);
    if (stream.active) setTimeout(draw, 500);
  };
  const stream = canvas.captureStream(4);
  for (const track of new AudioContext().createMediaStreamDestination().stream.getAudioTracks()) {
    stream.addTrack(track);
  }
  draw();
  return stream;
}

/** The browser's own. */
export const ownScreen = (): Screen => ({
  lock: (navigator as Partial<Navigator>).wakeLock,
  page: document,
  film: dots,
});
