import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { typesetHtml } from '../../../src/domain/text/typography.ts';
import type { Reader } from '../readers/reader.ts';
import { UnsafeSanitiser } from './canary.ts';
import { type HtmlField, mapHtml } from './html-fields.ts';
import { canBeCopied } from './own-copies.ts';

/** A picture that was pasted into a text, and is no file. */
const pastedPicture = /\ssrc\s*=\s*["']?data:/i;

/** A link to a file that a back end has beside its texts, with the file's path. */
const linkedFile = /\shref\s*=\s*["']?(\/media\/[^"'\s>]*)/gi;

const linksToLostFile = (html: string): boolean =>
  [...html.matchAll(linkedFile)].some(([, path = '']) => !canBeCopied(path));

const keyOf = (html: string, { top }: HtmlField): string => `${top} ${html}`;

/**
 * Sanitises every HTML field of the festival, each text once, and typesets it by the rule **Typography**. A field that
 * cannot be sanitised is left out and reported, as is a picture that was pasted into it; the rest stays.
 * @param hasBackEnd whether visitors can reach the back end: if not, links to files without own copies are reported.
 */
export async function sanitiseFestival(
  festival: Festival,
  reader: Pick<Reader, 'sanitise'>,
  hasBackEnd = true,
) {
  const fields: { html: string; field: HtmlField }[] = [];
  mapHtml(festival, (html, field) => {
    fields.push({ html, field });
    return html;
  });

  const texts = new Map(fields.map(({ html, field }) => [keyOf(html, field), { html, field }]));
  const results = Array.from(texts, async ([key, { html, field }]) => {
    return [key, await resultOf(reader, html, field)] as const;
  });
  const sanitised = new Map(await Promise.all(results));
  const quarantined = fields.flatMap(({ html, field }): Quarantined[] => {
    const { path, id } = field;
    const result = sanitised.get(keyOf(html, field));
    if (result instanceof Error)
      return [{ path, id, reason: `cannot be shown safely and is left out: ${result.message}` }];
    const reasons = [
      pastedPicture.test(html) && 'contains a picture that was pasted into it and is left out; upload it',
      !hasBackEnd &&
        linksToLostFile(html) &&
        'links to a file that the published site does not have, and keeps the words alone; link to it by https',
    ];
    return reasons.flatMap((reason) => (reason === false ? [] : [{ path, id, reason }]));
  });
  const clean = mapHtml(festival, (html, field) => {
    const result = sanitised.get(keyOf(html, field));
    return typeof result === 'string' ? typesetHtml(result, field.lang) : '';
  });
  return { festival: clean, quarantined };
}

/** Returns the sanitised text or the error: a failure of the parser concerns this field only. */
async function resultOf(reader: Pick<Reader, 'sanitise'>, html: string, { top }: HtmlField) {
  try {
    return await reader.sanitise(html, top);
  } catch (error) {
    if (error instanceof Error && !(error instanceof UnsafeSanitiser)) return error;
    throw error;
  }
}
