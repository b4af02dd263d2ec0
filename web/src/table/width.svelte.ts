/** How a table lies in its window: three columns, one column, or a board beside a column.
 *
 * Widths are in letters: larger text counts as a narrower window, whether the browser has it so or
 * the page. Where three columns would cost the board its size, it has all that the rest leaves.
 */

import { MediaQuery } from "svelte/reactivity";
import { look, TEXT_SIZES } from "../look/look.svelte.ts";

export type Shape = "wide" | "upright" | "sideways";

const askedAt = (query: (em: (letters: number) => string) => string) =>
  new Map(
    TEXT_SIZES.map((size) => [
      size,
      new MediaQuery(query((letters) => `${(letters * size) / 100}em`)),
    ]),
  );

export class Width {
  private readonly narrow = askedAt(
    (em) => `(max-width: ${em(74.99)}), (max-aspect-ratio: 1/1), (max-height: 520px)`,
  );
  private readonly upright = askedAt((em) => `(max-aspect-ratio: 1/1), (max-width: ${em(29.99)})`);
  /** Where a phone's usual lines would leave the board less than its width, they are lower. */
  private readonly lowUpright = new MediaQuery("(min-aspect-ratio: 1/2)");
  private readonly lowSideways = new MediaQuery("(max-height: 360px)");
  private readonly high = new MediaQuery("(min-height: 640px)");

  get shape(): Shape {
    const { textSize } = look.current;
    if (!this.narrow.get(textSize)?.current) return "wide";
    return this.upright.get(textSize)?.current ? "upright" : "sideways";
  }

  /** Whether the rest makes way for the board, as on a phone. */
  get isCompact(): boolean {
    return this.shape !== "wide";
  }

  get isLow(): boolean {
    const low = {
      wide: false,
      upright: this.lowUpright.current,
      sideways: this.lowSideways.current,
    };
    return low[this.shape];
  }

  /** Whether the column beside the board has room for the pad. */
  get hasRoom(): boolean {
    return this.shape === "wide" || (this.shape === "sideways" && this.high.current);
  }
}
