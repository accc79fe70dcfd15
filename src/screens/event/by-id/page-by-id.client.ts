import type { Id } from '../../../domain/model/core.ts';
import { fetchText } from '../../../stores/fetch-own.ts';

/**
 * Returns the address of the event with this id, including the id, or null if the site has no such event. Every event
 * has a page by its id that redirects to its page by title. The target is read from that page, since visiting it would
 * be visible and would interrupt the transition between pages.
 * @param root path of the events of one tree: `/fr/event/`.
 */
export async function pageById(root: string, id: Id): Promise<string | null> {
  const html = await fetchText(`${root}${id}/`, /^text\/html/).catch(() => '');
  // Read as text: a parser would report styles that violate the security policy of this page.
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical
    ? `${new URL(canonical.replaceAll('&amp;', '&')).pathname}?id=${id}${location.hash}`
    : null;
}
