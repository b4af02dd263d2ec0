/** A game as a stream shows it: followed like any spectator, or by a key, with racks and late. */

import type { StreamLook } from "../../api/types.ts";
import { ask } from "../../connection/api.ts";
import { type Feed, NOTHING } from "../../connection/feed.ts";
import { type Equipment, equipmentOf, fetchEquipment } from "../../connection/rules.ts";
import type { GameView } from "../../game/view.ts";
import { Follower } from "../follow.svelte.ts";
import { keyIn } from "./pieces.ts";

/** Milliseconds between two questions by a key: what is shown is late anyway. */
const EVERY = 2000;

export class StreamSource {
  private readonly game: string;
  private readonly key: string;
  private readonly follower: Follower;
  private seen = $state.raw<Feed>(NOTHING);
  private came = $state(0);
  private tiles = "";
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(game: string, secret: string) {
    this.game = game;
    this.key = keyIn(secret);
    this.follower = new Follower(game, secret);
  }

  get feed(): Feed {
    return this.key ? this.seen : this.follower.feed;
  }

  /** When the view came, by the page's own clock. */
  get arrived(): number {
    return this.key ? this.came : this.follower.arrived;
  }

  open(): void {
    if (!this.key) {
      void this.follower.open();
      return;
    }
    const look = () => {
      // A stream goes on showing what it has; the hall is asked again.
      this.look().catch(() => undefined);
    };
    look();
    this.timer = setInterval(look, EVERY);
  }

  close(): void {
    clearInterval(this.timer);
    this.follower.close();
  }

  /** The board and the tiles of the game. */
  equipment(view: GameView): Promise<Equipment> {
    if (this.key) return equipmentOf(view.layout, { "tiles.set": this.tiles, "tiles.rack": 7 });
    const spot = { game: this.game, place: "public", token: this.follower.token };
    return fetchEquipment(view.sheet, view.layout, spot);
  }

  private async look(): Promise<void> {
    const headers = { "x-stream-key": this.key };
    const path = `api/games/${encodeURIComponent(this.game)}/stream`;
    const answer = await ask(path, { method: "GET", headers });
    const { number, view, info, people, tile_set } = (await answer.json()) as StreamLook;
    this.tiles = tile_set;
    this.came = performance.now();
    this.seen = { ...NOTHING, number, view, info, people } as Feed;
  }
}
