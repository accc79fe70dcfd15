import { toggleLink } from '../../components/browser/toggle-link.ts';
import { keyboardGrid } from '../calendar/keyboard-grid.client.ts';
import { phaseWordsOf } from '../event/row/row-phase.ts';
import { DAY_LINKS } from '../calendar/calendar-markup.ts';
import { FILTER_LINKS, partSelector } from './programme-markup.ts';
import { markToday } from './today.client.ts';
// One file with the programme: as one of its own it would cost the page another request.
import './pdf/pdf-download.client.ts';

/**
 * What a programme needs before anyone touches it: its links are announced as the buttons they will be, and the
 * visitor's clock says what is on. What a press does comes with the island.
 */
function startProgramme(programme: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(FILTER_LINKS)) toggleLink(link);
  const table = programme.querySelector('table');
  if (!table) return;
  const words = phaseWordsOf(programme);
  const days = [...table.querySelectorAll<HTMLAnchorElement>(DAY_LINKS)];
  markToday(programme, days, { words, calendar: keyboardGrid(table) });
}

const programme = document.querySelector<HTMLElement>(partSelector('programme'));
if (programme) startProgramme(programme);
