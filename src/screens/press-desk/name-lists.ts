import { eventTitle } from '../../domain/event/events.ts';
import type { Lang } from '../../domain/model/common.ts';
import { languages } from '../../domain/model/language-table.ts';
import type { NameList } from '../../domain/press/boilerplate.ts';
import { plainText } from '../../domain/text/localise.ts';
import { translator } from '../../i18n/translate.ts';
import type { PressFacts } from './facts.ts';

/** "A, B et C", "A, B and C". */
export const inWords = (texts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(languages[lang].locale, { type: 'conjunction' }).format(texts);

/** "A, B et C", "A, B et 4 autres". */
export function someOf(names: readonly string[], left: number, lang: Lang): string {
  if (left === 0) return inWords(names, lang);
  const t = translator(lang);
  return t(left === 1 ? 'press.left.one' : 'press.left.other', { names: names.join(', '), count: left });
}

/** Whose and which names a presentation tells where it has room: the events of the first type, people, venues. */
export function nameLists(facts: PressFacts, lang: Lang): NameList[] {
  return [...exhibitions(facts, lang), ...artists(facts, lang), ...venues(facts, lang)];
}

function exhibitions({ types }: PressFacts, lang: Lang): NameList[] {
  const t = translator(lang);
  return types.slice(0, 1).map(({ title, events }) => ({
    names: events.flatMap((event) => eventTitle(event, lang)?.text ?? []),
    sentence: (names, left) =>
      t('press.boilerplate.ofType', { type: plainText(title, lang), names: someOf(names, left, lang) }),
  }));
}

function artists({ leading }: PressFacts, lang: Lang): NameList[] {
  const t = translator(lang);
  return leading === null
    ? []
    : [
        {
          names: leading.people.map(({ name }) => name),
          sentence: (names, left) =>
            t('press.boilerplate.artists', {
              role: plainText(leading.role, lang),
              names: someOf(names, left, lang),
            }),
        },
      ];
}

function venues({ venues: places }: PressFacts, lang: Lang): NameList[] {
  const t = translator(lang);
  return [
    {
      names: places.map(({ name }) => plainText(name, lang)).filter(Boolean),
      sentence: (names, left) => t('press.boilerplate.venues', { names: someOf(names, left, lang) }),
    },
  ];
}
