import type { Reference } from './reference.ts';

/** A comma would split an organisation's name into last and first name; an asterisk is not allowed in one. */
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
