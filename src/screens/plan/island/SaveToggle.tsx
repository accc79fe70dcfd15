import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Id } from '../../../domain/model/core.ts';
import { dismissAbout, notify } from '../../../stores/notices.ts';
import { $plan, removeEvent, saveEvents } from '../../../stores/plan.ts';
import type { PlanContext } from '../planned-events.ts';

interface Props extends Pick<PlanContext, 'words'> {
  id: Id;
  title: string;
  isSaved: boolean;
  /** Saves an event that the plan does not have. */
  onSave?: () => void;
}

/** Save button of an event. An event that is removed from the plan leaves the page, and can be restored. */
export function SaveToggle({ id, title, isSaved, words, onSave }: Props) {
  const remove = (): void => {
    const removed = $plan.get().filter((event) => event.id === id);
    focusBeside(id);
    removeEvent(id);
    notify({
      about: `plan ${id}`,
      kind: 'success',
      text: fill(words['save.removed'], { title }),
      action: {
        label: words['plan.undo'],
        run: () => {
          saveEvents(removed);
          focusEntry(id);
        },
      },
    });
  };
  const save = (): void => {
    onSave?.();
    dismissAbout(`plan ${id}`);
  };
  return (
    <button
      type="button"
      className="save"
      aria-pressed={isSaved}
      aria-label={fill(words['save.event'], { title })}
      onClick={({ nativeEvent }) => {
        // The first click of a double click removes the row; the second would hit the next one.
        if (!isRepeatedClick(nativeEvent)) (isSaved ? remove : save)();
      }}
    />
  );
}

/** Id of an event's row on the page of the plan. */
export const entryId = (id: Id): string => `plan-${id}`;

/** Focuses the row of an event, which may be drawn only in the next frame. */
export function focusEntry(id: Id): void {
  requestAnimationFrame(() => focus(document.getElementById(entryId(id))));
}

/**
 * Moves the focus from a row that is removed to the next row, otherwise to the previous one. It does not focus a
 * control in that row, which a key that is held down would press.
 */
export function focusBeside(id: Id): void {
  const row = document.getElementById(entryId(id));
  if (!row?.contains(document.activeElement)) return;
  const rows = [...document.querySelectorAll<HTMLElement>('main li[id^="plan-"]')];
  const index = rows.indexOf(row);
  focus(rows[index + 1] ?? rows[index - 1] ?? document.querySelector('main'));
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
