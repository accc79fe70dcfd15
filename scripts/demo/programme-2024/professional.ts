import { professional, type EventDraft } from '../build/events.ts';

/** Meetings for the trade, which the home page leaves out. */
export const professionalMeetings: EventDraft[] = [
  professional({
    id: 48,
    title: ['Petit déjeuner de presse', 'Press Breakfast'],
    from: '2024-10-09 09:30',
    to: '11:30',
    place: 'kheireddine',
    link: 'https://presse-dhaw.example/accreditation',
    cover: 'interior/petit-dejeuner-de-presse-2400x1600',
    people: {
      curator: ['Rim Ouahada'],
      artisticDirection: ['Selim Ouanès-Farhat'],
      // She has two posts: the team page must still show her once.
      press: ['Nour Chatti-Dupuis', 'Yasmine Drira-Colin'],
    },
    intro: [
      'Les neuf expositions avant tout le monde, avec leurs commissaires, du café et des échelles encore debout.',
      'The nine exhibitions before anyone else, with their curators, coffee, and ladders still standing.',
    ],
    text: [
      'Visite de <em>Contre-jour</em>, départ en minibus pour l’avenue et la gare à 10 h 30. Les images du dossier sont remises avec leurs légendes vérifiées ; toutes les questions sont admises, les réponses le sont à titre d’essai.',
      'A tour of <em>Against the Light</em>, then a minibus to the avenue and the station at 10.30. The pictures in the kit come with their captions checked; every question is allowed, and answers are given on trial.',
    ],
  }),
  professional({
    id: 49,
    title: ['Lectures de portfolios', 'Portfolio Reviews'],
    kind: 'portfolio',
    from: '2024-10-11 09:30',
    to: '17:30',
    place: 'taharHaddad',
    register: true,
    cover: 'interior/lectures-de-portfolios-2400x1600',
    people: {
      reviewers: [
        'Kojo Densuah',
        'Faouzi Hachana',
        'Marta Ybarra Lucero',
        'Samuel Rono Kiptala',
        'Rosine Akakpo-Lawluvi',
        'Chiraz Belhadj-Amor',
        'Aminata Kouressi',
        'Mthunzi Gqabaza',
      ],
    },
    intro: [
      'Vingt minutes, une table, quelqu’un qui a le temps : huit lecteurs reçoivent cent vingt photographes, sans frais.',
      'Twenty minutes, a table, somebody with time to spare: eight reviewers see a hundred and twenty photographers, at no charge.',
    ],
    text: [
      'Chaque inscrit est vu trois fois. Les tirages sont préférés aux écrans, les travaux en cours aux travaux finis, les doutes aux discours. Un médiateur prend des notes pour vous, afin que vous puissiez écouter. Priorité aux photographes qui vivent hors de Tunis : la biennale paie le train.',
      'Everyone who signs up is seen three times. Prints are preferred to screens, work in progress to finished work, doubts to speeches. An educator takes notes for you so that you can listen. Photographers living outside Tunis come first: the biennial pays for the train.',
    ],
  }),
  professional({
    id: 50,
    title: ['La Table des livres', 'The Book Table'],
    from: '2024-10-12 11:00',
    to: '2024-10-13 19:00',
    place: 'darLasram',
    cover: 'interior/table-des-livres-2400x1600',
    people: { speakers: ['Samuel Rono Kiptala', 'Marta Ybarra Lucero', 'Rafik Ben Jannet'] },
    intro: [
      'Trente-deux éditeurs de quinze pays, une table de quarante mètres et aucune vitrine : on touche.',
      'Thirty-two publishers from fifteen countries, a forty-metre table and no glass: please touch.',
    ],
    text: [
      'Livres cousus, agrafés, roulés, livres à lire dans l’autobus. La table serpente dans la cour de Dar Lasram, et les éditeurs changent de place toutes les deux heures pour que personne n’ait le coin à l’ombre. Troc le dimanche à partir de 17 h : on n’y paie plus qu’en livres.',
      'Books sewn, stapled or rolled, books to be read on the bus. The table winds through the courtyard of Dar Lasram, and publishers move along every two hours so that nobody keeps the shady corner. Swapping from 5 pm on Sunday, when books become the only currency.',
    ],
  }),
  professional({
    id: 51,
    title: ['Droits d’auteur, mode d’emploi', 'Authors’ Rights: Operating Instructions'],
    // A slip of the keyboard in the back office: it ends before it starts.
    from: '2024-10-16 14:00',
    to: '12:00',
    place: 'citeCulture',
    register: true,
    cover: 'interior/droits-d-auteur-2400x1600',
    people: { speakers: ['Dorra Kchaou-Lenoir'], moderator: ['Faouzi Hachana'] },
    intro: [
      'Un contrat lu ligne à ligne, à voix haute, jusqu’à ce que chacun puisse l’expliquer à son voisin.',
      'A contract read line by line, out loud, until everyone can explain it to their neighbour.',
    ],
    text: [
      'Cession, durée, territoire, « tous supports connus et à venir » : Dorra Kchaou-Lenoir traduit, barre, récrit. On repart avec un modèle en arabe et en français, et trois phrases à ne jamais signer. Gratuit, ouvert aux étudiants.',
      'Assignment, term, territory, “all media now known or hereafter devised”: Dorra Kchaou-Lenoir translates, strikes out and rewrites. You leave with a template in Arabic and French and three sentences never to sign. Free, and open to students.',
    ],
  }),
  professional({
    id: 52,
    // Announced late, in French alone.
    title: ['Rencontre des festivals du Sud', null],
    from: '2024-10-24 14:00',
    to: '18:00',
    place: 'darLasram',
    register: true,
    cover: 'interior/festivals-du-sud-2400x1600',
    people: {
      speakers: ['Rosine Akakpo-Lawluvi', 'Kojo Densuah', 'Hajer Bellamine'],
      moderator: ['Chiraz Belhadj-Amor'],
    },
    intro: [
      'Onze festivals d’images comparent leurs calendriers, leurs caisses et leurs catastrophes, afin de cesser de tout faire chacun de son côté.',
      null,
    ],
    text: [
      'Ordre du jour : mettre en commun les caisses de transport, les interprètes et les assurances ; publier ensemble la liste de ce qui n’a pas marché. La réunion est publique, hormis le quart d’heure consacré aux visas, où l’on se donne des noms.',
      null,
    ],
  }),
  professional({
    id: 53,
    title: ['Bourse Dhaw : les auditions', 'The Dhaw Grant: Hearings'],
    from: '2024-10-25 10:00',
    to: '16:00',
    place: 'library',
    // Open to those who ask, yet kept out of the printed programme.
    outOfProgramme: true,
    cover: 'interior/bourse-auditions-1600x2000',
    people: {
      reviewers: ['Nabiha Azzouz-Lamine', 'Shirin Mukhopadhyay Rao', 'Atef Jarraya'],
    },
    intro: [
      'Huit finalistes, quinze minutes chacun, trois jurés dont un tireur qui n’a jamais pris de photo.',
      'Eight finalists, a quarter of an hour each, and three jurors, one of them a printer who has never taken a picture.',
    ],
    text: [
      'Les délibérations sont publiques : le jury parle devant ceux qu’il juge, ce qui raccourcit beaucoup les phrases. Deux projets seront financés pendant dix-huit mois. Les six autres reçoivent un avis écrit et un agrandisseur en prêt.',
      'The deliberations are public: the jury speaks in front of those it is judging, which makes for much shorter sentences. Two projects will be funded for eighteen months. The other six receive a written opinion and an enlarger on loan.',
    ],
  }),
  professional({
    id: 54,
    // Announced before anybody knew when: no date at all.
    title: ['Résidence de printemps à El Kef', 'Spring Residency in El Kef'],
    place: 'darLasram',
    link: 'https://photo-elkef.example/residence',
    cover: 'dunes/residence-el-kef-2400x1600',
    people: { speakers: ['Asma Rabhani'] },
    intro: [
      'Six semaines, une maison, un agrandisseur et la neige une année sur trois. Réunion d’information à une date à venir.',
      'Six weeks, a house, an enlarger, and snow one year in three. An information meeting, on a date to be announced.',
    ],
    text: [
      'La Maison de la photographie d’El Kef accueille deux artistes d’avril à mai 2025. Aucune exposition n’est exigée à la fin ; un repas, si. La date de la réunion dépend du toit, actuellement en réfection.',
      'The House of Photography in El Kef will host two artists from April to May 2025. No exhibition is required at the end, though a meal is. The date of the meeting depends on the roof, which is being mended.',
    ],
  }),
];
