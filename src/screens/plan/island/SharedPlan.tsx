import { useEffect, useState } from 'react';
import { readPlanHash } from '../../../domain/plan/plan-link.ts';
import { savedFrom, type SavedEvent } from '../../../domain/plan/saved-event.ts';
import { formatWhen } from '../../../domain/time/format-when.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { isPlanned, saveEvents } from '../../../stores/plan/plan.ts';
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

/** What the link that was opened names, beside the visitor's own plan (**Shared plan**). */
export function SharedPlan({ plan, lang, words, summaries }: Props) {
  const [hash, clear] = useHash();
  const shared = readPlanHash(hash);
  if (!shared || !summaries) return null;
  const known = shared.ids.flatMap((id) => {
    const summary = summaries[id];
    return summary ? [{ ...summary, id }] : [];
  });
  const names = [...shared.ids.filter((id) => !summaries[id]), ...shared.unreadable].join(', ');
  const missing = known.filter(({ id }) => !isPlanned(plan, id));
  const forms = { one: words['plan.sharedAdd.one'], other: words['plan.sharedAdd.other'] };
  const add = (events: typeof known): void => saveEvents(events.map((event) => savedFrom(event.id, event)));
  return (
    <section className="plan-shared" aria-labelledby="shared-plan">
      <h2 id="shared-plan" className="title-2xl">
        {words['plan.shared']}
      </h2>
      <ul className="lined">
        {known.map((event) => (
          <li key={event.id} className={`plan-row ${event.className}`}>
            <span className="swatch rounded-full" aria-hidden="true" />
            <p>
              <a className="link font-semibold" href={event.href}>
                {event.title.text}
              </a>
              <span className="facts">
                {[formatWhen(event.time, lang), event.venue?.name].filter(Boolean).join(' · ')}
              </span>
            </p>
            <SaveToggle id={event.id} title={event.title.text} words={words} onSave={() => add([event])} />
          </li>
        ))}
      </ul>
      {names && <p className="notice">{fill(words['plan.sharedUnknown'], { names })}</p>}
      {known.length > 0 && missing.length === 0 && <p role="status">{words['plan.sharedAll']}</p>}
      <p className="plan-tools">
        {missing.length > 0 && (
          <button type="button" className="button button-solid" onClick={() => add(missing)}>
            {fillPlural(lang, forms, missing.length)}
          </button>
        )}
        <button type="button" className="button" onClick={clear}>
          {words['plan.sharedClose']}
        </button>
      </p>
    </section>
  );
}
