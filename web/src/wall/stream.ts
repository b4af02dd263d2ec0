/** Server-sent events, read by hand: an invitation goes along in a header, which the browser's own
 * reader cannot send, and in an address it would stand in logs. */

/** The data of the events that are whole now, and what is left over. */
export function readEvents(rest: string, more: string): { data: string[]; rest: string } {
  const blocks = (rest + more).split("\n\n");
  const left = blocks.pop() ?? "";
  const data = blocks.flatMap((block) => {
    const lines = block.split("\n").filter((line) => line.startsWith("data: "));
    return lines.length > 0 ? [lines.map((line) => line.slice("data: ".length)).join("\n")] : [];
  });
  return { data, rest: left };
}

/** Read a stream to its end, and tell of every event and of every sign of life. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => void,
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
    for (const data of read.data) onData(data);
  }
}
