/**
 * At once: a browser lets a page copy only while it answers a press.
 * @returns false where the browser, or its user, does not let pages copy: without a secure connection there is no clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
