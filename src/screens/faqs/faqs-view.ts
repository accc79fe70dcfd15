import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { festivalData } from '../../content/festival.ts';
import { translator } from '../../i18n/translate.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

export type FaqsView = ReturnType<typeof faqsView>;

/** Returns questions by type, those without a type that has a title last, and without types left empty. */
export function faqsView(lang: Lang) {
  const { faqs, faqTypes } = festivalData();
  const others: LocalText = { text: translator(lang)('faqs.others'), lang, isFallback: false };
  const types = [...faqTypes, { id: null, title: {} }].flatMap((type) => {
    const title = localise(type.title, lang) ?? others;
    const questions = faqs
      .filter((faq) => faq.typeId === type.id)
      .flatMap((faq) => {
        const question = localise(faq.question, lang);
        return question ? [{ id: faq.id, question, answer: localiseHtml(faq.answer, lang) }] : [];
      });
    return questions.length > 0 ? [{ id: type.id ?? 'others', title, questions }] : [];
  });
  return { isEmpty: types.length === 0, types };
}
