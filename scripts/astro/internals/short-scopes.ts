import type { Plugin } from 'vite';

/** Class of the elements of one component, as Astro names it in HTML and styles. */
const SCOPE = /\bastro-([a-z0-9]{8})\b/g;
const LENGTH = 5;

/**
 * Shortens the classes with which Astro scopes styles to a component from 14 to 6 characters: every element of such a
 * component has one.
 */
export function shortScopes(): Plugin[] {
  const hashes = new Map<string, string>();
  const shorten = (code: string): { code: string; map: null } => ({
    code: code.replace(SCOPE, (_, hash: string) => nameOf(hash, hashes)),
    map: null,
  });
  return [
    {
      name: 'short-scopes-of-styles',
      enforce: 'pre',
      transform: { filter: { id: /\.astro\?.*type=style/, code: SCOPE }, handler: shorten },
    },
    {
      name: 'short-scopes',
      enforce: 'post',
      transform: { filter: { id: /\.astro$/, code: SCOPE }, handler: shorten },
    },
  ];
}

/** @throws Error when two components would have the same name. */
function nameOf(hash: string, hashes: Map<string, string>): string {
  const name = `_${hash.slice(0, LENGTH)}`;
  const other = hashes.get(name) ?? hash;
  if (other !== hash)
    throw new Error(
      `Two components are both named ${name}: raise LENGTH in scripts/astro/internals/short-scopes.ts`,
    );
  hashes.set(name, hash);
  return name;
}
