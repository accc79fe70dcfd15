/**
 * Copies a text. Call it directly in the handler of a press: browsers let a page copy only then.
 * @returns false if the browser, or its user, forbids it: without a secure connection there is no clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
