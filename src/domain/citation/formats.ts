import type { Day, Lang } from '../model/core.ts';
import { spokenName } from '../text/languages.ts';
import { dayParts } from '../time/days.ts';

/** Fields of a page's citation. Texts are plain and on one line. */
export interface Reference {
  /** Unique within the festival; ASCII letters, digits, dashes and underscores. */
  key: string;
  title: string;
  /** Title of the page's container; null if it has none. */
  container: string | null;
  /** Author and publisher. */
  festival: string;
  year: number;
  /** Permanent address, absolute. */
  url: string;
  lang: Lang;
  /** Day on which the data was taken, in the festival's time zone. */
  takenOn: Day;
}

/** Bibliographic formats are made of lines: a line break in a title would end its field. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

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

/** A second pair of braces keeps the capitals of titles, and prevents an organisation's name from being split. */
const verbatim = (text: string): string => `{${escapeLatex(text)}}`;

/**
 * Returns one entry for BibTeX and BibLaTeX, in UTF-8, which both can read. `@misc` is the only type for a web page
 * that both know. The address is not escaped: both typeset it as it is.
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

/** A list of one item in the input format of the Citation Style Language, version 1.0.2. */
export function cslJson({ key, title, container, festival, year, url, lang, takenOn }: Reference): string {
  const taken = dayParts(takenOn);
  const item = {
    id: key,
    type: 'webpage',
    title,
    'container-title': container ?? undefined,
    author: [{ literal: festival }],
    publisher: festival,
    issued: { 'date-parts': [[year]] },
    accessed: { 'date-parts': [[taken.year, taken.month, taken.date]] },
    URL: url,
    language: lang,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

/** A comma would split an organisation's name into last and first name; an asterisk is not allowed in names. */
const organisation = (name: string): string => name.replace(/[,*]/g, '');

/** One record in RIS: a tag of two letters, two spaces, a dash and a space, lines that end in CR LF. */
export function ris({ key, title, container, festival, year, url, lang, takenOn }: Reference): string {
  const fields: [string, string | null][] = [
    ['TY', 'ELEC'],
    ['ID', key],
    ['AU', organisation(festival)],
    ['TI', title],
    ['T2', container],
    ['PB', festival],
    ['PY', String(year)],
    ['UR', url],
    ['Y2', `${takenOn.replaceAll('-', '/')}/`],
    ['LA', lang],
    ['ER', ''],
  ];
  return fields.flatMap(([tag, value]) => (value === null ? [] : `${tag}  - ${value}\r\n`)).join('');
}

/** The formats that reference managers read. Their common names are the same in every language. */
export const citationFormats = [
  { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: bibtex },
  { name: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems', write: ris },
  { name: 'CSL-JSON', extension: 'csl.json', mediaType: 'application/json', write: cslJson },
] as const;
