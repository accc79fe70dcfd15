import { Hono } from 'hono';
import { fold } from '../festival/fold.ts';
import { jsonList } from '../http/answers.ts';
import { readSearch } from '../validation/query.ts';
import type { SearchRepository } from '../db/search-repository.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeContent } from '../http/content.ts';

/** Results of each kind; with more of them, visitors refine their search instead of reading on. */
const LIMIT = 50;

/** `/s/?search=`: a blank search has no results. */
export function searchRoutes(search: SearchRepository, serve: ServeContent): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/s', (c) => {
    const query = fold(readSearch(c.req.queries()));
    return serve(c, `s ${query}`, () => {
      const events = jsonList(search.search('event', query, LIMIT));
      const persons = jsonList(search.search('person', query, LIMIT));
      return `{"event":${events},"person":${persons}}`;
    });
  });
}
