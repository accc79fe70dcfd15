import { hideLoadFailure, showLoadFailure } from './load-failure.ts';

/** Time limit for a file: longer than the largest file of the site takes on the slowest network. */
const TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 500;
/** Delay after which the visitor is informed, long before the time limit. */
const LATE_MS = 8_000;

const files = new Map<string, Promise<string>>();
/** Files that could not be loaded at the last try, and promises of code that is late. */
const missing = new Set<unknown>();
/** Whether the code being requested is fetched ahead of its use. */
let isAhead = false;

/**
 * Fetches a script or style sheet into the browser's cache; a failure is retried once, bypassing the cache. After a
 * second failure the next caller tries again.
 * @throws Error naming the file.
 */
function fetchFile(path: string): Promise<string> {
  const text = files.get(path) ?? fetchText(path).catch(() => wait().then(() => fetchText(path, 'reload')));
  files.set(path, text);
  text.then(
    () => markLoaded(path),
    () => {
      files.delete(path);
      missing.add(path);
    },
  );
  return text;
}

/** Shows a visitor who waits for code that it is missing, from 8 s on until it has loaded. */
export function waitFor<T>(loading: Promise<T>): Promise<T> {
  const late = setTimeout(() => {
    missing.add(loading);
    showLoadFailure();
  }, LATE_MS);
  return loading.finally(() => {
    clearTimeout(late);
    markLoaded(loading);
  });
}

/** Imports code that nobody waits for yet: a delay is not reported. @param load calls `import()` synchronously. */
export function importAhead<Module>(load: () => Promise<Module>): Promise<Module> {
  isAhead = true;
  const module = load();
  isAhead = false;
  return module;
}

/**
 * Hides the message about a failed load, once nothing is missing any more. The message stays until the script of every
 * page, which defines islands, has loaded: it reports that this script is late.
 */
function markLoaded(loaded: unknown): void {
  missing.delete(loaded);
  if (missing.size === 0 && customElements.get('astro-island')) hideLoadFailure();
}

/** Does not use `stores/fetch-own.ts`: every page loads this module, which has no room for the code of long files. */
async function fetchText(path: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(path, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A captive portal or a host may answer with another page.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Imports a module after fetching all its files. Some browsers remember a failed `import()` for the life of the page,
 * but none remembers a failed `fetch()`, so each attempt is a real one. The build wraps this around every `import()`
 * (`scripts/astro/internals/preload-helper.ts`) together with a directly following `.then()`: handle failures on a
 * function that does the import.
 * @param paths of the module's files and their style sheets, relative to the site's root.
 * @throws Error if one of them cannot be loaded.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  const loading = Promise.all(
    paths.map(async (path) => {
      await fetchFile(`/${path}`);
      if (path.endsWith('.css')) addSheet(`/${path}`);
    }),
  );
  await (isAhead ? loading : waitFor(loading));
  return load();
}

/** Adds a style sheet, once. */
export function addSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;

/**
 * Fetches modules and everything they import, for callers that do not know the files.
 * @throws Error if a file cannot be loaded.
 */
export async function fetchModules(addresses: readonly string[]): Promise<void> {
  const visited = new Set<string>();
  await Promise.all(addresses.map((address) => fetchModule(address, visited)));
}

async function fetchModule(address: string, visited: Set<string>): Promise<void> {
  const { href, pathname } = new URL(address, document.baseURI);
  if (visited.has(href)) return;
  visited.add(href);
  const code = await fetchFile(pathname);
  const imports = Array.from(code.matchAll(STATIC_IMPORT), ([, path = '']) => new URL(path, href).href);
  await Promise.all(imports.map((path) => fetchModule(path, visited)));
}
