import type { Id, LocalisedHtml, FestivalEvent } from '../../../src/domain/model/core.ts';
import type { TextLang } from '../../../src/domain/model/languages.ts';
import type { ContentPage, Edition, Festival, Person } from '../../../src/domain/model/festival.ts';

/** Highest heading level that a field may contain, below the headings of the page that shows it. */
export type TopHeading = 2 | 3;

export interface HtmlField {
  top: TopHeading;
  lang: TextLang;
  id: Id;
  /** Path in reports, e.g. `/api/evenements/ #57.activite[0].intro_fr`. */
  path: string;
}

type Change = (html: string, field: HtmlField) => string;

/**
 * Returns the festival with every HTML field passed through `change`; a text that becomes empty is left out.
 * Below a section's or a question's own heading the text starts one level deeper.
 */
export function mapHtml(festival: Festival, change: Change): Festival {
  const changed = (html: LocalisedHtml, top: TopHeading, collection: string, id: Id, name: string) =>
    Object.fromEntries(
      Object.entries(html).flatMap(([lang, text]) => {
        const path = `/api/${collection}/ #${id}.${name}_${lang}`;
        const result = change(text, { top, lang: lang as TextLang, id, path });
        return result === '' ? [] : [[lang, result]];
      }),
    ) as LocalisedHtml;

  const changedEvent = <T extends FestivalEvent>(event: T): T => ({
    ...event,
    activities: event.activities.map((activity, index) => {
      const within = (html: LocalisedHtml, name: string): LocalisedHtml =>
        changed(html, 2, 'evenements', event.id, `activite[${index}].${name}`);
      return {
        ...activity,
        intro: within(activity.intro, 'intro'),
        description: within(activity.description, 'description'),
      };
    }),
  });

  const changedEdition = <T extends Edition>(one: T): T => ({
    ...one,
    editorial: changed(one.editorial, 2, 'editions', one.id, 'edito'),
  });
  const changedPerson = <T extends Person>(one: T): T => ({
    ...one,
    biography: changed(one.biography, 2, 'personnes', one.id, 'bio'),
  });

  const changedPage = <T extends ContentPage>(page: T): T => ({
    ...page,
    sections: page.sections.map((section, index) => {
      const top = Object.keys(section.title).length > 0 ? 3 : 2;
      const name = `sections[${index}].content`;
      return { ...section, content: changed(section.content, top, 'pages', page.id, name) };
    }),
  });

  return {
    ...festival,
    editions: festival.editions.map(changedEdition),
    withdrawnEditions: festival.withdrawnEditions.map(changedEdition),
    persons: festival.persons.map(changedPerson),
    withdrawnPersons: festival.withdrawnPersons.map(changedPerson),
    faqs: festival.faqs.map((one) => ({ ...one, answer: changed(one.answer, 3, 'faqs', one.id, 'answer') })),
    events: festival.events.map(changedEvent),
    withdrawn: festival.withdrawn.map(changedEvent),
    pages: festival.pages.map(changedPage),
    withdrawnPages: festival.withdrawnPages.map(changedPage),
  };
}
