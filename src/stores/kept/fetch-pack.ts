import { packPath, type Pack } from '../../domain/archive/pack.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { Device } from './device.ts';
import { isPack } from './pack-guard.ts';
import { Unreachable } from './problems.ts';

/** The pack of an edition as the site has it now. @throws Unreachable */
export async function fetchPack({ fetch }: Device, year: number, lang: Lang): Promise<Pack> {
  const path = packPath(year, lang);
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    const pack: unknown = response.ok ? await response.json() : null;
    if (isPack(pack)) return pack;
  } catch (error) {
    throw new Unreachable(path, error);
  }
  throw new Unreachable(path);
}
