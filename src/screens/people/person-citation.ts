import type { Person } from '../../domain/model/festival.ts';
import { fullName } from '../../domain/people/people.ts';
import type { CitedRecord } from '../citation/citation.ts';

export function citedPerson(person: Person): CitedRecord {
  const { id } = person;
  return {
    kind: 'person',
    id,
    name: `person-${id}`,
    title: fullName(person),
    container: null,
    year: null,
    address: `person/${id}`,
  };
}
