import { getMimeType } from 'hono/utils/mime';

/** Types that Hono does not know. */
const others: Record<string, string> = {
  '.atom': 'application/atom+xml',
  '.rss': 'application/rss+xml',
  '.bib': 'application/x-bibtex',
  '.ris': 'application/x-research-info-systems',
  '.wacz': 'application/wacz',
};
const TEXT = /^text\/|json$|xml$|x-bibtex$|x-research-info-systems$/;

/**
 * Returns the content type of a file by its extension, dot included; unknown extensions are plain bytes. Only text is
 * worth compressing: other formats are compressed themselves.
 */
export function contentTypeOf(extension: string) {
  const known = others[extension] ?? getMimeType(extension) ?? 'application/octet-stream';
  const [name = ''] = known.split(';');
  const isText = TEXT.test(name);
  return { name: isText ? `${name}; charset=utf-8` : name, isText };
}
