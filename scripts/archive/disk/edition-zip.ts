import { hash } from 'node:crypto';
import { EDITION_SCHEMA_PATH, pagePath } from '../../../src/i18n/paths.ts';
import { directionOf, languages } from '../../../src/domain/model/language-table.ts';
import { inLanguage, translator } from '../../../src/i18n/translate.ts';
import { defaultLang, langs, type Lang } from '../../../src/domain/model/languages.ts';
import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';
import type { EditionSource } from '../edition-source.ts';
import { zipOf } from '../zip-file.ts';
import { diskFilesOf } from './disk-files.ts';
import { diskPage } from './disk-page.ts';

/**
 * Returns an edition as a ZIP that opens from a disk, without a server: pages in both languages, pictures, data, and
 * the hashes of all files. The same site always results in the same bytes.
 */
export function editionZip(source: EditionSource, folder: string): Uint8Array {
  const disk = diskFilesOf(source);
  for (const { path, file } of disk.pages) {
    disk.files.set(file, Buffer.from(diskPage(disk.textOf(path), path, disk)));
  }
  disk.files.set('edition.schema.json', disk.bytesOf(EDITION_SCHEMA_PATH));
  disk.files.set('index.html', Buffer.from(coverPage(source)));
  disk.files.set('README.txt', Buffer.from(readme(source)));
  disk.files.set('SHA256SUMS', Buffer.from(checksums(disk.files)));
  const inFolder = Array.from(disk.files, ([path, content]) => [`${folder}/${path}`, content] as const);
  return zipOf(new Map(inFolder), { date: source.date });
}

/** Lists the hashes of files in the format of `sha256sum -c`. */
function checksums(files: ReadonlyMap<string, Buffer>): string {
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => `${hash('sha256', content)}  ${path}\n`)
    .join('');
}

function coverPage({ year, siteName }: EditionSource): string {
  const name = escapeMarkup(`${siteName} ${year}`);
  const links = langs.map((lang) => {
    const dir = directionOf(lang);
    const attributes = lang === defaultLang ? '' : ` lang="${lang}"${dir ? ` dir="${dir}"` : ''}`;
    const href = `${pagePath(lang, 'edition', year).slice(1)}index.html`;
    return `<p${attributes}><a href="${href}">${escapeMarkup(translator(lang)('archive.begin', { year }))}</a></p>`;
  });
  return `<!doctype html>
<html lang="${defaultLang}" dir="${languages[defaultLang].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>
body { display: grid; place-content: center; gap: 1rem; min-height: 90vh; margin: 1rem; font: 1.25rem/1.5 sans-serif }
h1 { margin: 0; font-size: 3rem }
a { color: inherit }
</style>
<h1>${name}</h1>
${links.join('\n')}
</html>
`;
}

function readme(source: EditionSource): string {
  const title = `${source.siteName} ${source.year}`;
  const parts = langs.map((lang) => partOfReadme(source, lang));
  return `${title}\n${'='.repeat(title.length)}\n\n${parts.join('\n')}`;
}

function partOfReadme({ year, siteUrl, date, packs }: EditionSource, lang: Lang): string {
  const t = translator(lang);
  const list = new Intl.ListFormat(languages[lang].locale);
  const contents = [
    [langs.map((one) => `${one}/`).join(', '), 'archive.pages'],
    [`${lang}/edition/${year}/data.json`, 'archive.data'],
    [`${lang}/edition/${year}/data.csv`, 'archive.table'],
    [`${lang}/program/${year}.ics`, 'archive.calendar'],
    ['media/', 'archive.pictures'],
    ['SHA256SUMS', 'archive.checksums'],
  ] as const;
  const counts = list.format(packs.map(({ pages }) => String(pages.length)));
  const lines = contents.map(([path, key]) => `  ${path.padEnd(31)} ${t(key, { counts })}`);
  return `${languages[lang].name.toLocaleUpperCase(lang)}
${t('archive.what', { year, languages: list.format(langs.map((one) => inLanguage(one, lang))) })}

${lines.join('\n')}

${t('archive.source', { date: date.toISOString(), address: new URL(pagePath(lang, 'edition', year), siteUrl).href })}
`;
}
