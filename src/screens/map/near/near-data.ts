import { festivalData } from '../../../content/festival.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { words } from '../../../i18n/translate.ts';
import { type NearData, nearKeys } from './near-model.ts';

export async function nearData(lang: Lang): Promise<NearData> {
  const { places } = await festivalData();
  const positions = places.flatMap(({ id, position }) => (position ? [[id, position] as const] : []));
  return { words: words(lang, ...nearKeys), positions: Object.fromEntries(positions) };
}
