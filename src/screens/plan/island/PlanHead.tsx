import { planHash } from '../../../domain/plan/plan-link.ts';
import { chosenDay, type PlanDay } from '../../../domain/plan/plan-days.ts';
import { walksOf } from '../../../domain/plan/clashes.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { SHARE, SHARE_BY_HAND, SHARE_COPIED } from '../../../components/share/share-markup.ts';
import type { PlannedEvent, PlanContext } from '../planned-events.ts';
import { CalendarButton, UndatedNote } from './CalendarButton.tsx';

interface Props extends PlanContext {
  events: readonly PlannedEvent[];
  days: readonly PlanDay<PlannedEvent>[];
  /** Number of events that clash with others (**Clash**). */
  clashing: number;
  /** Day and hour of the site's data, in words; null if they could not be loaded. */
  asOf: string | null;
}

export function PlanHead({ events, days, clashing, asOf, lang, words }: Props) {
  const hasWalks = days.some((day) => walksOf(day.events).length > 0);
  const shared = events.map((event) => ({ id: event.id, day: chosenDay(event) }));
  const link = location.origin + location.pathname + planHash(shared);
  const saveFile = async (hasReminders: boolean): Promise<void> => {
    const { savePlanFile } = await import('../save-plan-file.ts');
    savePlanFile(events, words, hasReminders);
  };
  return (
    <div className="grid gap-4">
      <p className="text-lg">
        {fillPlural(lang, words, 'events', events.length)}
        {clashing > 0 && (
          <>
            {' · '}
            <b className="text-alert">{fill(words['plan.clashes'], { count: clashing })}</b>
          </>
        )}
      </p>
      <p className="no-print flex flex-wrap gap-3">
        {/* Handled by the script of all share buttons. */}
        <button
          type="button"
          className="button"
          {...{
            [SHARE]: link,
            [SHARE_COPIED]: words['share.copied'],
            [SHARE_BY_HAND]: words['share.byHand'],
          }}
        >
          {words['share.share']}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {words['plan.print']}
        </button>
        <CalendarButton events={events} words={words} save={saveFile} />
      </p>
      <UndatedNote lang={lang} events={events} words={words} />
      <p className="facts no-print">
        {asOf && fill(words['changes.asOf'], { date: asOf })}
        {asOf && hasWalks && ' · '}
        {hasWalks && words['plan.estimate']}
      </p>
    </div>
  );
}
