import { exhibition, performance, screening, walk, type EventDraft } from '../build/events.ts';

/** First Light: three days in May. */
export const programme2013: readonly EventDraft[] = [
  exhibition({
    id: 261,
    title: ['Dix-neuf draps', 'Nineteen Sheets'],
    from: '2013-05-17 19:30',
    to: '2013-05-19 23:30',
    days: ['Trois soirs', 'Three evenings'],
    hours: '19:30 – 23:30',
    place: 'kheireddine',
    cover: 'alley/dix-neuf-draps-1600x2000',
    people: {
      artists: ['Hela Louati', 'Sirine Haouas', 'Emna Belkhiria'],
      curator: ['Nabiha Azzouz-Lamine'],
    },
    intro: [
      'Quatre ruelles, dix-neuf draps tendus d’une maison à l’autre, et des images à traverser.',
      'Four alleys, nineteen sheets hung from house to house, and pictures to walk through.',
    ],
    text: [
      'Le projecteur appartenait à un ciné-club, les rallonges à tout le monde. Le deuxième soir, une averse a décollé les contours ; on a continué, et c’était mieux.',
      'The projector belonged to a film club, the extension leads to everybody. On the second evening a shower loosened the outlines; we went on, and it was better.',
    ],
    photos: [
      { shot: 'alley/drap-onze-2400x1600', title: 'Drap onze, sous la pluie', credit: ['Emna Belkhiria'] },
    ],
  }),
  screening({
    id: 262,
    title: ['Les chutes d’un caméraman', 'A Cameraman’s Offcuts'],
    from: '2013-05-18 21:00',
    to: '22:10',
    place: 'kheireddine',
    cover: 'grain/chutes-cameraman-2400x1350',
    people: { director: ['Hédi Zghonda-Ben Rejeb'] },
    intro: [
      'Ce que les actualités n’ont pas gardé : un bâillement de ministre, un chien sur une estrade, le ciel.',
      'What the newsreels did not keep: a minister’s yawn, a dog on a platform, the sky.',
    ],
    text: [
      'Soixante-dix minutes de rebuts, sortis d’une boîte à biscuits et commentés par celui qui les a tournés, qui s’excuse après chaque plan trop court.',
      'Seventy minutes of scraps from a biscuit tin, with a commentary by the man who shot them and who apologises after each shot that is too short.',
    ],
  }),
  performance({
    id: 263,
    title: ['Oud pour toit plat', 'Oud for a Flat Roof'],
    kind: 'concert',
    from: '2013-05-19 20:00',
    to: '20:45',
    place: 'halfaouine',
    cover: 'moucharabieh/oud-toit-plat-2000x2000',
    people: { music: ['Kaabachi'] },
    intro: [
      'Le musicien est sur une terrasse, le public sur les autres.',
      'The musician is on one rooftop, the audience on the others.',
    ],
    text: [
      'Sans amplification. Les hirondelles couvraient les aigus, un téléviseur lointain tenait la basse. Premier concert de l’histoire de Dhaw, et le seul que l’on ait pu suivre en étendant du linge.',
      'Unamplified. Swallows covered the treble, a distant television held the bass. The first concert in the history of Dhaw, and the only one that could be followed while hanging out washing.',
    ],
  }),
  walk({
    id: 264,
    title: ['Suivez la rallonge', 'Follow the Extension Lead'],
    from: '2013-05-17 19:00',
    to: '20:00',
    place: 'kheireddine',
    cover: 'alley/suivez-la-rallonge-1600x2000',
    people: { guides: ['Noureddine Bahria'] },
    intro: [
      'Une visite de la médina par son électricité, de la boulangerie qui la prêtait au dernier drap.',
      'A tour of the Medina by its electricity, from the bakery that lent it to the last sheet.',
    ],
    text: [
      'Cent quatre-vingts mètres de câbles raboutés, onze prises, sept voisins. À chaque prise, le voisin dit pourquoi il a dit oui.',
      'A hundred and eighty metres of leads joined together, eleven sockets, seven neighbours. At every socket the neighbour tells why they said yes.',
    ],
  }),
];
