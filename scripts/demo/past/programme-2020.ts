import { debate, exhibition, performance, screening, walk, type EventDraft } from '../build/events.ts';

/** At the Window: the edition that took place outside closed halls. */
export const programme2020: readonly EventDraft[] = [
  exhibition({
    id: 221,
    title: ['Trente fenêtres', 'Thirty Windows'],
    from: '2020-10-16 08:00',
    to: '2020-11-01 22:00',
    days: ['Tous les jours, depuis la rue', 'Every day, from the street'],
    hours: '08:00 – 22:00',
    place: 'halfaouine',
    cover: 'alley/trente-fenetres-1600x2000',
    people: {
      artists: ['Hela Louati', 'Khadija Rekik', 'Malek Ouertani', 'Hossam Eldawy', 'Zied Hamrouni'],
      curator: ['Selim Ouanès-Farhat'],
    },
    intro: [
      'Trente familles prêtent leur fenêtre à trente images, tournées vers dehors.',
      'Thirty families lend a window to thirty pictures, facing out.',
    ],
    text: [
      'Chaque habitant a choisi son artiste et l’heure de l’éclairage. On s’arrête, on lève la tête, on fait un signe. Madame Zohra, au 14, a laissé sa lampe allumée toute la nuit : son image avait, disait-elle, peur du noir.',
      'Each household chose its artist and the hours of lighting. You stop, look up and wave. Madame Zohra at number 14 left her lamp on all night, because her picture, she said, was afraid of the dark.',
    ],
    photos: [
      {
        shot: 'alley/fenetre-quatorze-1600x2000',
        title: 'Au 14, vingt-trois heures',
        credit: ['Malek Ouertani'],
      },
      {
        shot: 'moucharabieh/fenetre-vingt-deux-2000x2000',
        title: 'Au 22, jour de lessive',
        credit: ['Khadija Rekik'],
      },
    ],
  }),
  exhibition({
    id: 222,
    title: ['Autoportraits de balcon', 'Balcony Self-Portraits'],
    from: '2020-10-17 09:00',
    to: '2020-11-01 18:00',
    days: ['Tous les jours', 'Every day'],
    hours: '09:00 – 18:00',
    place: 'avenue',
    cover: 'grain/autoportraits-balcon-2400x1600',
    people: { artists: ['Joumana Karkour', 'Samia Oulhaci', 'Davi Quirino'], curator: ['Rim Ouahada'] },
    intro: [
      'Beyrouth, Béjaïa, Salvador : trois photographes enfermés se prennent avec ce qu’ils voient.',
      'Beirut, Béjaïa, Salvador: three photographers, shut in, picture themselves with what they can see.',
    ],
    text: [
      'Une image par jour de confinement, collée sur les colonnes de l’avenue dans l’ordre du calendrier. Vers le quarantième jour, les visages sortent du cadre et les plantes prennent le relais.',
      'One picture for each day of lockdown, pasted on the columns of the avenue in calendar order. Around the fortieth day the faces leave the frame and the plants take over.',
    ],
    photos: [{ shot: 'interior/balcon-beyrouth-2000x2000', title: 'Jour 41', credit: ['Joumana Karkour'] }],
  }),
  performance({
    id: 223,
    title: ['Vernissage par téléphone', 'Opening by Telephone'],
    from: '2020-10-16 20:00',
    to: '21:00',
    place: 'theatre',
    cover: 'lamp/vernissage-telephone-2000x2000',
    people: { performers: ['Meriem Ladjal', 'Ridha Fourati-Saïd'] },
    intro: [
      'Cent personnes décrochent à vingt heures ; on leur décrit une œuvre et on leur offre un verre, chez elles.',
      'A hundred people pick up at eight; a work is described to them, and they are offered a drink in their own homes.',
    ],
    text: [
      'Deux comédiens assis dans le théâtre vide, cinquante appels chacun, quarante secondes par appel. Plusieurs correspondants ont rappelé le lendemain pour donner leur avis sur le vin.',
      'Two actors seated in the empty theatre, fifty calls each, forty seconds a call. Several listeners rang back the next day with their opinion of the wine.',
    ],
  }),
  debate({
    id: 224,
    title: ['Qu’avez-vous vu de chez vous ?', 'What Could You See from Home?'],
    from: '2020-10-24 18:00',
    to: '19:30',
    place: 'taharHaddad',
    cover: 'interior/vu-de-chez-vous-2400x1600',
    people: { speakers: ['Habiba Zemmouchi', 'Wafa Hermassi'], moderator: ['Nozha Larbi-Cherif'] },
    intro: [
      'À la radio, en direct des anciennes écuries, ligne ouverte. Aucune image, donc, et beaucoup de fenêtres.',
      'On the radio, live from the old stables, with an open line. No pictures, then, and a great many windows.',
    ],
    text: [
      'Quarante et un auditeurs ont décrit leur vue en une minute. La plus courte : un mur. La plus longue : le même mur, par sa propriétaire.',
      'Forty-one listeners described their view in one minute each. The shortest was a wall. The longest was the same wall, by the woman who owns it.',
    ],
  }),
  screening({
    id: 225,
    title: ['Cinéma sur cour', 'Courtyard Cinema'],
    from: '2020-10-23 19:30',
    to: '21:00',
    place: 'darLasram',
    cover: 'arches/cinema-sur-cour-2400x1350',
    people: { director: ['Nejla Mbarki', 'Pape Moussa Gningue'] },
    intro: [
      'Un mur blanc, neuf étages de spectateurs à leur balcon, du son par la radio.',
      'A white wall, nine floors of spectators on their balconies, sound over the radio.',
    ],
    text: [
      'Les spectateurs des étages impairs voyaient le film à l’endroit, ceux d’en face à l’envers. On a changé de côté à l’entracte, dans les escaliers, masqués.',
      'Those on one side saw the film the right way round, those opposite saw it reversed. Sides were changed at the interval, on the stairs, in masks.',
    ],
  }),
  walk({
    id: 226,
    title: ['Promenade d’une heure, attestation comprise', 'One-Hour Stroll, Permit Included'],
    from: '2020-10-31 10:00',
    to: '11:00',
    place: 'belvedere',
    cover: 'cyanotype/promenade-2000x2000',
    people: { guides: ['Taoufik Gritli'] },
    intro: [
      'Le jardinier du Belvédère montre ce qui a poussé pendant qu’on ne regardait pas.',
      'The gardener of the Belvédère shows what grew while nobody was looking.',
    ],
    text: [
      'Six promeneurs, deux mètres, un kilomètre. Une huppe s’était installée dans la grande allée ; elle y est toujours.',
      'Six walkers, two metres, one kilometre. A hoopoe had settled in the main avenue, and is there still.',
    ],
  }),
];
