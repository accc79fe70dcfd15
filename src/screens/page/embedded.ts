import type { Lang } from '../../domain/model/common.ts';
import { identity } from '../../site/identity.ts';
import { screen, type ScreenName, screenNames } from '../registry.ts';

/** A screen within a generic page, and what it shows. */
export interface EmbeddedView {
  name: ScreenName;
  view: object;
}

/** The screen that a name of the back end means; the festival's own name, alone or as `{name}2024Home`, are two of them. */
export function screenNamed(given: string): ScreenName | null {
  const lower = given.trim().toLowerCase();
  const product = identity.slug.toLowerCase();
  if (lower === product || lower === identity.name.toLowerCase()) return 'Festival';
  if (lower.startsWith(product) && /^\d{4}home$/.test(lower.slice(product.length))) return 'FestivalHome';
  return screenNames.find((name) => name.toLowerCase() === lower) ?? null;
}

/** View of an embedded screen; null if the festival has no data for it. */
export async function embeddedView(name: ScreenName, lang: Lang): Promise<EmbeddedView | null> {
  const view = await screen(name).view(lang);
  return view && { name, view };
}
