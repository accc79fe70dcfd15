import { newFestival as write } from '../festival/new-festival.ts';
import { Failure } from './support/failure.ts';

/** `npm run new -- festival FOLDER`: a small festival to begin with, or the README and schemas of one anew. */
export function newFestival([what, folder]: string[]): Promise<void> {
  if (what !== 'festival' || folder === undefined)
    throw new Failure('Say what to write and where: npm run new -- festival ../my-festival');
  try {
    const isNew = write(folder, new Date());
    console.log(
      isNew
        ? `A festival is in ${folder}: read its README.md, then FESTIVAL=${folder} npm start`
        : `The README and the schemas in ${folder} are written anew.`,
    );
    return Promise.resolve();
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
