import { readEnvironment } from '../../src/site/environment.ts';
import { editionSource } from './edition-source.ts';
import { writeArchives } from './write-archives.ts';

// Writes the archives of one edition of a built site into a folder: `node scripts/archive/main.ts dist 2022 archives`.
const [dist = '', year = '', folder = ''] = process.argv.slice(2);
try {
  const { SITE_NAME: siteName, SITE_SLUG: slug, SITE_URL: siteUrl } = readEnvironment(process.env);
  await writeArchives(editionSource(year, { dist, siteUrl, siteName }), { folder, slug });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
