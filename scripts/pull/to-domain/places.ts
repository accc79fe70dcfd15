import type { Place } from '../../../src/domain/model/festival.ts';
import type { PlaceWire } from '../wire/place.ts';
import type { Context } from './context.ts';
import { localised } from './texts.ts';

const isWithin = (value: number | undefined, limit: number): boolean =>
  value !== undefined && Math.abs(value) <= limit;

/** An incomplete position, or one that is not on Earth, is reported and left out. */
export function toPlace(wire: PlaceWire, { report }: Context): Place {
  const { latitude, longitude } = wire;
  const isOnEarth = isWithin(latitude, 90) && isWithin(longitude, 180);
  if (!isOnEarth && (latitude !== undefined || longitude !== undefined)) {
    const given = `${latitude ?? 'nothing'}, ${longitude ?? 'nothing'}`;
    report('/api/lieux/', wire.id, '.latitude', `${given} is not a position on Earth`);
  }
  return {
    id: wire.id,
    name: localised({ fr: wire.nom, en: wire.nom_en }),
    address: localised({ fr: wire.adresse, en: wire.adresse_en }),
    position: isOnEarth && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null,
  };
}
