const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet runs a cell that starts with one of these as a formula. One that separates cells by semicolons or tabs,
 * as French ones do, also finds cells within ours.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, in UTF-8 with a byte order mark so that spreadsheets keep the accents; no cell can be a formula. */
export function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
