import { alley } from './photographs/alley.ts';
import { arches } from './photographs/arches.ts';
import { cyanotype } from './photographs/cyanotype.ts';
import { dunes } from './photographs/dunes.ts';
import { interior } from './photographs/interior.ts';
import { lamp } from './photographs/lamp.ts';
import { grain } from './photographs/leaks.ts';
import { moucharabieh } from './photographs/moucharabieh.ts';
import { photogram } from './photographs/photogram.ts';
import type { Style } from './render.ts';
import { sea } from './photographs/sea.ts';

/** Every style of photograph by the name it has in a media path. */
export const PHOTOGRAPHS: ReadonlyMap<string, Style> = new Map(
  Object.entries({ alley, arches, cyanotype, dunes, grain, interior, lamp, moucharabieh, photogram, sea }),
);
