/** Reads the records of a CSV file (RFC 4180) by the names in its first row, character by character without guesses. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',' || character === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\r' && text[at + 1] === '\n') {
        rows.push([]);
        at += 1;
      }
    } else cell += character;
  }
  const [names = [], ...records] = rows.filter((row) => row.length > 0);
  return records.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
