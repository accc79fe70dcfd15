import { savedFrom } from '../../../domain/plan/saved-event.ts';
import { removeEvent, updateEvents } from '../../../stores/plan/plan.ts';
import type { PlannedEvent } from '../planned-events.ts';
import { changeText } from '../plan-texts.ts';
import type { PlanContext } from './context.ts';
import { focusBeside, focusEntry } from './focus-entry.ts';

interface Props extends PlanContext {
  event: PlannedEvent;
}

/** What is not as it was when the event was saved (**Since it was saved**), until the visitor has noted it. */
export function EntryChanges({ event: { id, changes }, lang, words, summaries }: Props) {
  if (changes.length === 0) return null;
  const note = (): void => {
    const summary = summaries?.[id];
    // The button goes, and with it what is withdrawn.
    if (summary) {
      updateEvents([savedFrom(id, summary)]);
      focusEntry(id);
    } else {
      focusBeside(id);
      removeEvent(id);
    }
  };
  return (
    <div className="plan-changes">
      {changes.map((change) => (
        <p key={change.kind} className="plan-alert">
          {changeText(change, lang, words)}
        </p>
      ))}
      <button type="button" className="link min-h-11 text-sm" onClick={note}>
        {words['plan.noted']}
      </button>
    </div>
  );
}
