import { accessibilities, type Accessibility, type Place } from '../../../src/domain/model/festival.ts';
import type { Wire } from '../read/resources.ts';
import type { Context } from './context.ts';
import { localised } from './texts.ts';
import { valueReader, type ValueReader } from './values.ts';

const isWithin = (value: number | undefined, limit: number): value is number =>
  value !== undefined && Math.abs(value) <= limit;

/** Kinds of accessibility by the back end's names. */
const wireAccessibilities: ReadonlyMap<string, Accessibility> = new Map([
  ['pmr', 'stepFree'],
  ['toilettes_pmr', 'accessibleToilets'],
  ['boucle_magnetique', 'hearingLoop'],
  ['chien_guide', 'guideDogs'],
  ['langue_des_signes', 'signLanguage'],
  ['sans_marche', 'level'],
]);

/** An incomplete position, or one that is not on Earth, is reported and left out. */
export function toPlace(wire: Wire<'places'>, context: Context): Place {
  const read = valueReader(context, 'places', wire.id);
  const { latitude, longitude } = wire;
  const isOnEarth = isWithin(latitude, 90) && isWithin(longitude, 180);
  if (!isOnEarth && (latitude !== undefined || longitude !== undefined)) {
    const given = `${latitude ?? 'nothing'}, ${longitude ?? 'nothing'}`;
    read.report('latitude', `${given} is not a position on Earth`);
  }
  return {
    id: wire.id,
    name: localised(wire, 'nom'),
    address: localised(wire, 'adresse'),
    position: isOnEarth ? { latitude, longitude } : null,
    directions: localised(wire, 'acces'),
    openingDays: localised(wire.jours_ouverture, 'intitule'),
    openingHours: wire.horaires_ouverture ?? null,
    accessibility: toAccessibility(wire, read),
    phone: read.phone('telephone', wire.telephone),
    website: read.link('site', wire.site),
  };
}

/** Returns each kind of accessibility once, in the order of `accessibilities`; unknown values are reported. */
function toAccessibility({ accessibilite = [] }: Wire<'places'>, { report }: ValueReader): Accessibility[] {
  const known = accessibilite.flatMap((value) => {
    const accessibility = wireAccessibilities.get(value);
    if (accessibility) return accessibility;
    const expected = [...wireAccessibilities.keys()].join(', ');
    return report('accessibilite', `"${value}" is none of ${expected}; it is left out`);
  });
  return accessibilities.filter((one) => known.includes(one));
}
