import { englishTitle, french, htmlOf, type Words } from './words.ts';
import type { Id } from '../../api/festival/records/common.ts';
import type { PageRow, SectionRow } from '../../api/festival/records/page.ts';

export interface SectionDraft {
  title?: Words;
  content?: Words;
  /** The name of a screen of the site, shown between the title and the content. */
  view?: string;
}

export interface PageDraft {
  id: Id;
  title: Words;
  sections: readonly SectionDraft[];
}

/** The row of a page; its sections are numbered after it (page 19: 1900, 1901, …). */
export function pageRow(draft: PageDraft): PageRow {
  return {
    id: draft.id,
    intitule_fr: french(draft.title[0] ?? ''),
    intitule_en: englishTitle(draft.title),
    sections: draft.sections.map((section, index): SectionRow => {
      const [fr = null, en = null] = section.title ?? [];
      const content = htmlOf(section.content);
      return {
        id: draft.id * 100 + index,
        intitule_fr: fr === null ? null : french(fr),
        intitule_en: en,
        content_fr: content.fr,
        content_en: content.en,
        view: section.view ?? null,
      };
    }),
  };
}
