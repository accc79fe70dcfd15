/** Attribute of the mark of a text that is in another language than the page. */
export const LANG_MARK = 'data-lang-mark';
