import { shots, type Shot } from './shots.ts';

const PER_ROW = 4;

/** The gallery as Markdown: every route with its picture. */
export function galleryPage(): string {
  const rows = Array.from({ length: Math.ceil(shots.length / PER_ROW) }, (_, row) =>
    shots.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  return `# Every page, on a phone

The demo festival on the evening of 12 October 2024, 360 px wide, each page down to its first fold: one of every template
and of every awkward shape, half of them in French, half in English. \`npm run gallery\` takes them all again; a test fails
when a route is missing here.

<table>
${rows.map((row) => `<tr>\n${row.map(cell).join('\n')}\n</tr>`).join('\n')}
</table>
`;
}

function cell({ path, file }: Shot): string {
  const name = decodeURIComponent(path);
  return `<td valign="top"><img src="pictures/${file}" width="180" height="320" alt="${name}"><br><sub>${name}</sub></td>`;
}
