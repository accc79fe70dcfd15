export type CsvCell = string | number | null;

/**
 * A spreadsheet runs a cell that starts with one of these as a formula. One that separates cells by semicolons or tabs,
 * as French ones do, also finds cells within ours.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV by RFC 4180, to be written as UTF-8. A text that spreadsheets would run as a formula has an apostrophe
 * before it. @param rows the first are the names of the columns.
 */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
