import type { LocalisedHtml } from '../../../src/domain/model/common.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';

/** Level of the first heading that may stand in a field, below the headings of the page it is shown on. */
export type TopHeading = 2 | 3;

/**
 * The festival with every HTML field passed through `change`; a text of which nothing is left becomes absent.
 * Below a section's or a question's own heading the text starts one level deeper.
 */
export function mapHtml(festival: Festival, change: (html: string, top: TopHeading) => string): Festival {
  const changed = (html: LocalisedHtml, top: TopHeading): LocalisedHtml =>
    Object.fromEntries(
      Object.entries(html).flatMap(([lang, text]) => {
        const result = change(text as string, top);
        return result === '' ? [] : [[lang, result]];
      }),
    );
  return {
    ...festival,
    editions: festival.editions.map((one) => ({ ...one, editorial: changed(one.editorial, 2) })),
    persons: festival.persons.map((one) => ({ ...one, biography: changed(one.biography, 2) })),
    faqs: festival.faqs.map((one) => ({ ...one, answer: changed(one.answer, 3) })),
    events: festival.events.map((event) => ({
      ...event,
      activities: event.activities.map((activity) => ({
        ...activity,
        intro: changed(activity.intro, 2),
        description: changed(activity.description, 2),
      })),
    })),
    pages: festival.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        content: changed(section.content, Object.keys(section.title).length > 0 ? 3 : 2),
      })),
    })),
  };
}
