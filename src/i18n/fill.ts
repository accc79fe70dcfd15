export type Params = Record<string, string | number>;

/** Replaces `{name}` placeholders. @throws Error if a parameter is missing. */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`“${template}” needs the parameter “${name}”`);
    return String(value);
  });
}

/** Plural rules by language, cached since creating one takes milliseconds on a phone. */
const rules = new Map<string, Intl.PluralRules>();

/** Returns the language's plural form for a number, from words such as `events.one` and `events.other`. */
export function fillPlural<Base extends string>(
  lang: string,
  words: Readonly<Record<`${Base}.one` | `${Base}.other`, string>>,
  base: Base,
  count: number,
): string {
  const rule = rules.get(lang) ?? new Intl.PluralRules(lang);
  rules.set(lang, rule);
  const forms: Partial<Record<string, string>> = words;
  return fill(forms[`${base}.${rule.select(count)}`] ?? words[`${base}.other`], { count });
}
