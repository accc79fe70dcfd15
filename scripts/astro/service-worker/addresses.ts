import { isLang, langsFrom, type Lang } from '../../../src/domain/model/languages.ts';
import { canonicalPath } from '../../../src/i18n/paths.ts';

/** Returns the language of a path's tree, or null for an address without a language. */
export function treeOf(path: string): Lang | null {
  const tree = path.split('/')[1];
  return isLang(tree) ? tree : null;
}

export function pathOfPage(pathname: string): string {
  const path = pathname.replace(/\/*$/, '/');
  try {
    return canonicalPath(path);
  } catch (error) {
    // No page has a path that cannot be decoded.
    if (error instanceof URIError) return path;
    throw error;
  }
}

/**
 * Returns the paths at which the page of an address may be, best first: the address itself, in either language if it
 * names none, and the address of the event whose id it carries.
 */
export function possiblePaths({ pathname, searchParams }: URL, preferred: Lang): string[] {
  const path = pathOfPage(pathname);
  const paths = treeOf(path) === null ? langsFrom(preferred).map((lang) => `/${lang}${path}`) : [path];
  const id = searchParams.get('id');
  if (id === null || !/^\d+$/.test(id)) return paths;
  const byId = paths.flatMap((one) => /^\/\w+\/event\//.exec(one)?.map((events) => `${events}${id}/`) ?? []);
  return [...paths, ...byId];
}

const PICTURE = /^\/media\/([0-9a-f]{16})(?:-\d+)?\.(\w+)$/;

/**
 * Returns those of the available files that show the picture requested by a path, best first. AVIF files are included
 * only if AVIF is requested: a browser that requests another format may not support it.
 */
export function filesOfPicture(path: string, stored: readonly string[]): string[] {
  const [, hash, format] = PICTURE.exec(path) ?? [];
  if (!hash) return [];
  const isAvif = (file: string): boolean => file.endsWith('.avif');
  return stored
    .filter((file) => PICTURE.exec(file)?.[1] === hash && (format === 'avif' || !isAvif(file)))
    .sort((a, b) => Number(isAvif(b)) - Number(isAvif(a)) || widthOf(b) - widthOf(a));
}

/** Returns the width in the name or path of a picture's file; 0 for an original. */
export const widthOf = (file: string): number => Number(/-(\d+)\./.exec(file)?.[1] ?? 0);
