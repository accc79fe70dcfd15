const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet takes a cell that opens with one of these for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, in UTF-8 with a byte order mark so that spreadsheets keep the accents; no cell can be a formula. */
export function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
