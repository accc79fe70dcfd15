import { faqTypesOf } from '../../domain/faq.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import { festivalData } from '../../content/festival.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

export interface FaqsView {
  types: { id: Id; title: LocalText; questions: QuestionView[] }[];
}

export interface QuestionView {
  id: Id;
  question: LocalText;
  answer: LocalText | null;
}

/** Questions by type, without those that have no text in any language. */
export async function faqsView(lang: Lang): Promise<FaqsView> {
  const { faqs, faqTypes } = await festivalData();
  return {
    types: faqTypesOf(faqTypes, faqs).flatMap((type) => {
      const title = localise(type.title, lang);
      const questions = faqs
        .filter((faq) => faq.typeId === type.id)
        .flatMap((faq) => {
          const question = localise(faq.question, lang);
          return question ? [{ id: faq.id, question, answer: localiseHtml(faq.answer, lang) }] : [];
        });
      return title && questions.length > 0 ? [{ id: type.id, title, questions }] : [];
    }),
  };
}
