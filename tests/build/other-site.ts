import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from './support/parse-html.ts';

export interface BuiltFile {
  path: string;
  text: string;
}

/** The site's files of text, by path from its root. */
export function textFiles(dist: string): BuiltFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(html|css|js|json|webmanifest|xml|txt|ics)$|^_\w+$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(dist.length), text: readFileSync(path, 'utf8') }));
}

export interface BuiltPage extends BuiltFile {
  document: Document;
}

/** The pages of both trees, without those that lead elsewhere. */
export function pagesOf(files: readonly BuiltFile[]): BuiltPage[] {
  return files
    .filter(
      ({ path, text }) =>
        /^\/(fr|en)\/.*\.html$/.test(path) && !/http-equiv="refresh" content="0/i.test(text),
    )
    .map((file) => ({ ...file, document: parseHtml(file.text) }));
}

/** What a page gives to read. */
export function wordsOf({ document }: BuiltPage): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  // What data saving has saved is filled in by the browser, and hidden until then.
  for (const element of body.querySelectorAll('script, style, template, [data-saved]')) element.remove();
  return body.textContent.replaceAll(/\s+/g, ' ');
}
