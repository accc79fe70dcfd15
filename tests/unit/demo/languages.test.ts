import { describe, expect, test } from 'vitest';
import { activities, festival, ids } from './festival-parts.ts';

const { editions, persons } = festival;

describe('two languages', () => {
  test('only the listed titles lack a language', () => {
    expect(activities.filter(({ intitule }) => intitule === '').map(({ id }) => id)).toEqual([4500, 13900]);
    expect(activities.filter(({ intitule_en }) => !intitule_en).map(({ id }) => id)).toEqual([5200, 13900]);
    expect(editions.filter(({ intitule_en }) => !intitule_en).map(({ annee }) => annee)).toEqual([2014]);
    expect(
      festival.mediaLinks.filter(({ intitule_fr, intitule_en }) => !intitule_fr || !intitule_en),
    ).toHaveLength(1);
  });

  test('texts that exist in one language exist in the other', () => {
    const halves = activities.filter(
      (activity) =>
        !['Rencontre des festivals du Sud', ''].includes(activity.intitule) &&
        ((activity.intro_fr === null) !== (activity.intro_en === null) ||
          (activity.description_fr === null) !== (activity.description_en === null)),
    );
    expect(ids(halves)).toEqual([]);
    expect(persons.filter(({ bio_fr, bio_en }) => !bio_fr || !bio_en)).toEqual([]);
    expect(festival.faqs.filter(({ answer_fr, answer_en }) => !answer_fr || !answer_en)).toEqual([]);
  });

  test('several events have an introduction in Arabic', () => {
    expect(activities.filter(({ intro_ar }) => intro_ar).length).toBeGreaterThanOrEqual(5);
    expect(activities.filter(({ description_ar }) => description_ar)).toHaveLength(1);
  });
});
