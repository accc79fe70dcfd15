import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue } from './hash-queue.ts';

export interface HashCost {
  /** Memory in KiB. */
  memory: number;
  passes: number;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
export const defaultHashCost: HashCost = { memory: 19_456, passes: 2 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
const derive = promisify(argon2);

interface StoredHash extends HashCost {
  salt: Buffer;
  tag: Buffer;
}

function deriveTag(password: string, { memory, passes, salt }: Omit<StoredHash, 'tag'>): Promise<Buffer> {
  // Different keyboards may compose the same characters differently.
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, parallelism: 1, tagLength: TAG_BYTES, memory, passes });
}

function formatHash({ memory, passes, salt, tag }: StoredHash): string {
  const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
}

function parseHash(stored: string): StoredHash {
  const [, memory, passes, salt, tag] = PHC.exec(stored) ?? [];
  if (!salt || !tag) throw new Error('The stored password hash is not an Argon2id one.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Hashes and checks passwords, a few at once. */
export function createPasswords(cost: HashCost) {
  const queue = createHashQueue();
  const dummyHash: StoredHash = { ...cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };
  return {
    /** @param caller as in `createHashQueue`. */
    hash: (password: string, caller = ''): Promise<string> =>
      queue.run(caller, async () => {
        const salt = randomBytes(SALT_BYTES);
        return formatHash({ ...cost, salt, tag: await deriveTag(password, { ...cost, salt }) });
      }),
    /** Takes the same time whether or not there is a hash to compare with. @param caller as in `createHashQueue`. */
    matches: (password: string, stored: string | null, caller = ''): Promise<boolean> =>
      queue.run(caller, async () => {
        const hash = stored === null ? dummyHash : parseHash(stored);
        return timingSafeEqual(await deriveTag(password, hash), hash.tag) && stored !== null;
      }),
  };
}
