// An island because only the browser knows what its visitor saved, and so the order of the days.
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { showNotices } from '../../components/browser/notices.ts';
import { clashesOf } from '../../domain/plan/clashes.ts';
import { planByDay } from '../../domain/plan/plan-days.ts';
import { withoutWithdrawn } from '../../domain/event/event-summary.ts';
import { copyOf } from '../../domain/plan/saved-event.ts';
import type { Lang } from '../../domain/model/languages.ts';
import { timeZone } from '../../site/time-zone.ts';
import { visitorNow } from '../../site/visitor-clock.ts';
import { $eventSummaries, $summariesAsOf, loadEventSummaries } from '../../stores/event-summaries.ts';
import { $plan, $planProblem, updateEvents } from '../../stores/plan.ts';
import { DayOfPlan, PlanEntry } from './island/PlanEntry.tsx';
import { PlanHead } from './island/PlanHead.tsx';
import { RegistrationOffer } from './island/RegistrationOffer.tsx';
import { SharedPlan } from './island/SharedPlan.tsx';
import { yearAt, type PlanContext, eventPlanner, type PlannedEvent } from './planned-events.ts';
import type { PlanWords } from './plan-words.ts';

interface Props {
  lang: Lang;
  links: { auth: string; programme: string };
  words: PlanWords;
  /** Content of an empty plan. */
  children?: ReactNode;
}

export function Plan({ lang, links, words, children }: Props) {
  const plan = useStore($plan, { ssr: 'initial' });
  const problem = useStore($planProblem, { ssr: 'initial' });
  const known = useStore($eventSummaries, { ssr: 'initial' });
  const summaries = useMemo(() => known && withoutWithdrawn(known), [known]);
  const asOf = useStore($summariesAsOf, { ssr: 'initial' });
  /** Whether the site's data could be loaded; null until that is known. */
  const [isLoaded, setLoaded] = useState<boolean | null>(null);
  const [now] = useState(() => visitorNow().getTime());
  const year = useMemo(() => yearAt(now), [now]);
  const planned = useMemo(
    () => eventPlanner(summaries, { lang, unknown: words['myevents.unknown'], now }),
    [summaries, lang, words, now],
  );

  useEffect(showNotices, []);
  const load = useCallback(() => void loadEventSummaries(lang).then(setLoaded), [lang]);
  useEffect(load, [load]);
  // Events saved without the site's data get their copy of it now.
  useEffect(() => {
    const bare = plan.flatMap(({ id, facts }) => {
      const summary = facts ? undefined : summaries?.[id];
      return summary ? [copyOf(id, summary)] : [];
    });
    if (bare.length > 0) updateEvents(bare);
  }, [plan, summaries]);

  // Until the data is loaded or has failed to load, the page shows nothing that may change.
  if (isLoaded === null) return <div aria-busy="true" />;
  const events = planned(plan);
  const { days, anyDay, undated } = planByDay(events);
  const clashes = clashesOf(events, timeZone);
  const context = { lang, words, summaries, year };
  return (
    <>
      {problem && <p className="notice notice-error mb-8">{words[`save.${problem}`]}</p>}
      {!isLoaded && (
        <div className="notice mb-8 items-center" role="alert">
          <p>{words['plan.asCopied']}</p>
          <button type="button" className="link min-h-11" onClick={load}>
            {words.retry}
          </button>
        </div>
      )}
      <SharedPlan plan={plan} {...context} />
      {events.length === 0 ? (
        <div className="grid gap-6">
          <p className="text-xl">{words['plan.empty']}</p>
          <p>
            <a className="button button-solid" href={links.programme}>
              {words['home.programme']}
            </a>
          </p>
          {children}
        </div>
      ) : (
        <>
          <PlanHead events={events} days={days} clashing={clashes.size} asOf={asOf} {...context} />
          <RegistrationOffer lang={lang} authHref={links.auth} words={words} />
          {days.map((day) => (
            <DayOfPlan key={day.day} {...day} clashes={clashes} {...context} />
          ))}
          <AnyDay title={words['plan.anyDay']} text={words['plan.anyDayText']} events={anyDay} {...context} />
          <AnyDay title={words['plan.undated']} events={undated} {...context} />
        </>
      )}
    </>
  );
}

interface AnyDayProps extends PlanContext {
  title: string;
  text?: string;
  events: readonly PlannedEvent[];
}

/** Events under no day: exhibitions without a chosen day, and events without a date. */
function AnyDay({ title, text, events, ...context }: AnyDayProps) {
  if (events.length === 0) return null;
  return (
    <section className="programme-section" aria-label={title}>
      <h2 className="titled">{title}</h2>
      <div>
        {text && <p className="mb-4 max-w-(--measure) text-stone print:hidden">{text}</p>}
        <ol className="event-rows">
          {events.map((event) => (
            <PlanEntry key={event.id} event={event} clash="" {...context} />
          ))}
        </ol>
      </div>
    </section>
  );
}
