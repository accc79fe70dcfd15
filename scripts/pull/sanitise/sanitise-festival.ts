import { setImmediate } from 'node:timers/promises';
import type { Festival, Quarantined } from '../../../src/domain/model/festival.ts';
import { type HtmlField, mapHtml } from './html-fields.ts';
import type { SanitiseHtml } from './html.ts';

/** What is parsed can only be collected between two turns of the event loop: 47 KB a field would add up. */
const FIELDS_PER_TURN = 25;

const keyOf = (html: string, { top }: HtmlField): string => `${top} ${html}`;

/**
 * The festival with every HTML field sanitised, each text once. A field that cannot be is left out by name; the rest of
 * its record stays.
 */
export async function sanitiseFestival(
  festival: Festival,
  sanitise: SanitiseHtml,
): Promise<{ festival: Festival; quarantined: Quarantined[] }> {
  const fields: { html: string; field: HtmlField }[] = [];
  mapHtml(festival, (html, field) => {
    fields.push({ html, field });
    return html;
  });

  const quarantined: Quarantined[] = [];
  const sanitised = new Map<string, string | Error>();
  for (const [index, { html, field }] of fields.entries()) {
    if (index % FIELDS_PER_TURN === 0) await setImmediate();
    const key = keyOf(html, field);
    const result = sanitised.get(key) ?? resultOf(sanitise, html, field);
    sanitised.set(key, result);
    if (result instanceof Error) {
      const reason = `cannot be shown safely and is left out: ${result.message}`;
      quarantined.push({ path: field.path, id: field.id, reason });
    }
  }
  const clean = mapHtml(festival, (html, field) => {
    const result = sanitised.get(keyOf(html, field));
    return typeof result === 'string' ? result : '';
  });
  return { festival: clean, quarantined };
}

/** Whatever the parser stumbles over concerns this field only. */
function resultOf(sanitise: SanitiseHtml, html: string, { top }: HtmlField): string | Error {
  try {
    return sanitise(html, top);
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}
