import { savedFrom } from '../../../domain/plan/saved-event.ts';
import type { Id } from '../../../domain/model/common.ts';
import { fill } from '../../../i18n/fill.ts';
import { isLang } from '../../../i18n/lang.ts';
import { dataPath } from '../../../i18n/paths.ts';
import { $eventSummaries, loadEventSummaries } from '../../../stores/event-summaries.ts';
import { dismissAbout, notify } from '../../../stores/notices.ts';
import {
  $plan,
  $planProblem,
  isPlanned,
  removeEvent,
  saveEvents,
  updateEvents,
} from '../../../stores/plan/plan.ts';
import type { SaveWords } from '../../../stores/plan/save-words.ts';

const SUBJECT = 'plan';

/** Saves an event, or takes it out of the plan. @returns what to announce. */
export function toggleSaved(id: Id, title: string, words: SaveWords): string {
  const isSaved = isPlanned($plan.get(), id);
  if (isSaved) removeEvent(id);
  else {
    const { lang } = document.documentElement;
    const text = isLang(lang) ? { text: title, lang, isFallback: false } : null;
    saveEvents([{ id, day: null, title: text, facts: null }]);
    if (isLang(lang)) void addFacts(id, dataPath(lang, 'events'));
  }
  announceProblem(words);
  return fill(words[isSaved ? 'plan.removed' : 'plan.added'], { title });
}

/** Keeps with the event what the site says of it; where that cannot be had, the plan's page does so later. */
async function addFacts(id: Id, path: string): Promise<void> {
  await loadEventSummaries(path);
  const summary = $eventSummaries.get()?.[id];
  if (summary) updateEvents([savedFrom(id, summary)]);
}

/** Says why the plan will not outlive the page, as long as it is so. */
function announceProblem(words: Pick<SaveWords, 'plan.blocked' | 'plan.full'>): void {
  const problem = $planProblem.get();
  if (problem) notify({ about: SUBJECT, kind: 'error', text: words[`plan.${problem}`] });
  else dismissAbout(SUBJECT);
}
