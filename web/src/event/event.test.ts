// @vitest-environment happy-dom
import { afterEach, test, vi } from "vitest";
import { RunningEvent } from "./event.svelte.ts";

/** A hall whose answers are set by hand, and whose line tells what it is given. */
class Hall {
  overview = { number: 4 };
  money = { raised: 100 };
  private line: ReadableStreamDefaultController<Uint8Array> | null = null;

  answer(path: string): Response {
    if (!path.includes("/follow"))
      return Response.json(path.includes("/money") ? this.money : this.overview);
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        this.line = line;
      },
    });
    return new Response(body);
  }

  async tell(number: number): Promise<void> {
    await this.say("changed", { number });
  }

  async say(kind: string, data: unknown): Promise<void> {
    await until(() => this.line !== null);
    const said = `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
    this.line?.enqueue(new TextEncoder().encode(said));
  }
}

/** However busy the machine is. */
const until = (isSo: () => boolean): Promise<boolean> => vi.waitUntil(isSo, { timeout: 30_000 });

afterEach(() => vi.unstubAllGlobals());

test("what is shown is asked for again although another part of it is further on already", async () => {
  const hall = new Hall();
  vi.stubGlobal("fetch", async (path: string) => hall.answer(path));
  const event = new RunningEvent("cup");
  const money = event.of<Hall["money"]>("money");
  event.shown.add(money);
  event.open();
  // Of the two that are asked for at once, the overview is answered after the next change.
  hall.overview = { number: 6 };
  await hall.tell(5);
  await until(() => money.value !== null && event.overview.value?.number === 6);
  hall.money = { raised: 200 };
  await hall.tell(6);
  await until(() => money.value?.raised === 200);
  event.close();
});

test("a call for the judge is among what waits as soon as it is made", async () => {
  const hall = new Hall();
  vi.stubGlobal("fetch", async (path: string) => hall.answer(path));
  const event = new RunningEvent("cup");
  event.open();
  const game = { game: "g", phase: "playing", calls: 0 };
  hall.overview = { number: 5 };
  await hall.say("games", { 1: game });
  await until(() => event.overview.value?.number === 5);
  hall.overview = { number: 6 };
  await hall.say("games", { 1: { ...game, calls: 1 } });
  await until(() => event.overview.value?.number === 6);
  event.close();
});
