import { roomLeft } from '../../domain/archive/storage-size.ts';

/** WebKitGTK has none, and older browsers, Safari 16 among them, know less of it than its type says. */
const storage = (): Partial<StorageManager> => (navigator as Partial<Navigator>).storage ?? {};

/** Bytes that this site may still keep on the device; infinite where the browser does not say. */
export async function freeBytes(): Promise<number> {
  return roomLeft((await storage().estimate?.()) ?? {});
}

/** Asks the browser not to clear what is kept when it wants room; it may ask the visitor, who may answer later. */
export function askToPersist(): void {
  storage()
    .persist?.()
    .catch((error: unknown) => {
      console.warn('The browser may clear kept editions when it wants room.', error);
    });
}
