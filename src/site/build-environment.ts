import type { Instant } from '../domain/model/core.ts';
import { type Lang, langs } from '../domain/model/languages.ts';
import { toMoment } from '../domain/time/moments.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { clockFrom } from './clock.ts';
import { festivalMoment } from './festival-moment.ts';
import { hasBackEnd } from './publication.ts';

/**
 * Returns the instant of the environment's `NOW`, or null for the real clock. A `NOW` without an offset is wall time in
 * the festival's time zone.
 * @throws Error if `NOW` is not a date-time.
 */
export function pinnedNow({ NOW, TIME_ZONE }: Pick<Environment, 'NOW' | 'TIME_ZONE'>): Instant | null {
  if (NOW === undefined) return null;
  const moment = toMoment(NOW, TIME_ZONE);
  if (!moment) throw new Error(`NOW=${NOW} must be an ISO date-time, e.g. 2024-10-12T17:00`);
  return moment.instant;
}

/** The environment of this build. For code that runs in Node only; islands read `public-environment.ts`. */
export const environment = readEnvironment(process.env);

/** Whether the site has a back end; without one, pages offer no registration, no login and no form. */
export const siteHasBackEnd = hasBackEnd(environment);

/** Languages whose pages this process renders: a build has one process for each (`scripts/astro/internals/prerenderer.ts`). */
export const renderedLangs: readonly Lang[] = langs.filter(
  (lang) => (process.env['RENDERED_LANG'] ?? lang) === lang,
);

/** The time of this build, or the environment's `NOW`. For the first paint only: see the rule **Visitor's now**. */
export const buildMoment = festivalMoment(clockFrom(pinnedNow(environment))());

export const absoluteUrl = (path: string): string => new URL(path, environment.SITE_URL).href;
