export type Params = Record<string, string | number>;

/** Replaces `{name}` placeholders. @throws Error if a parameter is missing. */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`“${template}” needs the parameter “${name}”`);
    return String(value);
  });
}

/** A phone takes milliseconds to make them. */
const rules = new Map<string, Intl.PluralRules>();

/** The plural form of the language for that number, with `{count}` and what else it names filled in. */
export function fillPlural(
  lang: string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  params: Params = {},
): string {
  const rule = rules.get(lang) ?? new Intl.PluralRules(lang);
  rules.set(lang, rule);
  const form = rule.select(count);
  return fill(forms[form] ?? forms.other, { ...params, count });
}
