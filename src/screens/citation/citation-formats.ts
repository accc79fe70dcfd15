import { bibtex } from '../../domain/citation/bibtex.ts';
import { cslJson } from '../../domain/citation/csl-json.ts';
import type { Reference } from '../../domain/citation/reference.ts';
import { ris } from '../../domain/citation/ris.ts';

export interface CitationFormat {
  /** Its common name, the same in every language. */
  name: string;
  extension: string;
  mediaType: string;
  write: (reference: Reference) => string;
}

/** The formats that reference managers read. */
export const citationFormats: readonly CitationFormat[] = [
  { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: bibtex },
  { name: 'RIS', extension: 'ris', mediaType: 'application/x-research-info-systems', write: ris },
  { name: 'CSL-JSON', extension: 'csl.json', mediaType: 'application/json', write: cslJson },
];
