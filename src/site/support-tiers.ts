import { environment } from './build-environment.ts';

interface Support {
  tiers: readonly SupportTier[];
  newsletterReaders: number;
  socialFollowers: number;
}

interface SupportTier {
  id: 'official' | 'platinum' | 'gold';
  spotSeconds: number | null;
  dinnerSeats: number;
  badges: number;
}

/** What each tier of support offers, and the reach it gives. */
const dhaw: Support = {
  tiers: [
    { id: 'official', spotSeconds: 15, dinnerSeats: 4, badges: 20 },
    { id: 'platinum', spotSeconds: null, dinnerSeats: 2, badges: 10 },
    { id: 'gold', spotSeconds: null, dinnerSeats: 1, badges: 10 },
  ],
  newsletterReaders: 5000,
  socialFollowers: 46_652,
};

const supportBySlug: Readonly<Record<string, Support>> = { dhaw };

/** Null for a festival without tiers: support is then agreed individually. */
export const support = supportBySlug[environment.SITE_SLUG] ?? null;
