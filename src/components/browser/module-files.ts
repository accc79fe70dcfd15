import { fetchFile } from './load-code.ts';
import { hideLoadFailure } from './load-failure-message.ts';

declare global {
  interface Window {
    /** For `intent.ts`, which is bundled apart from the scripts of the page; there as soon as they have run. */
    fetchModules?: typeof fetchModules;
  }
}

const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;

/**
 * Fetches modules with all that they import, for who does not know their files beforehand.
 * @throws Error when a file cannot be had.
 */
export async function fetchModules(addresses: readonly string[]): Promise<void> {
  const visited = new Set<string>();
  await Promise.all(addresses.map((address) => fetchModule(address, visited)));
  hideLoadFailure();
}

async function fetchModule(address: string, visited: Set<string>): Promise<void> {
  const { href, pathname } = new URL(address, document.baseURI);
  if (visited.has(href)) return;
  visited.add(href);
  const code = await fetchFile(pathname);
  const imports = Array.from(code.matchAll(STATIC_IMPORT), ([, path = '']) => new URL(path, href).href);
  await Promise.all(imports.map((path) => fetchModule(path, visited)));
}
