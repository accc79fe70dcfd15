import type { Id } from '../../../domain/model/core.ts';
import { fetchText } from '../../../stores/fetch-own.ts';

/**
 * The address of the event that has an id, with its id; null when the site has none. Every event has a page by its id
 * that leads to the one by its title: its target is read from it, since passing through it would show, and would break
 * off the transition between the pages.
 * @param root path of the events of one tree: `/fr/event/`.
 */
export async function pageById(root: string, id: Id): Promise<string | null> {
  const html = await fetchText(`${root}${id}/`, /^text\/html/).catch(() => '');
  // Read as text: a parser would hold its styles against the policy of this page, and complain.
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical
    ? `${new URL(canonical.replaceAll('&amp;', '&')).pathname}?id=${id}${location.hash}`
    : null;
}
