import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as bundleOfPages from 'astro/entrypoints/prerender';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { placeholderOf, withUsedStyles } from '../page-styles/used-styles.ts';

export type Entry = typeof bundleOfPages;
type Internals = Parameters<Entry['app']['setInternals']>[0];
type Options = Parameters<Entry['app']['setOptions']>[0];

export type PageStyles = Map<string, Pick<Parameters<Internals['pagesByKeys']['set']>[1], 'styles'>>;

/** A page. Its route is the index of its kind of page in `PageStyles`, which has the same order in all processes. */
export interface PagePath {
  pathname: string;
  route: number;
  cacheKey: string | undefined;
}

export interface Questions {
  /** Must be asked first. */
  begin: (pages: PageStyles) => Promise<void>;
  /** Pages of the language of the process, and those that do not depend on the language. */
  paths: () => Promise<PagePath[]>;
  /** Writes a file of the site, unless it was kept by an earlier build. */
  write: (url: string, route: number, files: Files) => Promise<void>;
}

/** Paths of a file of the site, and of the same file as it is kept for the next build, if it is. */
export interface Files {
  file: string;
  kept: string | undefined;
}

export interface Answer {
  id: number;
  value?: unknown;
  error?: unknown;
}

/**
 * Reduces the spaces between tags to one each, except in elements that show them all. Astro leaves a space for every
 * expression, also for those that render nothing.
 */
export const withoutEmptyText = (html: string): string =>
  html.replace(/<(pre|textarea)[\s>].*?<\/\1>|> {2,}(?=<)/gs, (found, shown) => (shown ? found : '> '));

/** Answers the questions of `prerenderer.ts` from the bundle of pages. */
async function answerQuestions(bundle: string): Promise<void> {
  const { app } = (await import(bundle)) as Entry;
  let routes: (RouteData | undefined)[] = [];
  const answers: Questions = {
    begin: (pages) => {
      const byKey = new Map(
        app.manifest.routes.map(({ routeData }) => [`${routeData.route}&${routeData.component}`, routeData]),
      );
      routes = Array.from(pages.keys(), (key) => byKey.get(key));
      // Pages may share a sheet.
      const sheets = new Set([...pages.values()].flatMap(({ styles }) => styles.map(({ sheet }) => sheet)));
      for (const sheet of sheets) if (sheet.type === 'inline') sheet.content = placeholderOf(sheet.content);
      // Everything that rendering needs from the build: see `core/build/environment.js` of Astro.
      app.setInternals({ pagesByKeys: pages } as Internals);
      const destination = { write: ({ message }: { message: string }) => console.error(message) };
      app.setOptions({
        settings: { scripts: [] },
        logger: { options: { destination } },
      } as unknown as Options);
      return Promise.resolve();
    },
    paths: async () => {
      const paths = await new StaticPaths(app).getAll();
      return paths.map(({ pathname, route, cacheKey }) => ({
        pathname,
        route: routes.indexOf(route),
        cacheKey,
      }));
    },
    // Files are written synchronously, which is fastest for many small ones.
    write: async (url, route, { file, kept }) => {
      mkdirSync(dirname(file), { recursive: true });
      if (kept !== undefined && existsSync(kept)) {
        copyFileSync(kept, file);
        return;
      }
      const routeData = routes[route];
      const response = await app.render(new Request(url), { ...(routeData && { routeData }) });
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const content = isPage
        ? withUsedStyles(withoutEmptyText(await response.text()))
        : await response.bytes();
      writeFileSync(file, content);
      if (kept === undefined) return;
      // Renamed when it is complete: the build may be killed meanwhile.
      writeFileSync(`${kept}.new`, content);
      renameSync(`${kept}.new`, kept);
    },
  };
  // The build has ended or failed: nothing waits for the remaining answers.
  process.once('disconnect', () => process.exit());
  process.on(
    'message',
    ({ id, question, args }: { id: number; question: keyof Questions; args: never[] }) => {
      const send = (answer: Omit<Answer, 'id'>) =>
        process.send?.({ id, ...answer }, undefined, undefined, () => undefined);
      const answer = answers[question] as (...given: never[]) => Promise<unknown>;
      answer(...args).then(
        (value) => send({ value }),
        (error: unknown) => send({ error }),
      );
    },
  );
}

const [, , bundle] = process.argv;
if (import.meta.main && bundle !== undefined) await answerQuestions(bundle);
