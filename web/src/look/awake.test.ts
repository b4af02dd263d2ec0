// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Means, type Screen, stayAwake } from "./awake.ts";

let means: Means[];
let end: () => void;
let film: () => MediaStream;

/** As far as this browser for tests knows such a thing. */
const newFilm = () => Object.assign(new MediaStream(), { getTracks: () => [] });

const start = (lock: Screen["lock"]): void => {
  end = stayAwake({ lock, page: document, film: () => film() }, (by) => means.push(by));
};
const settled = () => new Promise((done) => setTimeout(done, 0));
const isPlaying = () => document.querySelector("video") !== null;

beforeEach(() => {
  means = [];
  film = newFilm;
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe("the screen of a pad", () => {
  it("is kept awake by the browser's own lock, and let go of at the end", async () => {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release }));
    start({ request });
    await settled();
    expect([request.mock.calls, means, isPlaying()]).toEqual([[["screen"]], ["lock"], false]);
    end();
    expect(release).toHaveBeenCalledOnce();
  });

  it("is kept awake by a film where there is no lock, as on plain HTTP", async () => {
    start(undefined);
    await settled();
    expect([means, isPlaying()]).toEqual([["film"], true]);
    end();
    expect(isPlaying()).toBe(false);
  });

  it("is kept awake by a film where the lock is refused", async () => {
    start({ request: () => Promise.reject(new Error("low battery")) });
    await settled();
    expect(means).toEqual(["film"]);
  });

  it("is asked for again when the page is touched, if nothing plays before", async () => {
    film = () => {
      throw new Error("no such thing");
    };
    start(undefined);
    await settled();
    expect(means).toEqual(["none"]);
    film = newFilm;
    document.dispatchEvent(new Event("pointerup"));
    await settled();
    expect(means).toEqual(["none", "film"]);
  });

  it("is asked for again when the page comes back, since browsers let go of what is hidden", async () => {
    const request = vi.fn(async () => ({ release: async () => {} }));
    start({ request });
    await settled();
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
  });
});
