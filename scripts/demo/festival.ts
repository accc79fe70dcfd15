import { activityTypes } from './vocabulary/activity-types.ts';
import { eventTypes } from './vocabulary/event-types.ts';
import { roles } from './vocabulary/roles.ts';
import { eventRow, type EventDraft } from './build/events.ts';
import { fullName, personRow } from './build/people.ts';
import { pageRow } from './build/pages.ts';
import { edition2024 } from './editions/current.ts';
import { pastEditions } from './editions/past.ts';
import { faqs, faqTypes } from './faqs.ts';
import { mediaLinks } from './media-links.ts';
import { menus, subMenus } from './menu.ts';
import { allPages } from './pages/all.ts';
import { partners, partnerTypes } from './partners.ts';
import { pdfs } from './pdfs.ts';
import { everyone } from './people/everyone.ts';
import { placeRows } from './place-details.ts';
import { programme2024 } from './programme-2024/programme.ts';
import { pastProgrammes } from './past/programmes.ts';
import { socials } from './socials.ts';
import { eventsAsOf } from './programme-changes.ts';
import type { Id } from '../api/festival/records/common.ts';
import type { EventRow } from '../api/festival/records/event.ts';
import type { Festival } from '../api/festival/records/festival.ts';

const idsByName = new Map(everyone.map((person) => [fullName(person), person.id]));

function rowsOf(edition: Id, drafts: readonly EventDraft[]): EventRow[] {
  return drafts.map((draft) =>
    eventRow(draft, edition, (name) => {
      const id = idsByName.get(name);
      if (id === undefined) {
        throw new Error(
          `Event ${draft.id} names “${name}”, but scripts/demo/people has nobody of that name.`,
        );
      }
      return id;
    }),
  );
}

/** Before the changes of `programme-changes.ts`. */
const BEFORE_CHANGES = '2024-10-12T17:00:00';

/**
 * The whole demo festival: seven editions of Dhaw.
 * @param time Tunis wall time, `yyyy-MM-ddTHH:mm:ss`: later on an event is cancelled and one is withdrawn.
 * @throws Error when an event names an unknown person.
 */
export function demoFestival(time = BEFORE_CHANGES): Festival {
  return {
    menus,
    subMenus,
    editions: [edition2024, ...pastEditions],
    events: eventsAsOf(time, [
      ...rowsOf(edition2024.id, programme2024),
      ...pastProgrammes.flatMap(({ edition, events }) => rowsOf(edition, events)),
    ]),
    activityTypes: Object.values(activityTypes),
    roles: Object.values(roles),
    eventTypes: Object.values(eventTypes),
    persons: everyone.map(personRow),
    places: placeRows,
    partnerTypes: Object.values(partnerTypes),
    partners,
    socials,
    mediaLinks,
    faqTypes: Object.values(faqTypes),
    faqs,
    pages: allPages.map(pageRow),
    pdfs,
  };
}
