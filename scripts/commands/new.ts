import { newFestival } from '../festival/new-festival.ts';
import { Failure } from '../process/failure.ts';
import { newPage } from './support/new-page.ts';

/** `npm run new -- festival FOLDER` writes a small festival, or rewrites its guides; `-- page NAME` writes a page. */
export function writeNew([what, name]: string[]): void {
  const write = what === 'festival' ? festival : what === 'page' ? page : null;
  if (!write || name === undefined)
    throw new Failure(
      'Say what to write: npm run new -- festival ../my-festival, or npm run new -- page getting-here',
    );
  try {
    console.log(write(name));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

function festival(folder: string): string {
  return newFestival(folder, new Date())
    ? `A festival is in ${folder}: read its README.md, then FESTIVAL=${folder} npm start`
    : `The README and the schemas in ${folder} are written again.`;
}

function page(name: string): string {
  return [
    ...newPage(name),
    'Write its words in both dictionaries; menus lead to it by its name, as “to” in a folder and as “path” from a back end.',
    'Then take its picture: npm run gallery. README and src/README.md have the rest.',
  ].join('\n');
}
