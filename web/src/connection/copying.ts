/** Copying: the clipboard is only to be had on https and on one's own machine. */

/** Copy what a field holds; whether it was. It stays selected, to be copied by hand else. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // In a hall's own network, over plain http, browsers still copy what is selected.
    return document.execCommand("copy");
  }
}
