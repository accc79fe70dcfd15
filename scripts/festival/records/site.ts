import type { z } from 'zod';
import type { Festival } from '../../api/festival/records/festival.ts';
import type { Context } from '../read/context.ts';
import type { Where } from '../read/problems.ts';
import { suggestion } from '../read/names.ts';
import type { Source, SourceWithTexts } from '../read/source.ts';
import { pathOnSite } from '../../pull/to-domain/site-path.ts';
import { html, inBoth, pair, titles, withIds } from '../read/texts.ts';
import type * as schemas from '../schemas.ts';

/** The records of `festival.yaml`, `vocabulary.yaml`, `faqs.yaml`, `coverage/` and `pages/`. */

type FestivalFile = Source<z.infer<typeof schemas.festivalSchema>>;
type Vocabulary = z.infer<typeof schemas.vocabularySchema>;
type PageSource = SourceWithTexts<typeof schemas.pageSchema, typeof schemas.pageTextSchema>;

export function menuRows({ data, where }: FestivalFile, { names, pages, problems }: Context) {
  const pathOf = (to: string | undefined, at: Where): string | null => {
    if (to !== undefined && pathOnSite(to, pages) === null) {
      const hint = suggestion(to, [...pages]);
      problems.error(
        at,
        `names “${to}”, which is no page of the site${hint || ': a page of your own is named by “page”'}`,
      );
    }
    return to === undefined ? null : withIds(to, at, names);
  };
  const titled = (words: Parameters<typeof inBoth>[0]) => {
    const { fr, en } = inBoth(words);
    return { intitule_fr: fr ?? '', intitule_en: en };
  };
  return {
    menus: data.menus.map(({ id, title, hidden }, index) => ({
      id,
      ...titled(title),
      show: hidden !== true,
      ordre: index + 1,
    })),
    subMenus: data.menus.flatMap((menu, at) =>
      menu.entries.map((entry, index) => ({
        id: entry.id,
        menu: menu.id,
        show: entry.hidden !== true,
        ...titled(entry.title),
        page: names.page.find(entry.page, where('menus', at, 'entries', index, 'page')),
        path: pathOf(entry.to, where('menus', at, 'entries', index, 'to')),
        ordre: index + 1,
      })),
    ),
  };
}

export const socialRows = ({ data }: FestivalFile): Festival['socials'] =>
  data.socialLinks.map(({ id, icon, link }) => ({ id, lien: link, icone: icon }));

export const documentRows = ({ data, where }: FestivalFile, { files }: Context): Festival['pdfs'] =>
  data.documents.map(({ id, file }, index) => ({
    id,
    download_url: files.document(file, where('documents', index, 'file')),
  }));

export function vocabularyRows(vocabulary: Vocabulary) {
  const { eventTypes, activityKinds, roles, partnerTypes, questionSubjects } = vocabulary;
  const titled = ({ id, title }: Vocabulary['activityKinds'][string]) => ({ id, ...titles(title) });
  return {
    eventTypes: Object.values(eventTypes).map((type, index) => ({
      ...titled(type),
      ordre: index + 1,
      couleur1: type.colours?.[0] ?? null,
      couleur2: type.colours?.[1] ?? null,
    })),
    activityTypes: Object.values(activityKinds).map(titled),
    roles: Object.values(roles).map((role) => ({
      ...titled(role),
      ordre: role.order ?? null,
      categorie: role.category ?? null,
    })),
    partnerTypes: Object.values(partnerTypes).map((type, index) => ({ ...titled(type), ordre: index + 1 })),
    faqTypes: Object.values(questionSubjects).map(titled),
  };
}

export function faqRows(
  { data, where, file }: Source<z.infer<typeof schemas.questionsSchema>>,
  context: Context,
): Festival['faqs'] {
  return data.flatMap(({ id, subject, question, answer }, index) => {
    const type = context.names.questionSubject.find(subject, where(index, 'subject'));
    if (type === null) return [];
    const answers = inBoth(answer);
    return {
      id,
      type,
      ...pair(question, 'question_fr', 'question_en'),
      answer_fr: html(answers.fr, file, context),
      answer_en: html(answers.en, file, context),
    };
  });
}

export const coverageRows = (
  { data, where }: Source<z.infer<typeof schemas.coverageSchema>>,
  { files }: Context,
): Festival['mediaLinks'] =>
  data.map(({ id, link, title, date, picture }, index) => {
    const logo = files.picture(picture, 'logo', where(index, 'picture'));
    return {
      id,
      url: link,
      ...pair(title, 'intitule_fr', 'intitule_en'),
      date: date ?? null,
      ordre: index + 1,
      image_db: logo === null ? null : { reduced_size_image: logo },
    };
  });

/** Ids of sections are derived from that of their page: page 19 has 1900, 1901, … */
export function pageRow({ data, texts }: PageSource, context: Context): Festival['pages'][number] {
  const { id, screens } = data;
  const [fr, en] = [sectionsOf(texts.fr), sectionsOf(texts.en)];
  return {
    id,
    intitule_fr: texts.fr?.data.title ?? '',
    intitule_en: texts.en?.data.title ?? null,
    sections: Array.from({ length: Math.max(fr.length, en.length, screens.length) }, (_, index) => ({
      id: id * 100 + index,
      intitule_fr: fr[index]?.title || null,
      intitule_en: en[index]?.title || null,
      content_fr: html(fr[index]?.content, texts.fr?.file ?? '', context),
      content_en: html(en[index]?.content, texts.en?.file ?? '', context),
      view: screens[index] ?? null,
    })),
  };
}

/** Splits a text into sections. Each begins with a heading of the second level, which only the first may lack. */
function sectionsOf(text: PageSource['texts']['fr']): { title: string; content: string }[] {
  if (!text?.body) return [];
  return text.body.split(/^(?=## )/m).map((section) => {
    const [, title = ''] = /^## +(.*)/.exec(section) ?? [];
    return { title: title.trim(), content: title ? section.slice(section.indexOf('\n') + 1) : section };
  });
}
