import { defaultLang, langs } from '../../src/domain/model/languages.ts';
import { awkwardRoutes, pathIn, routes } from '../../tests/fixtures/routes.ts';

export interface Shot {
  /** Percent-encoded path of the page. */
  path: string;
  /** Name of its file in `pictures/`. */
  file: string;
}

/** One shot of every tested route, and of no other, about half of them in French and half in English. */
export const shots: readonly Shot[] = [...routes, ...awkwardRoutes].map((route) => {
  // The language depends on the route itself, so that adding a route changes no other picture.
  const lang = langs[(route.codePointAt(route.length - 1) ?? 0) % langs.length] ?? defaultLang;
  return { path: pathIn(lang, route), file: `${fileName(route)}.${lang}.webp` };
});

/** The home page on a wide screen, for the top of the project's README. */
export const cover = { path: pathIn(defaultLang, ''), file: 'home-wide.webp' } as const satisfies Shot;

/** Returns a file name of at most 48 plain letters and digits, which every file system and URL can hold. */
function fileName(route: string): string {
  const plain = route
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 48) || 'home';
}

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
