import type { Participant, Role } from '../../../src/domain/model/core.ts';
import type { Person } from '../../../src/domain/model/festival.ts';
import type { Wire } from '../read/resources.ts';
import type { Context } from './context.ts';
import { toVideos } from './media.ts';
import { localised, localisedHtml } from './texts.ts';
import { valueReader } from './values.ts';

/** Order of roles without an order (**Participants by role**). */
const ROLE_ORDER_WHEN_MISSING = 100;

export function toPerson(wire: Wire<'persons'>, context: Context): Person {
  return {
    id: wire.id,
    firstName: wire.prenom ?? null,
    lastName: wire.nom ?? null,
    biography: localisedHtml(wire, 'bio'),
    portrait: valueReader(context, 'persons', wire.id).picture({
      photo: wire.photo,
      'photo_db.file': wire.photo_db?.file,
      'photo_db.reduced_size_image': wire.photo_db?.reduced_size_image,
      'photo_db.thumbnail': wire.photo_db?.thumbnail,
      thumbnail: wire.thumbnail,
    }),
    portraitTitle: wire.photo_db?.title ?? null,
    videos: toVideos(wire.videos, 'persons', wire.id, context),
  };
}

export function toRole(wire: Wire<'roles'>, { ids }: Context): Role {
  return {
    id: wire.id,
    title: localised(wire, 'intitule'),
    order: wire.ordre ?? ROLE_ORDER_WHEN_MISSING,
    isCurator: wire.id === ids.curatorRoleId,
    isTeam: wire.categorie !== undefined && ids.teamRoleCategories.includes(wire.categorie),
  };
}

/** Returns null without a person: there is nobody to name. */
export function toParticipant(wire: Wire<'participants'>): Participant | null {
  const { id, personne, role } = wire;
  return personne ? { id, personId: personne.id, roleId: role?.id ?? null } : null;
}
