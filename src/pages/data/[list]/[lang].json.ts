import type { APIRoute } from 'astro';
import { festivalData } from '../../../content/festival.ts';
import { langs, type Lang } from '../../../domain/model/languages.ts';
import { dataLists, type DataList } from '../../../i18n/paths.ts';
import { words } from '../../../i18n/translate.ts';
import { changedEvents, eventSummaries } from '../../../screens/event/lists/event-summaries.ts';
import { mapDetails } from '../../../screens/map/map-view.ts';
import { nearData } from '../../../screens/map/near/near-data.ts';
import { searchEntries, searchTexts } from '../../../screens/search/search-entries.ts';
import { saveKeys } from '../../../stores/plan/save-words.ts';

const contents: Record<DataList, (lang: Lang) => unknown> = {
  events: eventSummaries,
  map: mapDetails,
  // Where the venues are, for walks to them that are counted in the browser.
  near: nearData,
  // Words of the buttons that save events, for every page, and what has changed that may have been saved.
  plan: async (lang) => ({ words: words(lang, ...saveKeys), changed: await changedEvents(lang) }),
  search: async (lang) => searchEntries(await festivalData(), lang),
  // The second part of the search index: long texts.
  'search-texts': async (lang) => {
    const data = await festivalData();
    return searchTexts(data, lang, searchEntries(data, lang));
  },
};

interface Props {
  list: DataList;
  lang: Lang;
}

export const getStaticPaths = () =>
  dataLists.flatMap((list) =>
    langs.map((lang) => ({ params: { list, lang }, props: { list, lang } satisfies Props })),
  );

export const GET: APIRoute<Props> = async ({ props: { list, lang } }) =>
  Response.json(await contents[list](lang));
