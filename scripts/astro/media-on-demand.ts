import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { shareCardPath } from '../../src/site/share-card.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { pictureFile } from './pictures.ts';
import { shareCardFile } from './share-cards.ts';

const MEDIA = '/media/';
const CARDS = shareCardPath('');

/** Makes the picture or share card at a path of an unfinished site. Returns its file, or null if there is none. */
export async function makeOnDemand(path: string): Promise<string | null> {
  if (path.startsWith(MEDIA)) return pictureFile(path.slice(MEDIA.length));
  return path.startsWith(CARDS) ? shareCardFile(path.slice(CARDS.length)) : null;
}

/** In development, makes pictures and share cards only when they are requested. */
export const mediaOnDemand: AstroIntegration = {
  name: 'media-on-demand',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(({ url = '' }, response, next) => {
        const answer = async (): Promise<void> => {
          const file = await makeOnDemand(url.split('?')[0] ?? '');
          if (file === null) next();
          else
            response.setHeader('Content-Type', contentTypeOf(extname(file)).name).end(await readFile(file));
        };
        answer().catch(next);
      });
    },
  },
};
