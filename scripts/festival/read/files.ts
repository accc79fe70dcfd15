import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { tryDecodeURIComponent } from 'hono/utils/url';
import sharp from 'sharp';
import type { MediaSource } from '../../api/routes/media.ts';
import { filesBelow } from '../../files/files-below.ts';
import type { Problems, Where } from './problems.ts';
import type { SourceReader } from './source.ts';

const MEDIA = /\.(?:avif|jpe?g|mp4|pdf|png|svg|webp)$/i;
/** Pixels of the longer side below which a picture looks blurred at the size at which the site shows it. */
const SHORTEST = { banner: 1600, cover: 1200, photo: 1200, portrait: 600, still: 1200, logo: 160 };
export type PictureUse = keyof typeof SHORTEST;

const mediaPath = (file: string): string => `/media/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Tracks the pictures and documents of a folder: which are used, which are missing, and which are unused. */
export function createFiles(folder: string, problems: Problems) {
  const used = new Set<string>();
  const toMeasure: { file: string; use: PictureUse; where: Where }[] = [];

  /** Resolves a file name relative to another file of the folder. Null if the folder has no such file. */
  function inFolder(from: string, name: string): string | null {
    const file = normalize(join(dirname(from), name))
      .split(sep)
      .join('/');
    const stats = statSync(join(folder, file), { throwIfNoEntry: false });
    return !file.startsWith('../') && stats?.isFile() ? file : null;
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
    document(name: string | undefined, where: Where): string | null {
      const file = take(name, where);
      return file && mediaPath(file);
    },
    /** Returns the address for a link in a text: that of a file of the folder, or the link itself. */
    addressIn: (from: string) => (href: string) => {
      const file = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)
        ? null
        : inFolder(from, tryDecodeURIComponent(href));
      if (file !== null) used.add(file);
      return file === null ? href : mediaPath(file);
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

const isNoContent = (path: string): boolean =>
  path.startsWith('schemas/') || path === 'README.md' || path.split('/').some((part) => part.startsWith('.'));

/** Returns the displayed width and height, or null for a damaged picture. */
async function pixelsOf(path: string): Promise<[number, number] | null> {
  const picture = sharp(path);
  // Whatever the error, the file is not a readable picture.
  const metadata = await picture.metadata().catch(() => null);
  return metadata && [metadata.autoOrient.width, metadata.autoOrient.height];
}
