import { dayRangeOf } from '../../domain/event/event-days.ts';
import { titleOf } from '../../domain/event/events.ts';
import type { FestivalEvent } from '../../domain/model/core.ts';

/** Examples for the embed code, from the programme itself. Each is null if no event qualifies. */
export type EmbedExample = ReturnType<typeof embedExample>;

export function embedExample(programme: readonly FestivalEvent[]) {
  const [event = null] = programme.flatMap((one) => {
    const title = titleOf(one);
    return title ? [{ id: one.id, title }] : [];
  });
  const first = <T>(of: (one: FestivalEvent) => T | null | undefined): T | null =>
    programme.map(of).find((value) => value !== null && value !== undefined) ?? null;
  return {
    event,
    typeId: first(({ typeId }) => typeId),
    placeId: first(({ placeId }) => placeId),
    day: first(({ time }) => time && dayRangeOf(time).first),
  };
}
