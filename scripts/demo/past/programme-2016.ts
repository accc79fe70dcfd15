import { debate, exhibition, performance, screening, walk, type EventDraft } from '../build/events.ts';

/** What the Night Keeps: everything opened at sunset. */
export const programme2016: readonly EventDraft[] = [
  exhibition({
    id: 241,
    title: ['Lampe de poche obligatoire', 'Torch Required'],
    from: '2016-11-04 17:30',
    to: '2016-11-20 23:00',
    vernissage: '2016-11-04 17:30',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '17:30 – 23:00',
    place: 'karraka',
    cover: 'lamp/lampe-de-poche-1600x2000',
    people: {
      artists: ['Faten Guellouz', 'Nidhal Cherni', 'Malek Ouertani', 'Tarek Elmallawany'],
      curator: ['Rim Ouahada'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Aucune lumière au mur : le visiteur éclaire ce qu’il veut, et voit ce que les autres éclairent.',
      'Not a light on the walls: visitors shine their torches where they please, and see what others are lighting.',
    ],
    text: [
      'Au bout d’une heure, deux cents faisceaux finissent toujours par se rejoindre sur la même image. Ce n’était jamais celle que la commissaire aurait choisie. Elle en a tenu la liste, publiée depuis.',
      'After an hour two hundred beams always ended up on the same picture. It was never the one the curator would have chosen. She kept a list, which has since been published.',
    ],
    photos: [
      {
        shot: 'lamp/deux-cents-faisceaux-2400x1600',
        title: 'Vingt et une heures, salle basse',
        credit: ['Atelier photographique de Dhaw'],
      },
    ],
  }),
  exhibition({
    id: 242,
    title: ['Les ouvre-tôt', 'The Early Openers'],
    from: '2016-11-05 03:30',
    to: '2016-11-20 06:30',
    days: ['Tous les jours', 'Every day'],
    hours: '03:30 – 06:30',
    place: 'market',
    cover: 'lamp/ouvre-tot-2400x1600',
    people: { artists: ['Redouane Benchikha', 'Hossam Eldawy'], curator: ['Selim Ouanès-Farhat'] },
    intro: [
      'Une exposition de trois heures et demie à six heures et demie du matin, parmi ceux qu’elle montre.',
      'An exhibition open from half past three to half past six in the morning, among the people it shows.',
    ],
    text: [
      'Accrochés aux étals du Marché central avant l’arrivée des poissons, les tirages devaient être décrochés à l’heure des clients. Les mareyeurs en ont adopté neuf, et les ont gardés.',
      'Hung on the stalls of the Central Market before the fish came in, the prints had to be down by the time the customers arrived. The fishmongers took to nine of them, and kept them.',
    ],
  }),
  performance({
    id: 243,
    title: ['Veilleuses', 'Night Lights'],
    from: '2016-11-11 21:00',
    to: '22:15',
    place: 'halfaouine',
    cover: 'lamp/veilleuses-2000x2000',
    people: { choreography: ['Selima Bouhafs'], performers: ['Ons Khemakhem'] },
    intro: [
      'Une danse pour place publique et vingt salles de bains restées allumées.',
      'A dance for a public square and twenty bathrooms with the light left on.',
    ],
    text: [
      'La chorégraphe avait sonné à vingt portes. Des fenêtres s’allument, s’éteignent, et la danseuse n’existe que dans ce qui en tombe. À la fin, une seule reste, celle d’un monsieur qui avait oublié.',
      'The choreographer had rung at twenty doors. Windows light up and go out, and the dancer exists only in what falls from them. At the end a single one is left, that of a gentleman who had forgotten.',
    ],
  }),
  debate({
    id: 244,
    title: ['Faut-il éclairer la médina ?', 'Should the Medina Be Lit?'],
    from: '2016-11-12 18:00',
    to: '19:30',
    place: 'taharHaddad',
    cover: 'alley/eclairer-la-medina-1600x2000',
    people: { speakers: ['Khaled Mzoughi-Daly', 'Salwa Chebil-Moro'], moderator: ['Nozha Larbi-Cherif'] },
    intro: [
      'Sécurité, étoiles, commerces, chats : chacun sa nuit.',
      'Safety, stars, shops, cats: to each their night.',
    ],
    text: [
      'La salle a été éclairée successivement à la bougie, au gaz, au sodium et aux diodes, un quart d’heure chacun. Les opinions ont varié avec la lampe.',
      'The hall was lit in turn by candle, gas, sodium and diodes, for a quarter of an hour each. Opinions varied with the lamp.',
    ],
  }),
  screening({
    id: 245,
    title: ['Nuit noire, écran noir', 'Dark Night, Dark Screen'],
    from: '2016-11-18 20:00',
    to: '22:30',
    place: 'colisee',
    cover: 'grain/nuit-noire-2400x1350',
    people: { director: ['Mehdi Aouinet', 'Khalil Deghidi'] },
    intro: [
      'Neuf films où l’on ne voit presque rien, dans l’ordre décroissant.',
      'Nine films in which almost nothing can be seen, in descending order.',
    ],
    text: [
      'Le dernier est une bobine entièrement noire de 1962, accompagnée de la lettre du laboratoire qui s’en excuse. Il a été le plus applaudi.',
      'The last is a wholly black reel of 1962, with the laboratory’s letter of apology. It drew the most applause.',
    ],
  }),
  walk({
    id: 246,
    title: ['Allumer les réverbères à la main', 'Lighting the Lamps by Hand'],
    from: '2016-11-19 17:00',
    to: '18:30',
    place: 'kheireddine',
    cover: 'lamp/reverberes-main-1600x2000',
    people: { guides: ['Noureddine Bahria'] },
    intro: [
      'Le dernier allumeur de la médina avait un fils, qui a gardé la perche.',
      'The last lamplighter of the Medina had a son, who kept the pole.',
    ],
    text: [
      'Quarante et une lampes à huile, prêtées par un brocanteur, posées aux anciens emplacements. On suit la perche ; derrière nous, la rue se souvient.',
      'Forty-one oil lamps, lent by a dealer in curios, set where they used to be. One follows the pole; behind us the street remembers.',
    ],
  }),
];
