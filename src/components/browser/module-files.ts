import { fetchFile, hideMendedFailure } from './load-code.ts';

const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;

/**
 * Fetches modules and everything they import, for callers that do not know the files.
 * @throws Error if a file cannot be loaded.
 */
export async function fetchModules(addresses: readonly string[]): Promise<void> {
  const visited = new Set<string>();
  await Promise.all(addresses.map((address) => fetchModule(address, visited)));
  hideMendedFailure();
}

async function fetchModule(address: string, visited: Set<string>): Promise<void> {
  const { href, pathname } = new URL(address, document.baseURI);
  if (visited.has(href)) return;
  visited.add(href);
  const code = await fetchFile(pathname);
  const imports = Array.from(code.matchAll(STATIC_IMPORT), ([, path = '']) => new URL(path, href).href);
  await Promise.all(imports.map((path) => fetchModule(path, visited)));
}
