/** The part of Citation.js that the tests use; the packages have no types of their own. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(input: string);
    /** Items of the Citation Style Language. */
    data: Record<string, unknown>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
