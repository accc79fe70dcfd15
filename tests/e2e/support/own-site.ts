import { Hono } from 'hono';
import { serveApp } from '../../../scripts/serve/serve.ts';
import { createStaticApp } from '../../../scripts/serve/static-app.ts';
import { extname } from 'node:path';
import { contentTypeOf } from '../../../scripts/serve/content-types.ts';
import { test as base } from './test.ts';

/** Text files of a site in one release: undefined if a file is as it was built, null if it no longer exists. */
export type Release = (path: string) => string | null | undefined;

/** Serves a site for a single test, which can change, lose files and be closed. */
async function ownSite() {
  const scripts = new Map<string, string>();
  const held = new Map<string, Promise<null>>();
  const lost: string[] = [];
  const asked: string[] = [];
  let release: Release = () => undefined;
  let page: { html: string; status: 200 | 503 } | undefined;
  const app = new Hono();
  app.use(async (c, next) => {
    asked.push(c.req.path);
    await held.get(c.req.path);
    const code = scripts.get(c.req.path);
    if (code !== undefined) return c.body(code, 200, { 'Content-Type': 'text/javascript' });
    if (page) return c.html(page.html, page.status);
    if (lost.some((folder) => c.req.path.startsWith(folder))) return c.text('Gone', 404);
    const text = release(c.req.path);
    if (text === null) return c.text('Gone', 404);
    const type = contentTypeOf(extname(c.req.path) || '.html').name;
    return text === undefined ? next() : c.body(text, 200, { 'Content-Type': type });
  });
  app.route('/', createStaticApp(process.env['DIST_UNDER_TEST'] ?? ''));
  const site = await serveApp(app, 0);
  return {
    ...site,
    /** Answers a path with this script from now on. */
    replaceScript: (path: string, code: string) => void scripts.set(path, code),
    /** Answers every address with this page from now on. */
    replacePages: (html: string, status: 200 | 503) => void (page = { html, status }),
    /** Publishes the site as another release from now on. */
    publish: (next: Release) => void (release = next),
    /** Paths that were requested, one entry per request. */
    asked: asked as readonly string[],
    /** Does not answer a path before the returned function is called. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<null>();
      held.set(path, promise);
      return () => resolve(null);
    },
    /** Has no file whose path starts with this folder from now on. */
    lose: (folder: string) => void lost.push(folder),
  };
}

export const test = base.extend<{ site: Awaited<ReturnType<typeof ownSite>> }>({
  site: async ({}, use) => {
    const site = await ownSite();
    await use(site);
    await site.close();
  },
});
