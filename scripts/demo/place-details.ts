import { englishTitle, french, frenchTitle, type Words } from './build/words.ts';
import { places } from './places.ts';
import type { Accessibility, PlaceRow } from '../api/festival/records/place.ts';

interface Details {
  access: Words;
  offers?: readonly Accessibility[];
  /** The biennial's own desk there, at numbers of a range that no operator was given: nobody can be rung up. */
  desk?: string;
  site?: string;
  /** Days and hours of the house itself, whatever is on. */
  open?: { days: readonly [fr: string, en: string]; hours: string | null };
}

const details: Readonly<Record<keyof typeof places, Details>> = {
  kheireddine: {
    access: [
      'Métro place de Barcelone, puis vingt minutes à pied par la rue Jamâa-Zitouna. Le rez-de-chaussée est de plain-pied ; l’étage se gagne par vingt-deux marches.',
      'Light rail to Place de Barcelone, then twenty minutes on foot along rue Jamâa Zitouna. The ground floor is level; the upper one is up twenty-two steps.',
    ],
    offers: ['toilettes_pmr', 'boucle_magnetique', 'chien_guide'],
    desk: '+216 10 20 24 01',
    site: 'https://palais-kheireddine.example/',
  },
  karraka: {
    access: [
      'TGM, station Goulette-Vieille, puis six minutes à pied vers le canal. Le seuil du fort a trois marches : deux bénévoles vous aident à les passer.',
      'TGM to Goulette Vieille, then six minutes on foot towards the canal. The gate of the fort has three steps, and two volunteers to help you over them.',
    ],
    offers: ['pmr', 'chien_guide'],
    desk: '+216 10 20 24 02',
  },
  acropolium: {
    access: [
      'TGM, station Carthage-Hannibal, puis douze minutes de montée. Une navette part de la gare toutes les vingt minutes, de 10 h à 18 h.',
      'TGM to Carthage Hannibal, then twelve minutes uphill. A shuttle leaves the station every twenty minutes from 10 am to 6 pm.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'chien_guide'],
    desk: '+216 10 20 24 03',
  },
  darLasram: {
    access: [
      'À six minutes à pied de Bab Souika, par la rue du Pacha. Seul le rez-de-chaussée se visite en fauteuil.',
      'Six minutes on foot from Bab Souika, along rue du Pacha. Only the ground floor can be visited in a wheelchair.',
    ],
    offers: ['chien_guide'],
    desk: '+216 10 20 24 04',
    site: 'https://dar-lasram.example/',
  },
  taharHaddad: {
    access: [
      'La porte voisine de Dar Lasram ; les anciennes écuries se descendent par quatre marches basses.',
      'Next door to Dar Lasram; four low steps lead down into the former stables.',
    ],
    offers: ['chien_guide'],
  },
  belvedere: {
    access: [
      'Métro, ligne 2, station Palestine, puis dix minutes à pied. Les allées sont goudronnées jusqu’à la Kobba.',
      'Light rail, line 2 to Palestine, then ten minutes on foot. The paths are paved as far as the Kobba.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'chien_guide', 'sans_marche'],
  },
  station: {
    access: [
      'Toutes les lignes de métro, place de Barcelone. L’exposition commence dans le hall et continue sur le quai 1.',
      'Every light rail line stops at Place de Barcelone. The exhibition begins in the hall and goes on along platform 1.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'chien_guide', 'sans_marche'],
    desk: '+216 10 20 24 07',
  },
  library: {
    access: [
      'À douze minutes à pied de la Kasbah par le boulevard du 9-Avril. Entrée en fauteuil par la rampe, à gauche de l’escalier.',
      'Twelve minutes on foot from the Kasbah along Boulevard du 9 Avril. The ramp for wheelchairs is to the left of the stairs.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'boucle_magnetique', 'chien_guide', 'langue_des_signes'],
    desk: '+216 10 20 24 08',
    site: 'https://bibliotheque-nationale.example/',
    open: {
      days: ['Du lundi au samedi, sauf jours fériés', 'Monday to Saturday, except public holidays'],
      hours: '08:30 – 18:30',
    },
  },
  citeCulture: {
    access: [
      'Métro, station Mohamed-V, juste devant. Ascenseurs pour toutes les salles.',
      'Light rail to Mohamed V, just outside. There are lifts to every hall.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'boucle_magnetique', 'chien_guide', 'sans_marche'],
    desk: '+216 10 20 24 09',
    site: 'https://cite-de-la-culture.example/',
    open: { days: ['Tous les jours', 'Every day'], hours: '09:00 – 23:00' },
  },
  avenue: {
    access: [
      'Entre la place de l’Indépendance et l’horloge, sous les ficus. Le terre-plein est de plain-pied de bout en bout.',
      'Between Place de l’Indépendance and the clock, under the fig trees. The central walk is level from end to end.',
    ],
    offers: ['pmr', 'chien_guide', 'sans_marche'],
  },
  theatre: {
    access: [
      'À trois minutes à pied de la place de Barcelone. Entrée en fauteuil par la rue de Grèce, sur appel de la billetterie ; six places au parterre.',
      'Three minutes on foot from Place de Barcelone. Wheelchairs enter from rue de Grèce, on a call to the box office; there are six spaces in the stalls.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'boucle_magnetique', 'chien_guide'],
    desk: '+216 10 20 24 11',
    site: 'https://theatre-municipal-tunis.example/',
    open: {
      days: [
        'Billetterie dans le hall, une heure avant chaque représentation',
        'Box office in the foyer, an hour before each performance',
      ],
      hours: null,
    },
  },
  colisee: {
    access: [
      'Sous la galerie du Colisée, à cinq minutes à pied de la place de Barcelone. La salle 2 est à l’étage, sans ascenseur.',
      'Under the Colisée arcade, five minutes on foot from Place de Barcelone. Screen 2 is upstairs, without a lift.',
    ],
    offers: ['boucle_magnetique', 'chien_guide'],
  },
  ennejma: {
    access: [
      'TGM, station Sidi-Bou-Saïd, puis un quart d’heure de montée par les ruelles, ou un taxi jusqu’à la grille.',
      'TGM to Sidi Bou Said, then a quarter of an hour uphill through the lanes, or a taxi to the gate.',
    ],
    offers: ['chien_guide'],
    desk: '+216 10 20 24 13',
    site: 'https://ennejma-ezzahra.example/',
    open: {
      days: ['Du mardi au dimanche, fermé les jours fériés', 'Tuesday to Sunday, closed on public holidays'],
      hours: '09:00 – 16:00',
    },
  },
  halfaouine: {
    access: [
      'À quatre minutes à pied de Bab Souika. Les bancs sont ceux des cafés : on s’y assied sans commander.',
      'Four minutes on foot from Bab Souika. The benches belong to the cafés; you may sit down without ordering.',
    ],
    offers: ['pmr', 'chien_guide'],
  },
  market: {
    access: [
      'Rendez-vous à la porte de la rue Charles-de-Gaulle, devant les fleurs. Le sol est mouillé jusqu’à neuf heures.',
      'Meet at the gate on rue Charles de Gaulle, in front of the flowers. The floor is wet until nine.',
    ],
    offers: ['pmr', 'chien_guide'],
  },
  romanTheatre: {
    access: [
      'TGM, station Carthage-Présidence, puis dix minutes à pied. Gradins de pierre : prenez un coussin ; l’orchestre se gagne sans marche.',
      'TGM to Carthage Présidence, then ten minutes on foot. The tiers are stone, so bring a cushion; the orchestra is reached without a step.',
    ],
    offers: ['pmr', 'toilettes_pmr', 'chien_guide'],
  },
  punicPorts: {
    access: [
      'TGM, station Salammbô, puis cinq minutes à pied. Le tour du bassin est un chemin de terre, plat et sec.',
      'TGM to Salammbô, then five minutes on foot. The way round the basin is an earth path, flat and dry.',
    ],
    offers: ['chien_guide', 'sans_marche'],
  },
  darBenAbdallah: {
    access: [
      'À dix minutes à pied de la place de la Kasbah. La chicane de l’entrée est trop étroite pour un fauteuil ; nous le regrettons.',
      'Ten minutes on foot from Place de la Kasbah. The bend of the entrance is too narrow for a wheelchair, which we regret.',
    ],
    open: { days: ['Tous les jours sauf le lundi', 'Every day but Monday'], hours: '09:30 – 16:30' },
  },
  train: {
    access: [
      'Montez dans la dernière voiture. Un agent pose la passerelle sur demande, dix minutes avant le départ.',
      'Board the last carriage. Staff lay out the ramp on request, ten minutes before departure.',
    ],
    offers: ['pmr', 'chien_guide'],
  },
};

/** The rows of all places, with how to come and what they offer. */
export const placeRows: PlaceRow[] = Object.entries(details).map(
  ([name, { access, offers, desk, site, open }]) => ({
    ...places[name as keyof typeof places],
    acces: frenchTitle(access),
    acces_en: englishTitle(access),
    accessibilite: offers ?? [],
    jours_ouverture: open ? { intitule: french(open.days[0]), intitule_en: open.days[1] } : null,
    horaires_ouverture: open?.hours ?? null,
    telephone: desk ?? null,
    site: site ?? null,
  }),
);
