import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, RouteData } from 'astro';
import type { Plugin } from 'vite';
import { digestOf } from '../../../src/content/digest.ts';
import { byLang, defaultLang, type Lang, langs } from '../../../src/domain/model/languages.ts';
import { astroCache } from '../../../src/site/snapshot-folder.ts';
import type { Answer, PageStyles, Questions } from './render-process.ts';

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** Rendered pages, named by the digest of all that they depend on and kept from one build to the next. */
const KEPT_PAGES = join(astroCache, 'pages');
/** Enough that each process always has a page to render. */
const PAGES_AT_ONCE = 8 * langs.length;

/**
 * Renders the pages of each language in a separate process, on its own core. In the process of the build, the memory of
 * all pages' views would add to the bundler's: `../decisions/2026-11-25-a-process-for-each-language.md`.
 * @param dist folder of the built site, into which each process writes its files.
 * @param release digest of all that every page depends on: a page of the same release and cache key is not rendered again.
 */
export function prerenderer(dist: string, release: string): AstroIntegration {
  let bundle = '';
  let pages: Pages = new Map();
  const names = new Set<string>();
  const keptAs = (pathname: string, cacheKey: string): string => {
    const name = digestOf([release, pathname, cacheKey]);
    names.add(name);
    return join(KEPT_PAGES, name);
  };
  return {
    name: 'prerenderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          build: { concurrency: PAGES_AT_ONCE },
          vite: { plugins: [firstModule((file) => (bundle = file))] },
        });
      },
      'astro:build:setup': (build) => {
        // The map is filled while the bundle is made.
        pages = build.pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        mkdirSync(KEPT_PAGES, { recursive: true });
        setPrerenderer(() => inProcesses(bundle, pages, { dist, keptAs }));
      },
      'astro:build:generated': () => {
        for (const name of readdirSync(KEPT_PAGES)) if (!names.has(name)) rmSync(join(KEPT_PAGES, name));
        names.clear();
      },
    },
  };
}

const firstModule = (report: (file: string) => void): Plugin => ({
  name: 'first-module',
  writeBundle({ dir = '' }, chunks) {
    if (this.environment.name !== 'prerender') return;
    const first = Object.values(chunks).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
    if (first) report(join(dir, first.fileName));
  },
});

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages'];

interface Folders {
  dist: string;
  /** Returns the path at which a page is kept for the next build. */
  keptAs: (pathname: string, cacheKey: string) => string;
}

/** A file of the site to be written. */
interface Target {
  pathname: string;
  /** Language of the process that writes it; null for any, if it depends on no language. */
  lang: Lang | null;
  kept: string | undefined;
}

function inProcesses(bundle: string, pages: Pages, { dist, keptAs }: Folders): AstroPrerenderer {
  const processes = byLang((lang) => startProcess(lang, bundle));
  const targets = new Map<string, Target>();
  const routes = Array.from(pages.values(), ({ route }) => route);
  let rendered = 0;
  return {
    name: 'a-process-for-each-language',
    setup: async () => {
      // Only styles: the other data that Astro has of pages cannot be sent to another process.
      const sent: PageStyles = new Map(Array.from(pages, ([key, { styles }]) => [key, { styles }]));
      await Promise.all(langs.map((lang) => processes[lang].ask('begin', sent)));
    },
    getStaticPaths: async () => {
      const listed = await Promise.all(
        langs.map(async (lang) => (await processes[lang].ask('paths')).map((path) => ({ ...path, lang }))),
      );
      const paths: { pathname: string; route: RouteData; target: Target }[] = [];
      for (const { pathname, cacheKey, route: place, lang } of listed.flat()) {
        const [route, address] = [routes[place], addressOf(pathname)];
        const known = targets.get(address);
        if (!route) throw new Error(`The build has no route for ${pathname}.`);
        if (known) {
          known.lang = null;
          continue;
        }
        const target = { pathname, lang, kept: cacheKey && keptAs(address, cacheKey) };
        targets.set(address, target);
        paths.push({ pathname, route, target });
      }
      return spread([...Map.groupBy(paths, ({ target }) => target.lang).values()]);
    },
    /** @returns an empty response: the process writes the file itself, since copying it here would take as long. */
    render: async (request, { routeData }) => {
      const address = addressOf(request.url);
      const target = targets.get(address);
      if (!target) throw new Error(`No route has listed ${request.url}.`);
      // Each file is rendered once, and a festival may have 150,000.
      targets.delete(address);
      rendered += 1;
      const { ask } = processes[target.lang ?? langs[rendered % langs.length] ?? defaultLang];
      const file = join(dist, fileOf(target.pathname, routeData));
      await ask('write', request.url, routes.indexOf(routeData), { file, kept: target.kept });
      return new Response(null);
    },
    teardown: async () => {
      await Promise.all(langs.map((lang) => processes[lang].end()));
    },
  };
}

/** Returns the path of an address, without a slash at its end: Astro lists pages without it, and asks for them with it. */
const addressOf = (url: string): string => new URL(url, 'http://localhost').pathname.replace(/\/$/, '');

/** Returns the path of a file within the site, where hosts look for it. */
function fileOf(pathname: string, { type }: RouteData): string {
  if (type === 'endpoint') return pathname.replace(/\/$/, '');
  return addressOf(pathname) === '/404' ? '404.html' : join(pathname, 'index.html');
}

/** Merges lists, each spread evenly over the whole, so that all processes work until the end. */
function spread<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export function startProcess(lang: Lang, bundle: string) {
  const child = fork(PROGRAM, [bundle], {
    // Nothing compiled is kept of the bundle, whose folder has another name in each build.
    env: { ...process.env, RENDERED_LANG: lang, NODE_DISABLE_COMPILE_CACHE: '1' },
    serialization: 'advanced',
  });
  const waiting = new Map<number, Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>>();
  let asked = 0;
  let death: Error | null = null;
  child.on('message', ({ id, value, error }: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error !== undefined) reject?.(error);
    else resolve?.(value);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      death = new Error(`The process that renders the pages in "${lang}" ended (${signal ?? code}).`);
      for (const { reject } of waiting.values()) reject(death);
      resolve();
    });
  });
  return {
    /** @throws what the process threw, or Error when it ends before it has answered. */
    ask: async <Question extends keyof Questions>(
      question: Question,
      ...args: Parameters<Questions[Question]>
    ): Promise<Awaited<ReturnType<Questions[Question]>>> => {
      if (death) throw death;
      asked += 1;
      const { promise, ...answer } = Promise.withResolvers<unknown>();
      waiting.set(asked, answer);
      // A failure to send is not reported here, but by the end of the process.
      child.send({ id: asked, question, args }, () => undefined);
      return (await promise) as Awaited<ReturnType<Questions[Question]>>;
    },
    end: async (): Promise<void> => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
