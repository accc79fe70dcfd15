import type * as model from '../../../src/domain/model/festival.ts';
import type { Wire } from '../read/resources.ts';
import { type Context, ORDER_WHEN_MISSING } from './context.ts';
import { localised, localisedHtml } from './texts.ts';
import { valueReader } from './values.ts';
import { mergeRecords } from './gather.ts';

/** Conversion of everything around the programme: menus, pages, partners, links, documents and questions. */

/** Only items with `show` true are displayed: one without the field is hidden. */
export function toMenuItem(wire: Wire<'menu'>): model.MenuItem {
  return {
    id: wire.id,
    title: localised(wire, 'intitule'),
    isShown: wire.show ?? false,
    order: wire.ordre ?? ORDER_WHEN_MISSING,
  };
}

/** An entry without a menu has no place and is left out. */
export function toSubMenu(wires: readonly Wire<'subMenu'>[], context: Context): model.SubMenuItem[] {
  return wires.flatMap((wire) => {
    const read = valueReader(context, 'subMenu', wire.id);
    if (!wire.menu) return read.report('menu', 'is missing; the entry is left out');
    return {
      id: wire.id,
      menuId: wire.menu.id,
      title: localised(wire, 'intitule'),
      isShown: wire.show ?? false,
      pageId: wire.page?.id ?? null,
      path: read.path('path', wire.path),
      order: wire.ordre ?? ORDER_WHEN_MISSING,
    };
  });
}

export function toPage(wire: Wire<'pages'>): model.ContentPage {
  return {
    id: wire.id,
    title: localised(wire, 'intitule'),
    sections: (wire.sections ?? []).map((section) => ({
      id: section.id,
      title: localised(section, 'intitule'),
      content: localisedHtml(section, 'content'),
      view: section.view ?? null,
    })),
  };
}

export function toPdf(wire: Wire<'pdfs'>, context: Context): model.PdfDocument {
  return {
    id: wire.id,
    url: valueReader(context, 'pdfs', wire.id).file('download_url', wire.download_url),
  };
}

export function toPartner(wire: Wire<'partners'>, context: Context): model.Partner {
  const read = valueReader(context, 'partners', wire.id);
  const name = localised(wire, 'nom');
  if (Object.keys(name).length === 0)
    read.report('nom_fr', 'is missing; its site or its logo, if it has one, stands in for the name');
  return {
    id: wire.id,
    typeId: wire.type?.id ?? null,
    name,
    logo: read.picture({ logo: wire.logo }),
    isHighlighted: wire.highlight ?? false,
    url: read.link('url', wire.url),
  };
}

export function toPartnerType(wire: Wire<'partnerTypes'>): model.PartnerType {
  return { id: wire.id, title: localised(wire, 'intitule'), order: wire.ordre ?? ORDER_WHEN_MISSING };
}

export function toSocials(wires: readonly Wire<'socials'>[], context: Context): model.SocialLink[] {
  return wires.flatMap((wire) => {
    const read = valueReader(context, 'socials', wire.id);
    const url = read.link('lien', wire.lien);
    if (!url) return read.report('', 'leads nowhere; the link is left out');
    return { id: wire.id, url, icon: wire.icone ?? '' };
  });
}

/** Sorts media links by `ordre`; equal ones stay in the back end's order. */
export function toMediaLinks(wires: readonly Wire<'mediaLinks'>[], context: Context): model.MediaLink[] {
  const links = wires.flatMap((wire) => {
    const read = valueReader(context, 'mediaLinks', wire.id);
    const url = read.link('url', wire.url);
    if (!url) return read.report('', 'leads nowhere; the link is left out');
    return {
      id: wire.id,
      url,
      title: localised(wire, 'intitule'),
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

/** @param types those that have a title, without which a question would have no heading. */
export function toFaqs(
  wires: readonly Wire<'faqs'>[],
  types: readonly model.FaqType[],
  context: Context,
): model.Faq[] {
  const titled = new Set(types.map(({ id }) => id));
  return wires.flatMap((wire) => {
    const { report } = valueReader(context, 'faqs', wire.id);
    const question = localised(wire, 'question');
    if (Object.keys(question).length === 0)
      return report('question_fr', 'is missing; the question is left out');
    const typeId = wire.type && titled.has(wire.type.id) ? wire.type.id : null;
    if (typeId === null) report('type', 'has no title; the question is among the other questions');
    return { id: wire.id, typeId, question, answer: localisedHtml(wire, 'answer') };
  });
}

/**
 * Returns the types of questions that have a title, in order of appearance: they have no list, and are only nested in the
 * questions.
 */
export function toFaqTypes(wires: readonly Wire<'faqs'>[]): model.FaqType[] {
  const types = new Map<number, NonNullable<Wire<'faqs'>['type']>>();
  for (const { type } of wires) {
    if (type) types.set(type.id, mergeRecords(type, types.get(type.id)));
  }
  return Array.from(types.values(), (type) => ({ id: type.id, title: localised(type, 'intitule') })).filter(
    ({ title }) => Object.keys(title).length > 0,
  );
}
