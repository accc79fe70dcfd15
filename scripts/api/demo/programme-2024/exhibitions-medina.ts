import { exhibition, type EventDraft } from '../build/events.ts';

export const exhibitionsMedina: EventDraft[] = [
  exhibition({
    id: 1,
    title: ['Contre-jour', 'Against the Light'],
    from: '2024-10-09 18:00',
    to: '2024-11-09 18:00',
    vernissage: '2024-10-09 18:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 18:00',
    place: 'kheireddine',
    cover: 'arches/contre-jour-affiche-2400x1600',
    people: {
      curator: ['Rim Ouahada'],
      artists: ['Sirine Haouas', 'Zied Hamrouni', 'Samia Oulhaci'],
    },
    intro: [
      'Neuf artistes photographient face au soleil et racontent ce que l’on gagne à être ébloui. L’exposition qui donne son titre à la septième édition.',
      'Nine artists photograph into the sun and report on what there is to gain from being dazzled. The exhibition that gives the seventh edition its title.',
      'تسعة فنانين يصوّرون في مواجهة الشمس ويروون ما نكسبه حين يبهرنا الضوء. المعرض الذي تحمل الدورة السابعة اسمه.',
    ],
    text: [
      `Un visage à contre-jour n’est pas un visage caché. C’est un visage qui choisit ce qu’il donne : un contour, une oreille traversée de rouge, trois cheveux en feu. Pendant un siècle, la photographie a exigé de ses modèles, surtout des plus pauvres, qu’ils se tournent vers la lumière. Les neuf artistes réunis au Palais Kheireddine ont demandé l’inverse, ou se sont eux-mêmes retournés.

      Au rez-de-chaussée, on entre par l’éblouissement. Les oasis de Sirine Haouas, presque blanches, se devinent d’abord à l’odeur de sel de leurs papiers ; les décors de Zied Hamrouni montrent leurs coutures à midi. Le patio reste vide jusqu’à seize heures, moment où le soleil y dépose lui-même l’image d’une grille : c’est la seule œuvre de l’exposition qui n’ait pas d’auteur.

      À l’étage, les salles s’assombrissent à mesure que l’on avance. Neuf cents portraits d’une grand-mère à sa fenêtre y occupent un couloir entier, à hauteur d’œil, dans l’ordre des jours. On en sort par une porte étroite qui donne plein ouest. Nous conseillons d’y passer en fin d’après-midi et de ne pas mettre ses lunettes tout de suite.`,
      `A backlit face is not a hidden face. It is a face that chooses what to give: an outline, an ear shot through with red, three burning hairs. For a century photography required its sitters, the poorest above all, to turn towards the light. The nine artists gathered at Kheireddine Palace asked for the opposite, or turned round themselves.

      On the ground floor one enters through dazzlement. Sirine Haouas’s oases, almost white, are first guessed at from the smell of salt in their paper; Zied Hamrouni’s film sets show their seams at noon. The patio stays empty until four o’clock, when the sun itself lays the image of a grille on the floor: the only work in the exhibition to have no author.

      Upstairs the rooms grow darker as one goes. Nine hundred portraits of a grandmother at her window fill a whole corridor, at eye level, in the order of the days. The way out is a narrow door facing due west. We suggest coming late in the afternoon, and not reaching for your sunglasses at once.`,
    ],
    photos: [
      {
        shot: 'arches/kheireddine-patio-2400x1600',
        title: 'Le patio à seize heures',
        credit: ['Atelier photographique de Dhaw'],
      },
      {
        shot: 'dunes/chenini-poussiere-1600x2000',
        title: 'Sirine Haouas, Chenini, vent d’est',
        credit: ['Sirine Haouas'],
      },
    ],
  }),
];
