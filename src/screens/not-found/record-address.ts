export type NamedRecord = NonNullable<ReturnType<typeof recordAt>>;

/**
 * Reads `/fr/event/57/`, `/en/event/Old_title/?id=57`, `/fr/person/12/`. Returns null for every other address,
 * including those without a language, which are redirected first.
 */
export function recordAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, kind, name] = /^\/\w\w\/(event|person)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const id = (kind === 'event' ? new URLSearchParams(search).get('id') : null) ?? name ?? '';
  if (!kind || !/^\d{1,15}$/.test(id)) return null;
  return { kind: kind === 'event' ? ('event' as const) : ('person' as const), id: Number(id) };
}
