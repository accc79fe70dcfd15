import type { Lang } from '../../domain/model/languages.ts';
import { festivalData } from '../../content/festival.ts';
import { editionOfEachYear } from '../../content/withdrawn-editions.ts';
import { fullName } from '../../domain/people/people.ts';
import { citationFormats } from '../../domain/citation/formats.ts';
import { referenceTo } from '../citation/citation.ts';
import { citedEdition } from '../edition/edition-view.ts';
import { citedEvent } from '../event/event-view.ts';
import { citedPerson } from '../people/person.ts';

export type CitationFile = ReturnType<typeof citationFiles>[number];

export function citationFiles(lang: Lang) {
  const data = festivalData();
  const cited = [
    ...editionOfEachYear(data).map(({ edition }) => citedEdition(edition, lang)),
    ...[...data.events, ...data.withdrawn].map((event) => citedEvent(event, data, lang)),
    ...[...data.persons, ...data.withdrawnPersons].filter(fullName).map(citedPerson),
  ];
  return cited.flatMap((record) => {
    const reference = referenceTo(record, data, lang);
    return citationFormats.map(({ extension, mediaType, write }) => ({
      name: `${record.name}.${extension}`,
      mediaType,
      // Written on demand.
      get text() {
        return write(reference);
      },
    }));
  });
}
