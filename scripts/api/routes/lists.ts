import { Hono } from 'hono';
import { collections } from '../festival/project-documents.ts';
import { jsonList } from '../http/answers.ts';
import { notFound } from '../http/api-error.ts';
import { readYear } from '../validation/query.ts';
import type { FestivalRepository } from '../db/festival-repository.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeContent } from '../http/content.ts';

/** The editions are filtered. Pages have no list: their ids come from the sub-menu. */
const LISTS = collections.filter((name) => name !== 'editions' && name !== 'pages');
const DETAILS = ['pages', 'personnes'] as const;

/** The collections that are delivered whole, the editions with their year, and single persons and pages. */
export function listRoutes(festival: FestivalRepository, serve: ServeContent): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/editions', (c) => {
    const year = readYear(c.req.queries());
    const editions = () => (year === null ? festival.list('editions') : festival.editionsOfYear(year));
    return serve(c, `editions ${year}`, () => jsonList(editions()));
  });
  for (const collection of LISTS) {
    routes.get(`/${collection}`, (c) => serve(c, collection, () => jsonList(festival.list(collection))));
  }
  for (const collection of DETAILS) {
    routes.get(`/${collection}/:id{[0-9]{1,15}}`, (c) => {
      const id = Number(c.req.param('id'));
      const document = festival.document(collection, id);
      if (document === null) throw notFound();
      return serve(c, `${collection} ${id}`, () => document);
    });
  }
  return routes;
}
