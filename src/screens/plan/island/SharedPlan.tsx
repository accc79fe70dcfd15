import { useEffect, useRef, useState } from 'react';
import { readPlanHash } from '../../../domain/plan/plan-link.ts';
import type { SavedEvent } from '../../../domain/plan/saved-event.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { isPlanned, saveEvents } from '../../../stores/plan/plan.ts';
import { type SharedEntry, sharedEntries } from '../shared-entries.ts';
import type { PlanContext } from './context.ts';
import { SaveToggle } from './SaveToggle.tsx';

interface Props extends PlanContext {
  plan: readonly SavedEvent[];
}

/** The hash of the address, as it changes. */
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

/** The plan of the opened link, beside the visitor's own (**Shared plan**). */
export function SharedPlan({ plan, lang, words, summaries }: Props) {
  const [hash, clear] = useHash();
  const closeButton = useRef<HTMLButtonElement>(null);
  const shared = readPlanHash(hash);
  if (!shared) return null;
  if (!summaries) return <p className="notice mb-8">{words['plan.sharedLater']}</p>;
  const { known, unknown, lostDays } = sharedEntries(shared, summaries, lang);
  const missing = known.filter(({ saved }) => !isPlanned(plan, saved.id));
  const forms = { one: words['plan.sharedAdd.one'], other: words['plan.sharedAdd.other'] };
  const add = (entries: readonly SharedEntry[]): void => saveEvents(entries.map(({ saved }) => saved));
  return (
    <section className="plan-shared" aria-labelledby="shared-plan">
      <h2 id="shared-plan" className="title-2xl">
        {words['plan.shared']}
      </h2>
      <ul className="lined">
        {known.map((entry) => (
          <li key={entry.saved.id} className={`plan-row ${entry.className}`}>
            <span className="swatch rounded-full" aria-hidden="true" />
            <p>
              <a className="link font-semibold" href={entry.href}>
                {entry.title}
              </a>
              <span className="facts">{entry.facts.join(' · ')}</span>
            </p>
            <SaveToggle
              id={entry.saved.id}
              title={entry.title}
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
      <p className="plan-tools">
        {missing.length > 0 && (
          <button
            type="button"
            className="button button-solid"
            onClick={() => {
              // This one goes with what it adds.
              closeButton.current?.focus();
              add(missing);
            }}
          >
            {fillPlural(lang, forms, missing.length)}
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
