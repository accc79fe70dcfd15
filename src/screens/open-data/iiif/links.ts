import { langs, type Lang } from '../../../i18n/lang.ts';
import { EDITION_SCHEMA_PATH, editionDataPath } from '../../../i18n/paths.ts';
import { identity } from '../../../site/identity.ts';
import { canonicalUrl } from '../../../components/structured-data.ts';
import { inNoLanguage } from './texts.ts';

/** The pages, one a language, that show what a manifest or a collection holds. */
export const homepages = (page: (lang: Lang) => { path: string; title: string }) =>
  langs.map((lang) => {
    const { path, title } = page(lang);
    return {
      id: canonicalUrl(path),
      type: 'Text' as const,
      label: { [lang]: [title] },
      format: 'text/html' as const,
      language: [lang],
    };
  });

/** All the data of an edition, with the schema that they keep. */
export const datasetsOf = (year: number) =>
  langs.map((lang) => ({
    id: canonicalUrl(editionDataPath(lang, year, 'json')),
    type: 'Dataset' as const,
    format: 'application/json' as const,
    profile: canonicalUrl(EDITION_SCHEMA_PATH),
    label: inNoLanguage(`${identity.name} ${year}`),
  }));
