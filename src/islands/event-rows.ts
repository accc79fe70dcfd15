import { clockFrom } from '../site/clock.ts';
import { publicEnvironment } from '../site/public-environment.ts';

/** What the rows of events say is true when the site is built; the visitor's clock has the last word (DESIGN §8.4). */
const now = clockFrom(publicEnvironment.now)().getTime();

/** A vernissage that is over gives way to the opening hours (spec §2). */
for (const vernissage of document.querySelectorAll<HTMLElement>('.event-row [data-until]')) {
  if (Date.parse(vernissage.dataset['until'] ?? '') > now) continue;
  vernissage.hidden = true;
  if (vernissage.nextElementSibling instanceof HTMLElement) vernissage.nextElementSibling.hidden = false;
}
