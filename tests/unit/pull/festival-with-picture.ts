import sharp from 'sharp';
import { pull } from '../../../scripts/pull/pull.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { fakeBackEnd, pullOptions, titled, type ServedFile } from './harness.ts';

/** Address of the picture in `festivalWithPicture`. */
export const PICTURE_URL = 'https://api.example/m/a.png';

/** Returns a picture of one colour that is not encoded yet. */
export const picture = (width: number, height: number, background = '#c00') =>
  sharp({ create: { width, height, channels: 3, background } });
export const png = await picture(8, 6).png().toBuffer();
export const blue = await picture(8, 6, '#00c').png().toBuffer();
export const pdf = '%PDF-1.7\n%%EOF';

/** Returns a festival with one picture. @param files other files. @param image_base addresses of the picture's sizes. */
export function festivalWithPicture(
  files: Record<string, ServedFile> = {},
  image_base: object = { file: '/m/a.png' },
) {
  const backEnd = fakeBackEnd();
  backEnd.files = { '/m/a.png': { body: png }, ...files };
  backEnd.lists['/evenements/'] = [
    titled(1, 'Aube', { activite: [{ id: 1, intitule: 'Aube', image_base }] }),
  ];
  const options = pullOptions(backEnd);
  const run = async () => {
    backEnd.log.length = 0;
    const report = await pull(options);
    if (report.outcome === 'previous') throw report.reason;
    return report;
  };
  const media = () => readSnapshot(options.snapshots).media;
  const requests = () => backEnd.log.filter((line) => !line.startsWith('/api/'));
  return { backEnd, options, run, media, requests };
}
