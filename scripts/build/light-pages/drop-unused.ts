import { replaceTags } from './markup.ts';
import { isAbout, needsScope, SCOPE, type Sheets } from './sheets.ts';

const CLASS = /\sclass="([^"]*)"/;
const ID = /\sid="([^"]*)"/;
const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

const namesIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/**
 * Leaves out of a page the scope classes on elements that no rule of their component is about, and the style sheets that
 * no element is: a page that may embed any screen has the sheets of all of them.
 * A link to a sheet that is not the build's stays.
 */
export function dropUnused(page: string, { byPath, scoped }: Sheets): string {
  const used = new Set<string>();
  const body = replaceTags(page, ({ whole, name: tag, attributes, content }) => {
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) used.add(`#${id}`);
    if (tag.includes('-')) used.add(tag);
    const list = CLASS.exec(attributes)?.[1];
    if (list === undefined) return whole;
    const names = namesIn(list);
    const kept = names.filter((name) => !SCOPE.test(name) || needsScope(scoped.get(name) ?? [], tag, names));
    for (const name of kept) used.add(`.${name}`);
    if (kept.length === names.length && kept.length > 0) return whole;
    const attribute = kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    const opening = `<${tag}${attributes.replace(CLASS, () => attribute)}>`;
    return content === null ? opening : `${opening}${content}</${tag}>`;
  });
  // Rows that a script brings later have their styles in the page.
  if (body.includes(' data-windows=')) return body;
  return body.replace(LINK, (link, path: string) => {
    const sheet = byPath.get(path);
    return !sheet || isAbout(sheet, used) ? link : '';
  });
}
