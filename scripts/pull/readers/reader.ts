import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { inspect, type InspectedFile } from '../media/inspect.ts';
import type { ManifestEntry } from '../media/media-manifest.ts';
import { proveSafe } from '../sanitise/canary.ts';
import type { TopHeading } from '../sanitise/html-fields.ts';
import { ownCopyTest } from '../sanitise/own-copies.ts';
import { createHtmlSanitiser, type HtmlOptions } from '../sanitise/html.ts';
import { createSvgSanitiser } from '../sanitise/svg.ts';

/** Opens files and texts from outside. Error messages are to be read after the name of the file or text. */
export interface Reader {
  /** @throws Error saying what is wrong with the file. */
  inspect(received: Uint8Array, expected: ManifestEntry['kind']): Promise<InspectedFile>;
  /** @throws Error saying why the text cannot be shown safely. */
  sanitise(html: string, top: TopHeading): string | Promise<string>;
}

export interface ReaderSite extends Omit<HtmlOptions, 'isOwnCopy'> {
  /** Files whose own copies on the site may be named by texts. */
  media: MediaIndex;
}

/** Creates a reader in this process. @throws UnsafeSanitiser when the sanitiser fails its proof. */
export function createReader({ media, ...site }: ReaderSite): Reader {
  const sanitise = createHtmlSanitiser({ ...site, isOwnCopy: ownCopyTest(media) });
  proveSafe(sanitise);
  const sanitiseSvg = createSvgSanitiser();
  return {
    inspect: (received, expected) => inspect(received, expected, sanitiseSvg),
    sanitise,
  };
}
