import { alley } from './alley.ts';
import { arches } from './arches.ts';
import { cyanotype } from './cyanotype.ts';
import { dunes } from './dunes.ts';
import { interior } from './interior.ts';
import { lamp } from './lamp.ts';
import { grain } from './leaks.ts';
import { moucharabieh } from './moucharabieh.ts';
import { photogram } from './photogram.ts';
import type { Style } from './render.ts';
import { sea } from './sea.ts';

/** Every style of photograph by the name it has in a media path. */
export const PHOTOGRAPHS: ReadonlyMap<string, Style> = new Map(
  Object.entries({ alley, arches, cyanotype, dunes, grain, interior, lamp, moucharabieh, photogram, sea }),
);
