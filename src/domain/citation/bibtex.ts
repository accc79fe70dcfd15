import { spokenName } from '../text/languages.ts';
import type { Reference } from './reference.ts';

/**
 * Characters that LaTeX gives a meaning. Braces are written as commands: BibTeX counts even escaped ones, and an
 * unbalanced one would swallow the fields after it.
 */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '%': String.raw`\%`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  _: String.raw`\_`,
  $: String.raw`\$`,
};

function escapeLatex(text: string): string {
  return text.replace(/[\\{}~^%&#_$]/g, (character) => COMMANDS[character] ?? character);
}

/** A second pair of braces keeps capitals in titles, and an organisation's name from being split into names. */
const verbatim = (text: string): string => `{${escapeLatex(text)}}`;

/**
 * One entry for BibTeX and BibLaTeX, in UTF-8 as both have long read it. `@misc` is the only type for a web page that
 * both know. The address is not escaped: both typeset it as it is.
 */
export function bibtex({ key, title, container, festival, year, url, lang, takenOn }: Reference): string {
  const fields: [string, string | null][] = [
    ['author', verbatim(festival)],
    ['title', verbatim(title)],
    ['year', String(year)],
    ['howpublished', container && escapeLatex(container)],
    ['publisher', verbatim(festival)],
    ['url', url],
    ['urldate', takenOn],
    ['language', spokenName(lang, 'en')?.toLowerCase() ?? null],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : `  ${name} = {${value}}`));
  return `@misc{${key},\n${lines.join(',\n')}\n}\n`;
}
