/** Translations, passed by the page. */
export interface PhaseWords {
  now: string;
  over: string;
}

/** Gives an element around rows the words that mark them. */
export const withPhaseWords = ({ now, over }: PhaseWords) => ({
  'data-word-now': now,
  'data-word-over': over,
});

/** The words that an element was given. */
export function phaseWordsOf({ dataset }: HTMLElement): PhaseWords {
  return { now: dataset['wordNow'] ?? '', over: dataset['wordOver'] ?? '' };
}

/**
 * From when a row is on, if that is ever certain, and from when it is over; in milliseconds since 1970, NaN where unknown.
 * A row without known hours has an interval of instants.
 */
function phaseStartsOf(row: HTMLElement): { now: number; over: number } {
  const time = row.querySelector<HTMLTimeElement>('time[data-minutes]');
  if (time) {
    const now = Date.parse(time.dateTime);
    return { now, over: now + Number(time.dataset['minutes']) * 60_000 };
  }
  const [now = '', over = ''] = row.dataset['phases']?.split('/') ?? [];
  return { now: Date.parse(now), over: Date.parse(over) };
}

/**
 * Marks rows that are on now or over; an event without a known end has no mark until its day is over.
 * @param now the visitor's now, in milliseconds since 1970.
 */
export function markRows(rows: Iterable<HTMLElement>, words: PhaseWords, now: number): void {
  for (const row of rows) {
    const starts = phaseStartsOf(row);
    const isOver = starts.over <= now;
    row.toggleAttribute('data-over', isOver);
    const isOn = starts.now <= now && takesPlace(row);
    const text = isOver ? words.over : isOn ? words.now : null;
    const mark = row.querySelector('.when small');
    if (text === null) mark?.remove();
    else if (mark) mark.textContent = text;
    else addMark(row, text);
  }
}

/** A cancelled or postponed event is never on (**Status**). */
function takesPlace(row: HTMLElement): boolean {
  return row.querySelector('.status:is([data-status="cancelled"], [data-status="postponed"])') === null;
}

function addMark(row: HTMLElement, text: string): void {
  const mark = document.createElement('small');
  mark.textContent = text;
  row.querySelector('.when')?.append(' ', mark);
}
