import type { MediaLink, SocialLink } from '../../../src/domain/model/festival.ts';
import type { MediaLinkWire, SocialWire } from '../wire/records.ts';
import { ORDER_WHEN_MISSING, type Context } from './context.ts';
import { localisedTitleFr } from './texts.ts';
import { valueReader } from './values.ts';

export function toSocials(wires: readonly SocialWire[], context: Context): SocialLink[] {
  return wires.flatMap((wire) => {
    const url = valueReader(context, '/api/sociaux/', wire.id).link('lien', wire.lien);
    if (url) return { id: wire.id, url, icon: wire.icone ?? '' };
    context.report('/api/sociaux/', wire.id, '', 'leads nowhere; the link is left out');
    return [];
  });
}

/** By `ordre`; equal ones stay in the back end's order. */
export function toMediaLinks(wires: readonly MediaLinkWire[], context: Context): MediaLink[] {
  const links = wires.flatMap((wire) => {
    const read = valueReader(context, '/api/liens/', wire.id);
    const url = read.link('url', wire.url);
    if (!url) {
      context.report('/api/liens/', wire.id, '', 'leads nowhere; the link is left out');
      return [];
    }
    return {
      id: wire.id,
      url,
      title: localisedTitleFr(wire),
      date: read.moment('date', wire.date)?.day ?? null,
      order: wire.ordre ?? ORDER_WHEN_MISSING,
      picture: read.picture({
        'image_db.file': wire.image_db?.file,
        'image_db.reduced_size_image': wire.image_db?.reduced_size_image,
        'image_db.thumbnail': wire.image_db?.thumbnail,
      }),
    };
  });
  return links.sort((a, b) => a.order - b.order);
}
