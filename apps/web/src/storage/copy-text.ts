/** Copies a text to the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or there is no clipboard because the page came over plain http.
    return false;
  }
}
