/** Copies a text for pasting elsewhere; answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // It is forbidden, or the page is not safe enough to have a clipboard at all.
    return false;
  }
}
