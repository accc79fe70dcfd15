import { Hono } from 'hono';
import { jsonList } from '../http/answers.ts';
import { notFound } from '../http/api-error.ts';
import { readEventFilters } from '../validation/query.ts';
import type { FestivalRepository } from '../db/festival-repository.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeContent } from '../http/content.ts';

/** `/evenements/` and `/evenements/{id}`: shown events only. */
export function eventRoutes(festival: FestivalRepository, serve: ServeContent): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/evenements', (c) => {
      const filters = readEventFilters(c.req.queries());
      return serve(c, `evenements ${JSON.stringify(filters)}`, () => jsonList(festival.events(filters)));
    })
    .get('/evenements/:id{[0-9]{1,15}}', (c) => {
      const id = Number(c.req.param('id'));
      const event = festival.event(id);
      if (event === null) throw notFound();
      return serve(c, `evenements ${id}`, () => event);
    });
}
