import { hideLoadFailure } from './load-failure-message.ts';

/** Longer than the slowest network takes for the largest file of the site. */
const TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 500;

/** Files that were fetched, or are being fetched, by their path. */
const files = new Map<string, Promise<string>>();

/**
 * Fetches a file of the site's code into the browser's cache: twice when need be, the second time past that cache. What
 * failed is fetched again by the next caller. @throws Error naming the file.
 */
export function fetchFile(path: string): Promise<string> {
  const text = files.get(path) ?? fetchText(path).catch(() => wait().then(() => fetchText(path, 'reload')));
  files.set(path, text);
  text.catch(() => files.delete(path));
  return text;
}

async function fetchText(path: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(path, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A portal or a host may answer with a page of its own.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html'))
    throw new Error(`${path} cannot be had: the answer is ${response.status}`);
  return response.text();
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Imports a module once all its files are there. Some browsers remember a failed `import()` for the life of the page,
 * and that of any file it imports, but none remembers a failed `fetch()`: so each try is a real one. The build puts this
 * around every `import()` (`scripts/astro/preload-helper.ts`), together with a `.then()` that follows directly: what
 * must hear of a failure follows a function that imports.
 * @param paths of the module's files and their style sheets, relative to the site's root.
 * @throws Error when one of them cannot be had.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    paths.map(async (path) => {
      await fetchFile(`/${path}`);
      if (path.endsWith('.css')) addSheet(`/${path}`);
    }),
  );
  hideLoadFailure();
  return load();
}

function addSheet(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
