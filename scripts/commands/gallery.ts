import { writeFileSync } from 'node:fs';
import { galleryPage } from '../gallery/shots.ts';
import { takePictures } from '../gallery/take-pictures.ts';
import { requireBrowser } from './support/browser.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { step } from './support/steps.ts';

/** `npm run gallery`: takes the gallery's pictures of the demo festival again, one for every route. */
export async function gallery(): Promise<void> {
  const browser = await requireBrowser();
  await using backEnd = await startTestBackEnd();
  await using site = await openSiteUnderTest(backEnd);
  await step('Pictures', () => takePictures(site.env.SITE_UNDER_TEST, browser));
  writeFileSync(new URL('../gallery/README.md', import.meta.url), galleryPage());
}
