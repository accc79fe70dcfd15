import type { Id, Lang } from '../../domain/model/common.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { langs } from '../../i18n/lang.ts';
import { festival } from '../../site/festival.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { type EmbedExample, embedExample } from '../embed/embed-example.ts';

export interface DocumentView {
  lang: Lang;
  /** Our own copy, or its address at the back end. */
  href: string;
  /** Kilobytes; null if we have no copy. */
  kilobytes: number | null;
}

/** A PDF of the back end; null if it has no valid address. */
export function documentView(
  id: Id,
  lang: Lang,
  { pdfs, media }: Pick<FestivalData, 'pdfs' | 'media'>,
): DocumentView | null {
  const url = pdfs.find((pdf) => pdf.id === id)?.url ?? null;
  if (url === null) return null;
  const copy = media[url];
  return copy
    ? { lang, href: `/media/${copy.hash}.${copy.extension}`, kilobytes: Math.ceil(copy.bytes / 1024) }
    : { lang, href: url, kilobytes: null };
}

function documentsOf(ids: Readonly<Partial<Record<Lang, Id>>>, data: FestivalData): DocumentView[] {
  return langs.flatMap((lang) => {
    const id = ids[lang];
    return id === undefined ? [] : (documentView(id, lang, data) ?? []);
  });
}

export interface PressKitView {
  /** Of the current edition, whose press desk has more. */
  year: number;
  /** The press kit in the page's language, else in another. */
  shown: DocumentView | null;
  documents: DocumentView[];
}

export async function pressKitView(lang: Lang): Promise<PressKitView> {
  const data = await festivalData();
  const documents = documentsOf(festival.pressKitPdfIds, data);
  return {
    year: data.current.year,
    shown: documents.find((document) => document.lang === lang) ?? documents[0] ?? null,
    documents,
  };
}

export interface ResourcesView {
  year: number;
  programmes: DocumentView[];
  pressKits: DocumentView[];
  /** For the code by which partners show the programme, or an event of it. */
  example: EmbedExample;
}

/** All downloads: programmes and press kits in each language. */
export async function resourcesView(): Promise<ResourcesView> {
  const data = await festivalData();
  const { current, events } = data;
  return {
    year: current.year,
    example: embedExample(programmeOf(events, current.id)),
    programmes: documentsOf(festival.programmePdfIds, data),
    pressKits: documentsOf(festival.pressKitPdfIds, data),
  };
}
