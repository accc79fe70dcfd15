import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { linkOrCopy } from '../files/link-or-copy.ts';

const info = z.object({ sizes: z.array(z.object({ width: z.int(), height: z.int() })).min(1) });

/**
 * Places pictures that pages use anyway at the paths of the IIIF Image API: next to each
 * `/iiif/images/{hash}/info.json`, `full/{width},{height}/0/default.jpg` of every size that it lists, and `full/max`
 * for the largest. They are links to the files of `/media/`. Runs after the pictures are made.
 */
export async function fillImageServices(dist: string): Promise<void> {
  const services = join(dist, 'iiif', 'images');
  const hashes = await (existsSync(services) ? readdir(services) : []);
  for (const hash of hashes) await fill(join(services, hash), join(dist, 'media', hash));
  console.log(`${hashes.length} image services`);
}

/** @param picture path of the picture's files, without `-{width}.jpg`. */
async function fill(service: string, picture: string): Promise<void> {
  const { sizes } = info.parse(JSON.parse(await readFile(join(service, 'info.json'), 'utf8')));
  const widest = Math.max(...sizes.map(({ width }) => width));
  for (const { width, height } of sizes) {
    for (const name of [`${width},${height}`, ...(width === widest ? ['max'] : [])])
      linkOrCopy(`${picture}-${width}.jpg`, join(service, 'full', name, '0', 'default.jpg'));
  }
}
