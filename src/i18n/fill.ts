export type Params = Record<string, string | number>;

/** Fills `{name}` places; a missing parameter is a programming error and throws. */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`“${template}” needs the parameter “${name}”`);
    return String(value);
  });
}

/** `{count}` in the form the language has for that number. */
export function fillPlural(lang: string, forms: { one: string; other: string }, count: number): string {
  return fill(new Intl.PluralRules(lang).select(count) === 'one' ? forms.one : forms.other, { count });
}
