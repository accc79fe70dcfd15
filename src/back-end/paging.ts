import { urlOf } from '../domain/text/links.ts';
import { ApiError } from './errors.ts';
import { fieldsOf, itemsOf } from './guards.ts';

/** More pages than any festival has: the limit stops a back end that keeps sending another next page. */
const MAX_PAGES = 10_000;

export interface List {
  items: unknown[];
  /** Number of items that the back end announced; null if it announced none, or sent exactly this many. */
  announced: number | null;
}

/** Reads a whole list: an array, or pages linked by `next` (`scripts/api/README.md`). @throws ApiError */
export async function allPages(first: string, read: (url: string) => Promise<unknown>): Promise<List> {
  const items: unknown[] = [];
  const visited = new Set<string>();
  let announced: number | null = null;
  for (let url: string | null = first; url !== null;) {
    visited.add(url);
    const page = pageOf(await read(url), url);
    for (const item of page.results) items.push(item);
    announced = page.count ?? announced;
    url = nextOf(page.next, url, visited);
  }
  return { items, announced: announced === items.length ? null : announced };
}

function pageOf(body: unknown, url: string) {
  const { count, next } = fieldsOf(body);
  const results = itemsOf(body);
  if (!results) {
    const message = 'is neither a list nor a page of one: expected an array or {count, next, results}';
    throw new ApiError(message, { kind: 'shape', url });
  }
  return { results, count: typeof count === 'number' ? count : null, next };
}

function nextOf(next: unknown, url: string, visited: ReadonlySet<string>): string | null {
  if (next === null || next === undefined || next === '') return null;
  const wrong = (reason: string): ApiError =>
    new ApiError(`its next page ${JSON.stringify(next)} ${reason}`, { kind: 'shape', url });
  const target = typeof next === 'string' ? urlOf(next, url) : null;
  if (!target) throw wrong('is not an address');
  if (target.origin !== new URL(url).origin) throw wrong("leaves the back end's origin");
  if (visited.has(target.href)) throw wrong('was read before: the pages run in a circle');
  if (visited.size >= MAX_PAGES) throw wrong(`would be one more than ${MAX_PAGES}`);
  return target.href;
}
