import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iptcOf } from '../../src/domain/press/iptc.ts';
import { xmpOf } from '../../src/domain/press/picture-label.ts';
import type { PressPicture, PressPictures } from '../../src/screens/press-desk/picture-labels.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { replaceFile } from '../files/replace-file.ts';
import { labelPicture } from '../media/label-picture.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';

/** Folder of the labelled files, kept between builds. */
const CACHE = '.cache/press';
/** Increased when the same picture and label result in another file than before. */
const FORMAT_VERSION = 2;

/**
 * Makes the files that the press desks offer (`/data/press/{year}.json`): the originals, with caption, credit and rights
 * written into them.
 */
export async function placePressPictures(dist: string): Promise<void> {
  const folder = join(dist, 'data/press');
  const pictures = readdirSync(folder).flatMap(
    (name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as PressPictures).pictures,
  );
  for (const picture of pictures) await place(picture, dist);
  console.log(`${pictures.length} pictures for the press placed`);
}

async function place({ path, original, label }: PressPicture, dist: string): Promise<void> {
  const cached = join(CACHE, `v${FORMAT_VERSION}`, path);
  if (!existsSync(cached)) {
    const file = await labelPicture(join(mediaFolder, original), { xmp: xmpOf(label), iptc: iptcOf(label) });
    await replaceFile(cached, file);
  }
  linkOrCopy(cached, join(dist, path));
}
