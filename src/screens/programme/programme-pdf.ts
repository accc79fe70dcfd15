import type { Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { documentView } from '../press/documents.ts';

/** The programme to take away. "broken" is a document whose address cannot be followed: asking for it says so. */
export type ProgrammePdfView = { state: 'ready'; href: string } | { state: 'broken' } | { state: 'none' };

/** The PDF in the page's language; the current edition's: no other has one. */
export function programmePdfView(edition: Edition, data: FestivalData, lang: Lang): ProgrammePdfView {
  const id = festival.programmePdfIds[lang];
  const isThere = edition.id === data.current.id && data.pdfs.some((pdf) => pdf.id === id);
  if (id === undefined || !isThere) return { state: 'none' };
  const document = documentView(id, lang, data);
  return document ? { state: 'ready', href: document.href } : { state: 'broken' };
}
