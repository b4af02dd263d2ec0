/** Server-sent events, read by hand: an invitation goes along in a header, which the browser's own
 * reader cannot send, and in an address it would stand in logs. */

/** One event: what it is called, empty where it has no name, and its data. */
interface Told {
  readonly kind: string;
  readonly data: string;
}

/** The events that are whole now, and what is left over. */
export function readEvents(rest: string, more: string): { told: Told[]; rest: string } {
  const blocks = (rest + more).split("\n\n");
  const left = blocks.pop() ?? "";
  const told = blocks
    .map((block) => block.split("\n"))
    .filter((lines) => lines.some((line) => line.startsWith("data: ")))
    .map((lines) => ({ kind: linesOf("event", lines), data: linesOf("data", lines) }));
  return { told, rest: left };
}

const linesOf = (field: string, lines: readonly string[]): string =>
  lines
    .filter((line) => line.startsWith(`${field}: `))
    .map((line) => line.slice(field.length + 2))
    .join("\n");

/** Read a stream to its end, and tell of every event and of every sign of life. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onData: (data: string, kind: string) => void,
  onSign: () => void = () => {},
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const read = readEvents(rest, decoder.decode(value, { stream: true }));
    rest = read.rest;
    for (const { data, kind } of read.told) onData(data, kind);
  }
}
