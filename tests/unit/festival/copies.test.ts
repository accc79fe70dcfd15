import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../scripts/api/db/open.ts';
import { backUp, exported } from '../../../scripts/festival/copies.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

describe('the database of a back end', () => {
  test('is copied while it is in use, to a new file that only its owner may read, never over another one', async () => {
    const folder = temporaryFolder();
    const [database, copy] = [join(folder, 'api.sqlite'), join(folder, 'copy.sqlite')];
    const { sqlite, write, close } = openStore(database);
    await write(() => sqlite.exec("INSERT INTO meta (name, value) VALUES ('written', 'while it is open')"));
    backUp(database, copy);
    close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const copied = openStore(copy);
    expect(copied.sqlite.prepare("SELECT value FROM meta WHERE name = 'written'").get()).toEqual({
      value: 'while it is open',
    });
    copied.close();
    expect(() => backUp(database, copy)).toThrow(`${copy} is there already: name a new file for --backup.`);
  });

  test('is not created if it does not exist, but reported as missing', () => {
    const elsewhere = join(temporaryFolder(), 'elsewhere.sqlite');
    expect(() => exported(elsewhere, 'messages')).toThrow(
      `There is no database at ${elsewhere}: set API_DB to the back end’s.`,
    );
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('exports no tables except those for organisers', () => {
    const words = '--export takes messages or subscriptions, not “passwords”.';
    expect(() => exported('', 'passwords')).toThrow(words);
  });
});
