/** Everything that pages can say, for tests: pages learn only the areas that they speak of. */

import languages from "catalogues";
import { type Area, speech } from "./messages.svelte.ts";

const { default: areas } = (await languages.en?.()) ?? { default: {} };
const words = await Promise.all(Object.values(areas).map((load) => load()));

/** What there are words for. */
export const KEYS: readonly string[] = words.flatMap((one) => Object.keys(one.default));

/** Learn to say everything. */
export const learnAll = (): Promise<void> => speech.learn(...(Object.keys(areas) as Area[]));
