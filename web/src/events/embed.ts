/** What another site puts into its page to show an event there. */

/** The type of the message that tells the embedding page how high the frame is. */
export const SIZE = "rackhouse-size";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The lines to copy: a frame, and a script that makes it as high as what it shows. */
export function embedCode(address: string, title: string): string {
  const { origin } = new URL(address);
  return [
    `<iframe src="${escaped(address)}" title="${escaped(title)}"`,
    '  style="width: 100%; height: 400px; border: 0" loading="lazy"></iframe>',
    "<script>",
    `  addEventListener("message", ({ origin, source, data }) => {`,
    `    if (origin !== ${JSON.stringify(origin)} || data?.type !== ${JSON.stringify(SIZE)}) return;`,
    '    for (const frame of document.querySelectorAll("iframe"))',
    '      if (frame.contentWindow === source) frame.style.height = Number(data.height) + "px";',
    "  });",
    "</script>",
  ].join("\n");
}
