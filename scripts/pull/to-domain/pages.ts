import type { ContentPage, PdfDocument } from '../../../src/domain/model/festival.ts';
import type { PageWire, PdfWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { localisedHtml, localisedTitleFr } from './texts.ts';
import { valueReader } from './values.ts';

export function toPage(wire: PageWire): ContentPage {
  return {
    id: wire.id,
    title: localisedTitleFr(wire),
    sections: (wire.sections ?? []).map((section) => ({
      id: section.id,
      title: localisedTitleFr(section),
      content: localisedHtml({ fr: section.content_fr, en: section.content_en }),
      view: section.view ?? null,
    })),
  };
}

export function toPdf(wire: PdfWire, context: Context): PdfDocument {
  return {
    id: wire.id,
    url: valueReader(context, '/api/pdf/', wire.id).file('download_url', wire.download_url),
  };
}
