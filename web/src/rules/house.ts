/** A sheet of the house's own in a link. The link is the sheet: nobody has to keep it, nobody can
 * change it under those who play by it, and it is good at every hall. */

const LONGEST = 100_000; // letters, as the hall has it
export const HOUSE = "house"; // the part of an address that carries a sheet

/** A sheet's text as a part of an address. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text again; empty where the link was cut short or is none of ours. */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await readUpTo(stream, LONGEST);
  } catch {
    return "";
  }
}

/** The sheet that this page's own address carries; empty where there is none. */
export const sheetInAddress = (): Promise<string> =>
  unpack(new URLSearchParams(location.search).get(HOUSE) ?? "");

export const hasSheetInAddress = (): boolean => new URLSearchParams(location.search).has(HOUSE);

/** The address of a page that is to go by a sheet: `new?house=…`. */
export const withSheet = (page: string, packed: string): string => `${page}?${HOUSE}=${packed}`;

/** A short text may unpack to one without end; it is read no further than a sheet can be. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return "";
    }
  }
}
