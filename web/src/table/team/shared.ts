/** What only a table with shared seats has. */

export { Deeds } from "./deeds.svelte.ts";
export { default as Resigning } from "./Resigning.svelte";
export { default as Team } from "./Team.svelte";
