import { debate, exhibition, performance, walk, workshop, type EventDraft } from '../build/events.ts';

/** Chambres: twelve families, twelve rooms. */
export const programme2014: readonly EventDraft[] = [
  exhibition({
    id: 251,
    title: ['Douze chambres', 'Twelve Rooms'],
    from: '2014-10-24 16:00',
    to: '2014-11-09 20:00',
    vernissage: '2014-10-24 16:00',
    days: ['Tous les jours sauf le lundi', 'Every day but Monday'],
    hours: '16:00 – 20:00',
    place: 'darBenAbdallah',
    cover: 'interior/douze-chambres-2000x2000',
    people: {
      artists: ['Hela Louati', 'Khadija Rekik', 'Samia Oulhaci', 'Sirine Haouas'],
      curator: ['Nabiha Azzouz-Lamine'],
    },
    intro: [
      'On frappe, on attend, on se déchausse : une œuvre par maison, au milieu de la vie de ses habitants.',
      'Knock, wait, take off your shoes: one work to a house, in the midst of its people’s lives.',
    ],
    text: [
      'Les artistes ont dormi une semaine chez leurs hôtes avant de décider quoi montrer. Plusieurs n’ont rien ajouté, sinon une lampe. La liste des maisons se retirait au musée, avec un mot de recommandation.',
      'The artists slept at their hosts’ for a week before deciding what to show. Several added nothing but a lamp. The list of houses was to be had at the museum, with a word of introduction.',
    ],
    photos: [
      {
        shot: 'interior/chambre-sept-1600x2000',
        title: 'Chambre sept, chez la famille Hamza',
        credit: ['Sirine Haouas'],
      },
    ],
  }),
  exhibition({
    id: 252,
    title: ['La chambre claire de l’oncle Salah', 'Uncle Salah’s Bright Room'],
    from: '2014-10-25 10:00',
    to: '2014-11-09 18:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 18:00',
    place: 'taharHaddad',
    cover: 'grain/oncle-salah-1600x2000',
    people: { artists: ['Khadija Rekik'], curator: ['Rim Ouahada'] },
    intro: [
      'Trente ans de portraits faits par un épicier, entre deux clients, sur le pas de sa porte.',
      'Thirty years of portraits made by a grocer, between two customers, on his doorstep.',
    ],
    text: [
      'Il ne se disait pas photographe. Ses modèles tiennent ce qu’ils venaient d’acheter : de l’huile, des ampoules, un melon. La relieuse qui les a retrouvés en a fait un livre qui sent encore le cumin.',
      'He did not call himself a photographer. His sitters hold whatever they had just bought: oil, light bulbs, a melon. The bookbinder who found them made a book which smells of cumin to this day.',
    ],
  }),
  performance({
    id: 253,
    title: ['Berceuse à domicile', 'Lullaby, Delivered'],
    kind: 'concert',
    from: '2014-11-01 21:00',
    to: '21:30',
    place: 'halfaouine',
    cover: 'moucharabieh/berceuse-2000x2000',
    people: { music: ['Ilhem Souilem'] },
    intro: [
      'La cheffe de chœur chante au chevet de qui l’a demandé. Les voisins écoutent par le puits de lumière.',
      'The choir director sings at the bedside of whoever asked. The neighbours listen down the light well.',
    ],
    text: [
      'Neuf visites en une soirée, de la plus jeune, vingt jours, au plus âgé, qui a demandé un bis et s’est endormi au second couplet.',
      'Nine calls in one evening, from the youngest, aged twenty days, to the oldest, who asked for an encore and fell asleep in the second verse.',
    ],
  }),
  debate({
    id: 254,
    title: ['Exposer chez les gens', 'Exhibiting in People’s Homes'],
    from: '2014-11-02 16:00',
    to: '17:30',
    place: 'darLasram',
    cover: 'interior/exposer-chez-les-gens-2400x1600',
    people: { speakers: ['Nabiha Azzouz-Lamine', 'Habiba Zemmouchi'] },
    intro: [
      'Les douze familles prennent la parole ; les artistes écoutent.',
      'The twelve families have the floor; the artists listen.',
    ],
    text: [
      'Ce qui gêne, ce qui manque une fois décroché, ce que les enfants ont corrigé au feutre. Une mère a demandé si l’on pouvait garder la lampe. On pouvait.',
      'What was in the way, what is missed now that it is down, what the children put right with a felt pen. One mother asked whether they could keep the lamp. They could.',
    ],
  }),
  walk({
    id: 255,
    title: ['Trois portes, trois cafés', 'Three Doors, Three Coffees'],
    from: '2014-11-08 16:00',
    to: '19:00',
    place: 'darBenAbdallah',
    register: true,
    cover: 'alley/trois-portes-1600x2000',
    people: { guides: ['Noureddine Bahria'] },
    intro: [
      'Une visite de trois maisons, lente, à cause des cafés.',
      'A tour of three houses, slow because of the coffees.',
    ],
    text: [
      'Le guide n’explique pas les œuvres, il présente les familles, qui s’en chargent. Compter un quart d’heure par tasse et ne pas refuser la deuxième.',
      'The guide does not explain the works: he introduces the families, who do. Allow a quarter of an hour a cup, and do not refuse the second.',
    ],
  }),
  workshop({
    id: 256,
    title: ['Une pièce devient un appareil', 'A Room Becomes a Camera'],
    from: '2014-10-26 10:00',
    to: '12:00',
    place: 'darLasram',
    register: true,
    cover: 'interior/piece-appareil-2400x1600',
    people: { leaders: ['Bochra Tounekti', 'Skander Nafti'] },
    intro: [
      'Du carton aux fenêtres, un trou de la taille d’un pois chiche : la rue entre, la tête en bas.',
      'Cardboard over the windows, a hole the size of a chickpea, and the street comes in upside down.',
    ],
    text: [
      'Douze participants assis dans le noir ont vu passer au plafond un âne, deux écolières et le facteur, qui a salué sans savoir.',
      'Sitting in the dark, twelve participants watched a donkey, two schoolgirls and the postman go by on the ceiling. He waved, not knowing.',
    ],
  }),
];
