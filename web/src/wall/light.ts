/** A wall is dark, since halls are; where the sun shines in, its twin is light: `?look=light`. */

/** Put the wall's own light on the page, and turn it by the key L; what is given back ends that. */
export function lightWall(page: Document): () => void {
  const asked = new URLSearchParams(page.location.search).get("look");
  const { dataset } = page.documentElement;
  dataset.theme = asked === "light" ? "light" : "dark";
  const turn = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
    dataset.theme = dataset.theme === "light" ? "dark" : "light";
  };
  page.addEventListener("keydown", turn);
  return () => page.removeEventListener("keydown", turn);
}
