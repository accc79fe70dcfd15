import type { APIRoute } from 'astro';
import { digestOf } from '../../../content/digest.ts';
import { festivalData } from '../../../content/festival.ts';
import { searchEntries } from '../../../screens/search/search-entries.ts';
import type { SearchEntry } from '../../../domain/search/search-entry.ts';
import { langs } from '../../../i18n/lang.ts';

export async function getStaticPaths() {
  const data = await festivalData();
  return langs.map((lang) => {
    const entries = searchEntries(data, lang);
    return { params: { lang }, props: { entries }, cacheKey: digestOf(entries) };
  });
}

/** The site's own search index. */
export const GET: APIRoute<{ entries: SearchEntry[] }> = ({ props }) => Response.json(props.entries);
