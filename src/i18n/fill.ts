export type Params = Record<string, string | number>;

/** Replaces `{name}` placeholders. @throws Error if a parameter is missing. */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`“${template}” needs the parameter “${name}”`);
    return String(value);
  });
}

/** The plural form of the language for that number, with `{count}` and what else it names filled in. */
export function fillPlural(
  lang: string,
  forms: { one: string; other: string },
  count: number,
  params: Params = {},
): string {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { ...params, count });
}
