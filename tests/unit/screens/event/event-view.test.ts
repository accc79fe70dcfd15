import { expect, test } from 'vitest';
import { eventView } from '../../../../src/screens/event/event-view.ts';
import { personPages } from '../../../../src/screens/people/person.ts';
import { activity, event, participant, role } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const picture = (name: string) => ({ sources: [`https://api.example/${name}.jpg`] });
const file = (hash: string) => ({ hash, extension: 'jpg' as const, bytes: 1, size: { width: 3, height: 2 } });

/** Returns the ids of the activities that the page of an event lists below its own texts. */
function listed(...activities: ReturnType<typeof activity>[]): number[] {
  const media = { 'https://api.example/a.jpg': file('a'), 'https://api.example/b.jpg': file('b') };
  const one = event(1, '', { activities });
  return eventView(one, festivalOf({ events: [one], media }), 'fr', new Map()).activities.map(({ id }) => id);
}

test('the page of an event lists an activity that only has a picture, and none of which nothing would be shown', () => {
  const kind = { id: 4, title: { fr: 'Atelier' } };
  const main = { ...activity(2, { fr: 'Négatif' }), picture: picture('a') };
  expect(
    listed(
      activity(1, {}),
      main,
      { ...activity(3, {}), picture: picture('b') },
      { ...activity(4, {}), kind },
      { ...activity(5, {}), picture: picture('lost') },
    ),
  ).toEqual([3]);
});

test('the picture that is the cover of the page is not listed again as an activity', () => {
  expect(listed(activity(1, { fr: 'Négatif' }), { ...activity(2, {}), picture: picture('a') })).toEqual([]);
});

test('a person without a role is named last on the page of the event, which is on the page of the person', () => {
  const [leila, adam] = [person(1, 'Leïla', null), person(2, 'Adam', null)];
  const one = event(1, '', { activities: [activity(1, {}, [participant(1, null), participant(2, 4)])] });
  const data = festivalOf({ events: [one], persons: [leila, adam], roles: [role(4, { fr: 'Son' })] });
  const { people } = eventView(one, data, 'fr', new Map());
  expect(people.map(({ role: of, people: named }) => [of?.text, named.map(({ name }) => name)])).toEqual([
    ['Son', ['Adam']],
    [undefined, ['Leïla']],
  ]);
  expect(personPages(leila, data, 'fr')[0]?.work[0]?.events.map(({ id }) => id)).toEqual([1]);
});
