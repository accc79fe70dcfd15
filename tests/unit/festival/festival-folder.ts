import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../fixtures/write-files.ts';

const smallest: Record<string, string> = {
  'festival.yaml': 'name: Lumières\nslug: lumieres\ntimeZone: Europe/Lisbon\ncurrentYear: 2027\nmenus: []\n',
  'vocabulary.yaml': [
    'eventTypes:',
    '  exhibitions: { id: 1, title: { fr: Expositions, en: Exhibitions } }',
    'roles:',
    '  artists: { id: 1, title: { fr: Artistes, en: Artists } }',
    '',
  ].join('\n'),
  'places/harbour.yaml': 'id: 1\nname: { fr: Le port, en: The harbour }\n',
  'people/ana-reis/person.yaml': 'id: 7\nfirstName: Ana\nlastName: Reis\n',
  'editions/2027/edition.yaml': 'id: 1\nyear: 2027\n',
  'editions/2027/events/tides/event.yaml': 'id: 3\ntype: exhibitions\nplace: harbour\n',
  'editions/2027/events/tides/fr.md': '---\ntitle: Marées\n---\n\nQue voit-on ?\n',
};

/** Creates a small festival with one event; `files` replace or add to its files. @returns its folder. */
export function festivalFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...smallest, ...files });
  return folder;
}

/** Path of the only event’s file. `event` returns that file with these lines. */
export const EVENT = 'editions/2027/events/tides/event.yaml';
export const event = (...lines: string[]): Record<string, string> => ({
  [EVENT]: ['id: 3', ...lines, ''].join('\n'),
});

/** Returns `festival.yaml` with the given lines changed. */
export function general(changed: { currentYear?: string; menus?: string }): Record<string, string> {
  const { currentYear = 'currentYear: 2027', menus = 'menus: []' } = changed;
  const lines = ['name: Lumières', 'slug: lumieres', 'timeZone: Europe/Lisbon', currentYear, menus, ''];
  return { 'festival.yaml': lines.join('\n') };
}

/** Returns the mistakes that are reported for a folder, one line each; none if it can be read. */
export function faults(files: Record<string, string>): string[] {
  try {
    readFestival(festivalFolder(files));
    return [];
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : [];
    return lines.map((line) => line.trim());
  }
}
