import { useEffect, useRef, useState } from 'react';
import { readPlanHash, type SharedPlan } from '../../../domain/plan/plan-link.ts';
import { type SavedEvent, copyOf } from '../../../domain/plan/saved-event.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { isPlanned, saveEvents } from '../../../stores/plan.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import type { PlanContext } from '../planned-events.ts';
import { SaveToggle } from './SaveToggle.tsx';
import { runsOn } from '../../../domain/event/event-days.ts';
import type { EventSummaries } from '../../../domain/event/event-summary.ts';
import type { Lang } from '../../../domain/model/core.ts';
import { chosenDay } from '../../../domain/plan/plan-days.ts';
import { formatFullDay } from '../../../domain/time/format-dates.ts';
import { formatWhen } from '../../../domain/time/format-when.ts';

interface Props extends PlanContext {
  plan: readonly SavedEvent[];
}

/** Returns the hash of the address as it changes, and a function that clears it. */
function useHash(): [string, () => void] {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const clear = (): void => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setHash('');
  };
  return [hash, clear];
}

/** Plan of the opened link, next to the visitor's own (**Shared plan**). */
export function SharedPlan({ plan, lang, words, summaries }: Props) {
  const [hash, clear] = useHash();
  const closeButton = useRef<HTMLButtonElement>(null);
  const shared = readPlanHash(hash);
  if (!shared) return null;
  if (!summaries) return <p className="notice mb-8">{words['plan.sharedLater']}</p>;
  const { known, unknown, lostDays } = sharedEntries(shared, summaries, lang);
  const missing = known.filter(({ saved }) => !isPlanned(plan, saved.id));
  const add = (entries: readonly SharedEntry[]): void => saveEvents(entries.map(({ saved }) => saved));
  return (
    <section className="plan-shared no-print grid gap-4" aria-labelledby="shared-plan">
      <h2 id="shared-plan" className="title-2xl">
        {words['plan.shared']}
      </h2>
      <ul className="lined">
        {known.map((entry) => (
          <li
            key={entry.saved.id}
            className={`relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3 py-3 pe-13 ${entry.className}`}
          >
            <span className="swatch rounded-full" aria-hidden="true" />
            <p>
              <EventLink event={entry} words={words} className="link font-semibold" />
              <span className="block facts">{entry.facts.join(' · ')}</span>
            </p>
            <SaveToggle
              id={entry.saved.id}
              title={entry.title.text}
              isSaved={!missing.includes(entry)}
              words={words}
              onSave={() => add([entry])}
            />
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className="notice">{fill(words['plan.sharedUnknown'], { names: unknown.join(', ') })}</p>
      )}
      {lostDays.map(({ title, day }) => (
        <p key={title} className="notice">
          {fill(words['plan.sharedDayLost'], { title, day })}
        </p>
      ))}
      {known.length > 0 && missing.length === 0 && <p role="status">{words['plan.sharedAll']}</p>}
      <p className="flex flex-wrap gap-3">
        {missing.length > 0 && (
          <button
            type="button"
            className="button button-solid"
            onClick={() => {
              // This button disappears once the events are added.
              closeButton.current?.focus();
              add(missing);
            }}
          >
            {fillPlural(lang, words, 'plan.sharedAdd', missing.length)}
          </button>
        )}
        <button
          ref={closeButton}
          type="button"
          className="button"
          onClick={() => {
            document.querySelector('main')?.focus({ preventScroll: true });
            clear();
          }}
        >
          {words['plan.sharedClose']}
        </button>
      </p>
    </section>
  );
}

/** An event of a shared plan, as it is shown and as it would be saved. */
type SharedEntry = ReturnType<typeof sharedEntries>['known'][number];

/** Returns the entries of the plan in a link (**Shared plan**), with current data. */
export function sharedEntries({ events, unreadable }: SharedPlan, summaries: EventSummaries, lang: Lang) {
  const known = events.flatMap(({ id, day }) => {
    const summary = summaries[id];
    return summary ? [{ id, day, summary }] : [];
  });
  return {
    known: known.map(({ id, day, summary }) => {
      const { time, title, status, moved, href, className, venue } = summary;
      const chosen = chosenDay({ time, day });
      const when = chosen === null ? formatWhen(time, lang, null) : formatFullDay(chosen, lang);
      return {
        saved: { ...copyOf(id, summary), day: chosen },
        title,
        status,
        moved,
        href,
        className,
        /** Days and hours, or the chosen day, and the venue. */
        facts: [when, venue?.name].filter((fact) => fact != null),
      };
    }),
    /** Events and days in the link that the site does not know. */
    unknown: [...events.flatMap(({ id }) => (summaries[id] ? [] : String(id))), ...unreadable],
    /** Events that do not run on the day that the link names: they are shared for any day. */
    lostDays: known.flatMap(({ day, summary: { time, title } }) =>
      day === null || (time && runsOn(time, day)) ? [] : { title: title.text, day: formatFullDay(day, lang) },
    ),
  };
}
