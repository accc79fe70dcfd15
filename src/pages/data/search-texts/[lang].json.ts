import type { APIRoute } from 'astro';
import { digestOf } from '../../../content/digest.ts';
import { festivalData } from '../../../content/festival.ts';
import { searchEntries, searchTexts } from '../../../screens/search/search-entries.ts';
import type { SearchTexts } from '../../../domain/search/search-texts.ts';
import { langs } from '../../../i18n/lang.ts';

export async function getStaticPaths() {
  const data = await festivalData();
  return langs.map((lang) => {
    const texts = searchTexts(data, lang, searchEntries(data, lang));
    return { params: { lang }, props: { texts }, cacheKey: digestOf(texts) };
  });
}

/** The second part of the site's own search index: what its long texts say. */
export const GET: APIRoute<{ texts: SearchTexts }> = ({ props }) => Response.json(props.texts);
