import {
  debate,
  exhibition,
  performance,
  screening,
  walk,
  workshop,
  type EventDraft,
} from '../build/events.ts';

/** Coastlines: the edition visited by train, from stop to stop. */
export const programme2018: readonly EventDraft[] = [
  exhibition({
    id: 231,
    title: ['La côte mesurée à la main', 'The Coast Measured by Hand'],
    from: '2018-10-05 17:00',
    to: '2018-10-21 19:00',
    vernissage: '2018-10-05 17:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 19:00',
    place: 'karraka',
    cover: 'sea/cote-mesuree-2400x1600',
    people: {
      artists: ['Emna Belkhiria', 'Skander Nafti', 'Hamza Aït Lahbib', 'Zaynab Rubaye'],
      curator: ['Anis Chelbi-Roux'],
    },
    intro: [
      'De Raouad à Sidi Raïs, le golfe de Tunis arpenté en pas, en brasses et en coudées.',
      'From Raoued to Sidi Raïs, the Gulf of Tunis surveyed in paces, fathoms and cubits.',
    ],
    text: [
      'Quatre artistes ont suivi le rivage, chacun avec son unité. Leurs totaux diffèrent de soixante et onze kilomètres. L’exposition, longue d’autant de mètres que le plus court compte de kilomètres, laisse le visiteur trancher.',
      'Four artists followed the shore, each with a unit of their own. Their totals differ by seventy-one kilometres. The exhibition, as long in metres as the shortest is in kilometres, leaves it to the visitor to decide.',
    ],
    photos: [
      { shot: 'sea/brasse-142-2400x1600', title: 'Brasse 142', credit: ['Hamza Aït Lahbib'] },
      { shot: 'grain/stenope-raoued-2000x2000', title: 'Raouad, onze jours', credit: ['Skander Nafti'] },
    ],
  }),
  exhibition({
    id: 232,
    title: ['Quais', 'Platforms'],
    from: '2018-10-06 09:00',
    to: '2018-10-21 20:00',
    days: ['Tous les jours', 'Every day'],
    hours: '09:00 – 20:00',
    place: 'train',
    cover: 'lamp/quais-2400x1350',
    people: { artists: ['Malek Ouertani', 'Thiziri Aït Menad'], curator: ['Selim Ouanès-Farhat'] },
    intro: [
      'Une image par gare du TGM, dix-huit en tout, à voir par la vitre ou en descendant.',
      'One picture for each TGM stop, eighteen in all, to be seen through the window or by getting off.',
    ],
    text: [
      'Les tirages étaient fixés à la hauteur exacte d’un passager assis. Le temps d’arrêt, vingt-deux secondes en moyenne, a décidé de tout le reste : rien de petit, aucun texte, un seul visage.',
      'The prints were fixed at the exact height of a seated passenger. The length of a stop, twenty-two seconds on average, settled all the rest: nothing small, no words, one face.',
    ],
  }),
  performance({
    id: 233,
    title: ['Le Passeur retraité', 'The Retired Ferryman'],
    from: '2018-10-12 18:30',
    to: '19:30',
    place: 'punicPorts',
    cover: 'sea/passeur-retraite-1600x2000',
    people: { performers: ['Ridha Fourati-Saïd'], music: ['Lilia Zribi-Hadj'] },
    intro: [
      'Il fait traverser un bassin de cent mètres à douze personnes par soir et leur raconte un océan.',
      'He takes twelve people an evening across a hundred metres of water, and tells them an ocean.',
    ],
    text: [
      'La barque fuit un peu, comme l’histoire. À l’autre bord attendent une soupe de poisson et celui qui a fourni les détails, un vrai passeur du lac, qui ne dit rien et rit aux bons endroits.',
      'The boat leaks slightly, as does the story. On the far side wait a fish soup and the man who supplied the details, a real ferryman of the lake, who says nothing and laughs in the right places.',
    ],
  }),
  debate({
    id: 234,
    title: ['À qui est la plage ?', 'Whose Beach Is It?'],
    from: '2018-10-14 17:00',
    to: '18:30',
    place: 'acropolium',
    cover: 'sea/a-qui-est-la-plage-2400x1600',
    people: { speakers: ['Jalel Maatoug', 'Latifa Bouzaien'], moderator: ['Nozha Larbi-Cherif'] },
    intro: [
      'Le domaine public, les parasols, les murs : débat sur vingt mètres de sable.',
      'Public land, parasols, walls: a debate about twenty metres of sand.',
    ],
    text: [
      'Le géographe a tracé la ligne légale à la craie sur le sol de la nef. Elle passait par le troisième rang, dont les occupants ont dû se lever.',
      'The geographer chalked the legal line on the floor of the nave. It went through the third row, whose occupants had to stand.',
    ],
  }),
  screening({
    id: 235,
    title: ['Films d’eau', 'Films of Water'],
    from: '2018-10-13 20:00',
    to: '21:45',
    place: 'punicPorts',
    cover: 'sea/films-d-eau-2400x1350',
    people: { director: ['Arundhati Phukan Dutta', 'Gaspar Nhantumbe'] },
    intro: [
      'Sept films projetés sur une voile, public en barque ou sur l’herbe.',
      'Seven films projected on a sail, the audience in boats or on the grass.',
    ],
    text: [
      'Le vent tombe vers vingt heures à Salammbô ; c’est ce que l’on nous avait promis. Deux films ont donc été vus de profil.',
      'The wind drops at about eight in Salammbô, or so we had been promised. Two of the films were accordingly seen in profile.',
    ],
  }),
  workshop({
    id: 236,
    title: ['Cartographier une flaque', 'Mapping a Puddle'],
    from: '2018-10-07 10:00',
    to: '12:00',
    place: 'belvedere',
    register: true,
    cover: 'photogram/cartographier-une-flaque-2000x2000',
    people: { leaders: ['Nassim Kerrouche', 'Ikram Zouaghi'] },
    intro: [
      'Elle a une côte, des caps, une profondeur. Dès sept ans, bottes conseillées.',
      'It has a coast, capes and a depth. From the age of seven, boots advised.',
    ],
    text: [
      'Chaque équipe relève sa flaque, nomme ses golfes et défend son tracé. À midi, le soleil a bu l’original.',
      'Each team surveys its puddle, names its gulfs and defends its outline. By noon the sun has drunk the original.',
    ],
  }),
  walk({
    id: 237,
    title: ['De La Goulette à La Marsa par le bord', 'From La Goulette to La Marsa along the Edge'],
    from: '2018-10-20 08:30',
    to: '16:00',
    place: 'karraka',
    register: true,
    cover: 'sea/par-le-bord-2400x1600',
    people: { guides: ['Jalel Maatoug', 'Khaled Mzoughi-Daly'] },
    intro: [
      'Quatorze kilomètres, autant que possible à moins de trois mètres de l’eau.',
      'Fourteen kilometres, as far as possible within three metres of the water.',
    ],
    text: [
      'Onze détours ont été nécessaires : murs, jetées privées, un mariage. La carte de ces empêchements a été la pièce la plus photographiée de l’édition.',
      'Eleven detours were needed: walls, private jetties, a wedding. The map of those hindrances became the most photographed piece of the edition.',
    ],
  }),
];
