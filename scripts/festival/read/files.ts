import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { tryDecodeURIComponent } from 'hono/utils/url';
import sharp from 'sharp';
import type { MediaSource } from '../../api/routes/media.ts';
import { filesBelow } from '../../files/files-below.ts';
import { whole, type Problems, type Where } from './problems.ts';
import type { SourceReader } from './source.ts';

const MEDIA = /\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|webp)$/i;
/** Pixels of the longer side below which a picture looks blurred at the size at which the site shows it. */
const SHORTEST = { banner: 1600, cover: 1200, photo: 1200, portrait: 600, still: 1200, logo: 160 };
export type PictureUse = keyof typeof SHORTEST;

const mediaPath = (file: string): string => `/media/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Tracks the pictures and documents of a folder: which are used, which are missing, and which are unused. */
export function createFiles(folder: string, problems: Problems) {
  const used = new Set<string>();
  const toMeasure: { file: string; use: PictureUse; where: Where }[] = [];

  /** Resolves a path relative to a file of the folder. One that differs only by capitals is reported. */
  function inFolder(name: string, where: Where): string | null {
    const file = normalize(join(dirname(where.file), name))
      .split(sep)
      .join('/');
    const path = join(folder, file);
    // Not `statSync` alone, which throws for a name that is too long.
    if (!file.startsWith('../') && existsSync(path) && statSync(path).isFile()) return file;
    const like = filesBelow(folder).find((other) => other.toLowerCase() === file.toLowerCase()) ?? null;
    if (like)
      problems.remark(where, `names “${name}”, but the file is called ${basename(like)}: write it so`);
    return like;
  }

  function take(name: string | undefined, where: Where, remedy = ''): string | null {
    if (name === undefined) return null;
    const file = inFolder(name, where);
    if (file === null || !MEDIA.test(file)) {
      const reason = file === null ? 'which is not there' : 'which is no picture, film or PDF';
      const place = `Put the file beside ${where.file}${remedy}`;
      problems.remark(where, `names “${name}”, ${reason}: it is left out. ${place}`);
      return null;
    }
    used.add(file);
    return file;
  }

  /** Returns a file that the festival shows, by its path at the back end; null for any other file of the folder. */
  const media: MediaSource = async (path) => {
    const file = tryDecodeURIComponent(path).replace(/^\/media\//, '');
    const type = used.has(file) && getMimeType(file);
    return type ? { body: await readFile(join(folder, file)), type } : null;
  };

  return {
    media,
    picture(name: string | undefined, use: PictureUse, where: Where): string | null {
      const file = take(name, where);
      if (file === null) return null;
      toMeasure.push({ file, use, where });
      return mediaPath(file);
    },
    /** @param remedy What else to do if there is no such file. */
    document(name: string | undefined, where: Where, remedy?: string): string | null {
      const file = take(name, where, remedy);
      return file && mediaPath(file);
    },
    /** Reports the pictures that are damaged or too small. */
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
    /** Reports the files that are neither read nor named in another file. */
    reportUnused({ readFiles }: SourceReader): void {
      for (const path of filesBelow(folder)) {
        if (used.has(path) || readFiles.has(path) || isNoContent(path)) continue;
        const fault = /\.(?:ya?ml|md)$/.test(path)
          ? 'is not read: see the README for where such a file stands'
          : 'is used nowhere: name it in a file beside it, or delete it';
        problems.remark(whole(path), fault);
      }
    },
  };
}

export type Files = ReturnType<typeof createFiles>;

const isNoContent = (path: string): boolean =>
  path.startsWith('schemas/') || path === 'README.md' || path.split('/').some((part) => part.startsWith('.'));

/** Returns the displayed width and height, or null for a damaged picture. */
async function pixelsOf(path: string): Promise<[number, number] | null> {
  const picture = sharp(path);
  // Whatever the error, the file is not a readable picture.
  const metadata = await picture.metadata().catch(() => null);
  return metadata && [metadata.autoOrient.width, metadata.autoOrient.height];
}
