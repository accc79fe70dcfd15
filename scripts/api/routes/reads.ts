import { Hono } from 'hono';
import { fold } from '../festival/fold.ts';
import { collections } from '../festival/project-documents.ts';
import { jsonList } from '../http/answers.ts';
import { notFound } from '../http/api-error.ts';
import { parse } from '../http/body.ts';
import { editionQuery, eventFilters, searchQuery } from '../validation/query.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';

/** Unfiltered lists. Editions are filtered by year, and pages have no list: their ids come from the sub-menu. */
const LISTS = collections.filter((name) => name !== 'editions' && name !== 'pages');
/** Results of each kind; with more of them, visitors refine their search instead of reading on. */
const SEARCH_LIMIT = 50;

/** The public content. A blank search finds nothing. */
export function readRoutes({ festival, search, serve }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/evenements', (c) => {
    const filters = parse(eventFilters, c.req.queries());
    return serve(c, `evenements ${JSON.stringify(filters)}`, () => jsonList(festival.events(filters)));
  });
  routes.get('/editions', (c) => {
    const { annee: year } = parse(editionQuery, c.req.queries());
    const editions = () => (year === null ? festival.list('editions') : festival.editionsOfYear(year));
    return serve(c, `editions ${year}`, () => jsonList(editions()));
  });
  for (const collection of LISTS) {
    routes.get(`/${collection}`, (c) => serve(c, collection, () => jsonList(festival.list(collection))));
  }
  for (const collection of ['evenements', 'pages', 'personnes'] as const) {
    routes.get(`/${collection}/:id{[0-9]{1,15}}`, (c) => {
      const id = Number(c.req.param('id'));
      const found = collection === 'evenements' ? festival.event(id) : festival.document(collection, id);
      if (found === null) throw notFound();
      return serve(c, `${collection} ${id}`, () => found);
    });
  }
  routes.get('/s', (c) => {
    const query = fold(parse(searchQuery, c.req.queries()).search ?? '');
    return serve(c, `s ${query}`, () => {
      const [events, persons] = (['event', 'person'] as const).map((kind) =>
        jsonList(search.search(kind, query, SEARCH_LIMIT)),
      );
      return `{"event":${events},"person":${persons}}`;
    });
  });
  return routes;
}
