import type { Localised, LocalisedHtml } from '../../../src/domain/model/core.ts';
import type { TextLang } from '../../../src/domain/model/languages.ts';
import { typeset } from '../../../src/domain/text/typography.ts';

/** Names of the texts that a record has in several languages: all have English, `name_en`. */
type TextName<Wire> = string &
  keyof { [Field in keyof Wire as Field extends `${infer Name}_en` ? Name : never]: 0 };

/** Returns HTML in its languages; French is `name_fr`, or plain `name`. It is typeset when it is sanitised. */
export function localisedHtml<Wire extends object>(
  wire: Wire | undefined,
  name: TextName<Wire>,
): LocalisedHtml {
  const fields: Partial<Record<string, unknown>> = { ...wire };
  const { [`${name}_fr`]: fr = fields[name], [`${name}_en`]: en, [`${name}_ar`]: ar } = fields;
  return Object.fromEntries(Object.entries({ fr, en, ar }).filter(([, text]) => text));
}

/** Returns a text in its languages, typeset by the rule **Typography**. */
export function localised<Wire extends object>(wire: Wire | undefined, name: TextName<Wire>): Localised {
  return typesetIn(localisedHtml(wire, name));
}

export function typesetIn(text: Localised): Localised {
  return Object.fromEntries(
    Object.entries(text).map(([lang, words]) => [lang, typeset(words, lang as TextLang)]),
  );
}
