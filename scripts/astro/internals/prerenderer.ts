import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, RouteData } from 'astro';
import type { Plugin } from 'vite';
import { byLang, defaultLang, type Lang, langs } from '../../../src/domain/model/languages.ts';
import type { Answer, Entry, PageStyles, Questions } from './render-process.ts';

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** Enough that each process has pages waiting while others are written. */
const PAGES_AT_ONCE = 8 * langs.length;
/** Astro's own images and collection entries, by which it detects that a page has changed: no page has any. */
const UNTRACKED = { contentEntryKeys: [], staticImages: [], referencedImages: [] };

/**
 * Renders the pages of each language in a separate process, on its own core. In the process of the build, the memory of
 * all pages' views would add to the bundler's: `../decisions/2026-11-25-a-process-for-each-language.md`.
 */
export function prerenderer(): AstroIntegration {
  let bundle = '';
  let styles: PageStyles = new Map();
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
      'astro:build:setup': ({ pages }) => {
        // The map is filled while the bundle is made.
        styles = pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(() => inProcesses(bundle, styles));
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

function inProcesses(bundle: string, pages: PageStyles): AstroPrerenderer {
  const processes = byLang((lang) => startProcess(lang, bundle));
  let routes: RouteData[] = [];
  // Languages of the processes that know each page: their own pages, and those that do not depend on the language.
  let knownIn: ReadonlyMap<string, readonly Lang[]> = new Map();
  let rendered = 0;
  return {
    name: 'a-process-for-each-language',
    setup: async () => {
      const { app } = (await import(bundle)) as Entry;
      routes = app.manifest.routes.map(({ routeData }) => routeData);
      // Only styles: the other data that Astro has of pages cannot be sent to another process.
      const sent: PageStyles = new Map(Array.from(pages, ([key, { styles }]) => [key, { styles }]));
      await Promise.all(langs.map((lang) => processes[lang].ask('begin', sent)));
    },
    getStaticPaths: async () => {
      const known = await Promise.all(
        langs.map(async (lang) => (await processes[lang].ask('paths')).map((path) => ({ lang, ...path }))),
      );
      const byAddress = Map.groupBy(known.flat(), ({ pathname }) => withoutSlash(pathname));
      knownIn = new Map(Array.from(byAddress, ([path, all]) => [path, all.map(({ lang }) => lang)]));
      const paths = [...byAddress.values()].flatMap(([first]) => first ?? []);
      const kinds = Map.groupBy(
        paths,
        ({ pathname }) => `${knownIn.get(withoutSlash(pathname))?.join()} ${extname(pathname)}`,
      );
      return spread([...kinds.values()]).flatMap(({ pathname, cacheKey, route: place }) => {
        const route = routes[place];
        return route ? { pathname, route, ...(cacheKey !== undefined && { cacheKey }) } : [];
      });
    },
    render: async (request, { routeData }) => {
      const able = knownIn.get(withoutSlash(decodeURI(new URL(request.url).pathname))) ?? langs;
      rendered += 1;
      const { ask } = processes[able[rendered % able.length] ?? defaultLang];
      const { body, ...init } = await ask('render', request.url, routes.indexOf(routeData));
      return { response: new Response(body, init), metadata: UNTRACKED };
    },
    teardown: async () => {
      await Promise.all(langs.map((lang) => processes[lang].end()));
    },
  };
}

/** Astro asks for a page with a slash at its end, and lists it without. */
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Merges lists, each spread evenly over the whole. All processes then work until the end, since some kinds of pages take
 * long to render and others to write.
 */
function spread<T>(lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export function startProcess(lang: Lang, bundle: string) {
  const child = fork(PROGRAM, [bundle], {
    env: { ...process.env, RENDERED_LANG: lang },
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
