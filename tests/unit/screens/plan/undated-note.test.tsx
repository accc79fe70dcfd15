import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { PlanHead } from '../../../../src/screens/plan/island/PlanHead.tsx';
import { eventPlanner } from '../../../../src/screens/plan/planned-events.ts';
import { planKeys } from '../../../../src/screens/plan/plan-words.ts';
import { saved, summary } from '../../domain/plan/builders.ts';

/** Returns the head of a plan, in words, whose last events have no date. */
function headOf(lang: 'fr' | 'en', { dated, undated }: { dated: number; undated: number }): string {
  vi.stubGlobal('location', { origin: 'https://dhaw.example', pathname: `/${lang}/plan/` });
  const plan = Array.from({ length: dated + undated }, (_, index) => saved(index + 1));
  const summaries = Object.fromEntries(
    plan.map(({ id }) => [id, id > dated ? summary(id, { time: null }) : summary(id)]),
  );
  const planned = eventPlanner(summaries, { lang, unknown: '', now: Date.parse('2024-10-12T09:00Z') });
  const context = { lang, words: words(lang, ...planKeys), summaries, year: 2024 };
  const head = <PlanHead events={planned(plan)} days={[]} clashing={0} asOf={null} {...context} />;
  return renderToStaticMarkup(head)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u2060', '');
}

test.each([
  ['fr', 1, '1 événement dont la date n’est pas connue n’est pas ajouté à votre agenda.'],
  ['fr', 2, '2 événements dont la date n’est pas connue ne sont pas ajoutés à votre agenda.'],
  ['en', 1, '1 event without a known date is not added to your calendar.'],
  ['en', 2, '2 events without a known date are not added to your calendar.'],
] as const)('the plan states how many events its calendar lacks: in %s for %i', (lang, undated, note) => {
  expect(headOf(lang, { dated: 1, undated })).toContain(note);
});

test.each([
  ['every event has a date', { dated: 2, undated: 0 }, true],
  ['none has, and no calendar is offered', { dated: 0, undated: 2 }, false],
])('the plan states no such number if %s', (_, counts, hasCalendar) => {
  const head = headOf('en', counts);
  expect(head.includes('Add to my calendar')).toBe(hasCalendar);
  expect(head).not.toContain('known date');
});
