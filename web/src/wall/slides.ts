/** Which game is on the wall next: each in its turn, whatever comes and goes meanwhile. */
export function nextOf(games: readonly string[], shown: string): string {
  // Lists come in the order of the last change, so turns go by name.
  const order = [...games].sort();
  return order.find((game) => game > shown) ?? order[0] ?? "";
}
