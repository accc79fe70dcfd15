import { existsSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize, sep } from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../files/files-below.ts';
import type { Problems, Where } from './problems.ts';
import type { SourceReader } from './source.ts';

const MEDIA = /\.(?:avif|jpe?g|mp4|pdf|png|svg|webp)$/i;
/** Pixels of the longer side below which a picture looks soft where the site shows it. */
const SHORTEST = { banner: 1600, cover: 1200, photo: 1200, portrait: 600, still: 1200, logo: 160 };
export type PictureUse = keyof typeof SHORTEST;

/** Path under which the back end gives a file of the folder. */
const mediaPath = (file: string): string => `/media/${file.split('/').map(encodeURIComponent).join('/')}`;

/** The pictures and documents of a folder: which are used, which are missing, and which nobody uses. */
export function createFiles(folder: string, problems: Problems) {
  const used = new Set<string>();
  const toMeasure: { file: string; use: PictureUse; where: Where }[] = [];

  /** A file of the folder by its name from another one's, or null when there is none. */
  function inFolder(from: string, name: string): string | null {
    const file = normalize(join(dirname(from), name))
      .split(sep)
      .join('/');
    const isThere =
      !file.startsWith('../') && existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
    return isThere ? file : null;
  }

  function take(name: string | undefined, where: Where): string | null {
    if (name === undefined) return null;
    const file = inFolder(where.file, name);
    if (file === null || !MEDIA.test(file)) {
      const reason = file === null ? 'which is not there' : 'which is no picture, film or PDF';
      problems.remark(where, `names “${name}”, ${reason}: it is left out. Put the file beside ${where.file}`);
      return null;
    }
    used.add(file);
    return file;
  }

  return {
    /** Files that the festival shows, from its folder. */
    used,
    picture(name: string | undefined, use: PictureUse, where: Where): string | null {
      const file = take(name, where);
      if (file === null) return null;
      toMeasure.push({ file, use, where });
      return mediaPath(file);
    },
    document(name: string | undefined, where: Where): string | null {
      const file = take(name, where);
      return file && mediaPath(file);
    },
    /** The address of what a text links to: a file beside it, or what stands there. */
    addressIn: (from: string) => (href: string) => {
      const file = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)
        ? null
        : inFolder(from, decodeURIComponent(href));
      if (file !== null) used.add(file);
      return file === null ? href : mediaPath(file);
    },
    /** Tells the pictures that are damaged or too small. */
    async measure(): Promise<void> {
      await Promise.all(
        toMeasure.map(async ({ file, use, where }) => {
          const size = await pixelsOf(join(folder, file));
          if (size === null)
            problems.remark(where, `names ${file}, which no picture can be read from: export it again`);
          else if (extname(file).toLowerCase() !== '.svg' && Math.max(...size) < SHORTEST[use])
            problems.remark(
              where,
              `names ${file}, which has ${size.join(' × ')} pixels: as a ${use} it wants ${SHORTEST[use]} on its longer side`,
            );
        }),
      );
    },
    /** Tells the files that nothing names. */
    tellUnused({ readFiles }: SourceReader): void {
      for (const path of filesBelow(folder)) {
        if (used.has(path) || readFiles.has(path) || isNoContent(path)) continue;
        const isRecord = /\.(?:ya?ml|md)$/.test(path);
        problems.remark(
          { file: path, line: null, field: '' },
          isRecord
            ? 'is not read: see the README for where such a file stands'
            : 'is used nowhere: name it in a file beside it, or delete it',
        );
      }
    },
  };
}

export type Files = ReturnType<typeof createFiles>;

/** Files of the folder that are not content of the festival. */
const isNoContent = (path: string): boolean =>
  path.startsWith('schemas/') || path === 'README.md' || path.split('/').some((part) => part.startsWith('.'));

const measured = new Map<string, Promise<[number, number] | null>>();

/** Width and height as they are shown, measured once for each version of a file. */
function pixelsOf(path: string): Promise<[number, number] | null> {
  const { mtimeMs, size } = statSync(path);
  const key = [path, mtimeMs, size].join('|');
  const known = measured.get(key);
  if (known) return known;
  const pixels = sharp(path)
    .metadata()
    .then(({ autoOrient }): [number, number] => [autoOrient.width, autoOrient.height])
    // Whatever sharp says of it, there is no picture.
    .catch(() => null);
  measured.set(key, pixels);
  return pixels;
}
