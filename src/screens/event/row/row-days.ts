/** First and last day of a row: its own, `2024-10-09/2024-11-09`, or the day of its section. */
export function daysOfRow(row: HTMLElement): { firstDay: string; lastDay: string } | null {
  const days = row.dataset['days'] ?? row.closest<HTMLElement>('section')?.dataset['day'];
  const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
}
