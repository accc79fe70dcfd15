import { walk, type EventDraft } from '../build/events.ts';

/**
 * Guided walks, and the three self-guided routes 57, 58 and 86. Those run all season: the dates, places and
 * registrations in their rows belong to the stock of booklets, so the site keeps them to itself.
 */
export const walks: EventDraft[] = [
  walk({
    id: 57,
    kind: 'selfGuided',
    title: ['Le parcours des neuf portes', 'The Nine Doors'],
    from: '2024-10-09 10:00',
    to: '2024-11-09 18:00',
    place: 'kheireddine',
    register: true,
    cover: 'alley/neuf-portes-1600x2000',
    people: { leaders: ['Inès Boussetta', 'Amine Touaiti'] },
    intro: [
      'Neuf expositions, neuf seuils, un carnet à tamponner. À son rythme, en un jour ou en un mois.',
      'Nine exhibitions, nine thresholds, a booklet to be stamped. At your own pace, in a day or in a month.',
    ],
    text: [
      `Le carnet se prend à l’accueil de n’importe quelle exposition. À chaque porte, une question, dont la réponse n’est jamais dans la salle mais dans la rue d’à côté : combien de marches, quelle heure à l’horloge arrêtée, qui vend les meilleurs beignets.

      Neuf tampons donnent droit à une photographie tirée au sort et à la considération de l’équipe. Environ onze kilomètres, dont huit en train.`,
      `Pick up the booklet at the desk of any exhibition. At each door there is a question whose answer is never in the room but always in the next street: how many steps, what time on the stopped clock, who sells the best doughnuts.

      Nine stamps earn a photograph drawn by lot and the esteem of the team. About eleven kilometres, eight of them by train.`,
    ],
  }),
  walk({
    id: 58,
    kind: 'selfGuided',
    title: ['Suivre l’ombre', 'Follow the Shade'],
    from: '2024-10-09 11:00',
    to: '2024-11-09 16:00',
    place: 'avenue',
    register: true,
    cover: 'alley/suivre-l-ombre-2400x1600',
    people: { concept: ['Salwa Chebil-Moro'], speakers: ['Khaled Mzoughi-Daly'] },
    intro: [
      'Un plan du centre-ville où seules les ombres sont dessinées, heure par heure. Traverser Tunis sans une minute de soleil.',
      'A map of the city centre on which only the shadows are drawn, hour by hour. Cross Tunis without a minute of sun.',
    ],
    text: [
      'Arcades, auvents, ficus, linge : l’architecte Salwa Chebil-Moro a relevé ce qui protège, et Khaled Mzoughi-Daly raconte qui l’a bâti, planté ou tendu. Le plan vaut pour octobre ; en novembre, il faut marcher dix mètres plus au nord. Gratuit dans les kiosques de l’avenue.',
      'Arcades, awnings, ficus trees, washing: the architect Salwa Chebil-Moro has charted everything that shelters, and Khaled Mzoughi-Daly tells who built, planted or hung it. The map is good for October; in November walk ten metres further north. Free from the kiosks on the avenue.',
    ],
  }),
  walk({
    id: 86,
    kind: 'selfGuided',
    title: ['La ville à l’oreille', 'The City by Ear'],
    from: '2024-10-09 09:00',
    to: '2024-11-09 21:00',
    place: 'station',
    tickets: 'https://billetterie-jasmin.example/dhaw/la-ville-a-l-oreille',
    register: true,
    cover: 'moucharabieh/ville-a-l-oreille-2000x2000',
    people: { concept: ['Wafa Hermassi'], sound: ['Slim Ben Attaya'] },
    intro: [
      'Un numéro de téléphone, une voix : elle décrit ce que vous avez devant vous, puis ce qui n’y est plus.',
      'A telephone number and a voice: it describes what is in front of you, and then what is there no longer.',
    ],
    text: [
      'De la gare à la place Halfaouine, quarante-cinq minutes de marche guidées par Wafa Hermassi, dont les phrases durent exactement un pâté de maisons. Il suffit d’un téléphone, même ancien. Trois versions : en derja, en français, et une pour les personnes aveugles, plus longue et de l’avis général meilleure.',
      'From the station to Halfaouine Square, forty-five minutes’ walk led by Wafa Hermassi, whose sentences last exactly one block. Any telephone will do, however old. There are three versions: in Tunisian Arabic, in French, and one for blind people, which is longer and by common consent better.',
    ],
  }),
  walk({
    id: 59,
    title: ['Médina, dernière heure de soleil', 'Medina, the Last Hour of Sun'],
    from: '2024-10-12 16:15',
    to: '18:00',
    place: 'kheireddine',
    register: true,
    cover: 'alley/derniere-heure-1600x2000',
    people: { guides: ['Noureddine Bahria'] },
    intro: [
      'Du palais aux terrasses, en suivant la ligne où le mur cesse d’être au soleil.',
      'From the palace to the rooftops, following the line at which the wall stops being in the sun.',
    ],
    text: [
      'Dans une ruelle de deux mètres, le soleil ne touche le sol que vingt minutes par jour. Noureddine Bahria sait lesquelles. On traverse trois quartiers au pas d’une lumière qui grimpe les façades, et l’on finit sur un toit, avec elle. Vingt personnes.',
      'In an alley two metres wide the sun reaches the ground for only twenty minutes a day. Noureddine Bahria knows which. One crosses three quarters at the pace of a light that is climbing the walls, and ends on a roof, where it is. Twenty people.',
    ],
  }),
  walk({
    id: 60,
    title: ['Lever la tête', 'Looking Up'],
    from: '2024-10-13 09:30',
    to: '11:30',
    place: 'theatre',
    register: true,
    cover: 'arches/lever-la-tete-1600x2000',
    people: { guides: ['Salwa Chebil-Moro'] },
    intro: [
      'Balcons, verrières, lettres de mosaïque : l’avenue au-dessus du premier étage.',
      'Balconies, glass roofs, mosaic lettering: the avenue above the first floor.',
    ],
    text: [
      'Les immeubles du centre ont été dessinés pour être vus de loin et ne le sont plus que par les étourneaux. Deux heures, jumelles prêtées, depuis la façade du Théâtre municipal jusqu’aux lanterneaux du Marché central. On regarde aussi les climatiseurs, avec indulgence.',
      'The buildings of the centre were drawn to be seen from afar, and nowadays only the starlings see them. Two hours, with binoculars on loan, from the front of the Municipal Theatre to the roof lights of the Central Market. The air conditioners are looked at too, with indulgence.',
    ],
  }),
  walk({
    id: 61,
    title: ['Sidi Bou Saïd avant les cars', 'Sidi Bou Said before the Coaches'],
    from: '2024-10-20 07:00',
    to: '09:00',
    place: 'ennejma',
    register: true,
    cover: 'moucharabieh/avant-les-cars-1600x2000',
    people: { guides: ['Hatem Zaghdoud', 'Noureddine Bahria'] },
    intro: [
      'Le village le plus photographié du pays, à l’heure où personne ne le photographie. Appareils interdits.',
      'The most photographed village in the country, at an hour when no one photographs it. Cameras not allowed.',
    ],
    text: [
      'On laisse son téléphone dans un panier et l’on marche deux heures avec une feuille et un crayon. À la fin, chacun montre ses trois dessins. Il n’y a presque jamais de porte bleue, et c’est la première surprise. Thé aux pignons compris.',
      'Telephones go into a basket, and you walk for two hours with paper and a pencil. At the end everyone shows three drawings. There is hardly ever a blue door among them, which is the first surprise. Tea with pine nuts included.',
    ],
  }),
  walk({
    id: 62,
    title: ['Halfaouine, de seuil en seuil', 'Halfaouine, from Threshold to Threshold'],
    from: '2024-10-26 15:00',
    to: '16:45',
    place: 'halfaouine',
    register: true,
    cover: 'alley/halfaouine-seuils-1600x2000',
    people: { guides: ['Noureddine Bahria', 'Rachida Ksontini-Baccar'] },
    intro: [
      'Une ancienne photographe du quartier raconte qui s’est marié derrière chaque porte.',
      'A former photographer of the quarter tells who got married behind each of its doors.',
    ],
    text: [
      'Rachida Ksontini-Baccar a photographié trois générations entre Bab Souika et Bab El Khadra, et n’a oublié ni un visage ni une facture. On marche lentement, on salue beaucoup. Deux familles ouvrent leur album et leur salon.',
      'Rachida Ksontini-Baccar photographed three generations between Bab Souika and Bab El Khadra and has forgotten neither a face nor an invoice. One walks slowly and greets many people. Two families open their albums and their sitting rooms.',
    ],
  }),
  walk({
    id: 63,
    title: ['Carthage à tâtons', 'Carthage by Touch'],
    from: '2024-11-03 10:00',
    to: '12:00',
    place: 'romanTheatre',
    register: true,
    cover: 'arches/carthage-a-tatons-2400x1600',
    people: { guides: ['Mouna Ellouze-Gargouri'], interpreting: ['Dalila Ferjaoui'] },
    intro: [
      'Les yeux bandés, puis non : le théâtre antique expliqué par une conférencière aveugle, à partir des pierres tièdes.',
      'First blindfolded, then not: the ancient theatre explained by a blind lecturer, starting from the warm stones.',
    ],
    text: [
      'Quelle marche est romaine, laquelle de 1906 ? La main le sait. Mouna Ellouze-Gargouri fait entendre l’acoustique, sentir le vent qui annonce la scène, compter les rangs. Quand on retire le bandeau, le site paraît plus petit, et beaucoup plus précis.',
      'Which step is Roman and which dates from 1906? The hand can tell. Mouna Ellouze-Gargouri lets you hear the acoustics, feel the wind that announces the stage, and count the rows. When the blindfold comes off, the site looks smaller, and far more exact.',
    ],
  }),
  walk({
    id: 64,
    // Nobody knows where it starts: no place.
    title: ['Marche sans destination', 'Walk without a Destination'],
    from: '2024-11-01 16:00',
    to: '18:00',
    place: null,
    register: true,
    cover: 'grain/marche-sans-destination-2400x1600',
    people: { guides: ['Nassim Kerrouche'] },
    intro: [
      'Le point de départ est envoyé une heure avant. La suite dépend de la première personne arrivée.',
      'The starting point is sent an hour beforehand. The rest depends on whoever gets there first.',
    ],
    text: [
      'Nassim Kerrouche ne guide pas : il suit, note et propose une règle, toujours différente. Tourner dès qu’une porte s’ouvre, ne s’arrêter que s’il y a de quoi s’asseoir à quatre. On marche en silence et l’on se retrouve, après deux heures, dans un endroit de Tunis que personne n’aurait choisi.',
      'Nassim Kerrouche does not guide: he follows, takes notes and suggests a rule, never the same. Turn whenever a door opens; stop only where four can sit. Everyone walks in silence and ends up, two hours later, in a spot of Tunis that nobody would have chosen.',
    ],
  }),
  walk({
    id: 139,
    // Its name is part of the surprise: a place and an hour, and no title in any language.
    title: [null, null],
    from: '2024-11-06 18:00',
    to: '19:30',
    place: 'halfaouine',
    cover: 'lamp/rendez-vous-halfaouine-2400x1600',
    people: { guides: ['Nassim Kerrouche'] },
    intro: [
      'On vous dit où et quand. Le reste se décide sur place, quand les lampes s’allument.',
      'You are told where and when. The rest is decided on the spot, as the lamps come on.',
    ],
    text: [
      'La place Halfaouine éclaire ses cafés un par un, sans horaire, selon l’humeur de ceux qui les tiennent. Nassim Kerrouche propose de suivre cet ordre-là. Apportez une photographie de rue qui n’est pas de vous : elle servira de billet, et vous ne la reprendrez pas.',
      'Halfaouine Square lights its cafés one by one, at no set hour, as the people who keep them see fit. Nassim Kerrouche proposes to follow that order. Bring a street photograph that is not your own: it will serve as your ticket, and you will not take it home.',
    ],
  }),
];
