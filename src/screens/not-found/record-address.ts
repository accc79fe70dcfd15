import type { Id } from '../../domain/model/core.ts';

/** A record that an address names by its id. */
export interface NamedRecord {
  kind: 'event' | 'person';
  id: Id;
}

/**
 * Reads `/fr/event/57/`, `/en/event/Old_title/?id=57`, `/fr/person/12/`; null for every other address, those without
 * language included, which are redirected first.
 */
export function recordAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): NamedRecord | null {
  const [, kind, name] = /^\/\w\w\/(event|person)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const id = (kind === 'event' ? new URLSearchParams(search).get('id') : null) ?? name ?? '';
  if (!kind || !/^\d{1,15}$/.test(id)) return null;
  return { kind: kind === 'event' ? 'event' : 'person', id: Number(id) };
}
