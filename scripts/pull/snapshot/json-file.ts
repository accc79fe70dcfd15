/** JSON as a snapshot's files hold it: readable in a diff, a line for each value. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
