/** What each tier of support gives, and the reach it is given (spec §9). */
export const supportTiers = [
  { id: 'official', spotSeconds: 15, dinnerSeats: 4, badges: 20 },
  { id: 'platinum', spotSeconds: null, dinnerSeats: 2, badges: 10 },
  { id: 'gold', spotSeconds: null, dinnerSeats: 1, badges: 10 },
] as const;

export const reach = { newsletterReaders: 5000, socialFollowers: 46_652 };
