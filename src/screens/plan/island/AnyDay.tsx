import type { PlannedEvent } from '../planned-events.ts';
import type { PlanContext } from './context.ts';
import { PlanEntry } from './PlanEntry.tsx';

interface Props extends PlanContext {
  title: string;
  text?: string;
  events: readonly PlannedEvent[];
}

/** What stands under no day: exhibitions whose day is not chosen, and what has no date yet. */
export function AnyDay({ title, text, events, ...context }: Props) {
  if (events.length === 0) return null;
  return (
    <section className="programme-section" aria-label={title}>
      <h2 className="titled">{title}</h2>
      <div>
        {text && <p className="mb-4 max-w-(--measure) text-stone print:hidden">{text}</p>}
        <ol className="event-rows">
          {events.map((event) => (
            <PlanEntry key={event.id} event={event} clashes={[]} {...context} />
          ))}
        </ol>
      </div>
    </section>
  );
}
