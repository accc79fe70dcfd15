import type { PersonDraft } from '../build/people.ts';

export const teachersAndGuides: PersonDraft[] = [
  {
    id: 191,
    first: 'Noureddine',
    last: 'Bahria',
    bio: [
      'Fils de marchand de chéchias, Noureddine Bahria guide dans la médina depuis quarante ans. Il ne tient pas de parapluie levé : on le suit à la voix.',
      'A chechia merchant’s son, Noureddine Bahria has been guiding people through the Medina for forty years. He holds up no umbrella: one follows his voice.',
    ],
  },
  {
    id: 192,
    first: 'Salwa',
    last: 'Chebil-Moro',
    bio: [
      'Architecte, Salwa Chebil-Moro relève les façades du centre de Tunis avant que les climatiseurs ne les couvrent tout à fait. Elle fait lever la tête à des gens pressés.',
      'An architect, Salwa Chebil-Moro records the façades of central Tunis before air conditioners cover them completely. She makes people in a hurry look up.',
    ],
  },
  {
    id: 193,
    first: 'Moez',
    last: 'Lahmadi',
    bio: [
      'Moez Lahmadi répare des appareils photo rue Zarkoun, dans une échoppe de quatre mètres carrés. Il rend les petites vis qui restent dans une enveloppe, avec une explication.',
      'Moez Lahmadi repairs cameras on rue Zarkoun, in a shop of four square metres. He returns any small screws left over in an envelope, with an explanation.',
    ],
  },
  {
    id: 194,
    first: 'Bochra',
    last: 'Tounekti',
    bio: [
      'Chimiste et animatrice, Bochra Tounekti apprend la photographie ancienne à des enfants qui n’ont jamais vu de pellicule. Elle porte toujours du bleu, par prudence.',
      'A chemist and workshop leader, Bochra Tounekti teaches early photography to children who have never seen a roll of film. She always wears blue, to be on the safe side.',
    ],
  },
  {
    id: 195,
    first: 'Rafik',
    last: 'Ben Jannet',
    bio: [
      'Graphiste et relieur, Rafik Ben Jannet a conçu quatre-vingts livres de photographies. Il commence par la dernière page, parce que c’est elle que l’on retient.',
      'A designer and binder, Rafik Ben Jannet has made eighty books of photographs. He starts from the last page, because that is the one people remember.',
    ],
  },
  {
    id: 196,
    first: 'Mouna',
    last: 'Ellouze-Gargouri',
    bio: [
      'Conférencière aveugle, Mouna Ellouze-Gargouri guide à Carthage des groupes de voyants, les yeux bandés puis non. Elle corrige volontiers les audioguides.',
      'A blind lecturer, Mouna Ellouze-Gargouri guides sighted groups at Carthage, first blindfolded and then not. She is happy to correct the audio guides.',
    ],
  },
  {
    id: 197,
    first: 'Ikram',
    last: 'Zouaghi',
    bio: [
      'Conteuse, Ikram Zouaghi raconte des histoires d’ombres à hauteur d’enfant, avec une lampe de poche et deux cuillères.',
      'A storyteller, Ikram Zouaghi tells shadow tales at a child’s height, with a torch and two spoons.',
    ],
  },
  {
    id: 198,
    first: 'Seif',
    last: 'Rezgani',
    bio: [
      'Ancien reporter, Seif Rezgani forme les photographes à la sécurité : premiers secours, chiffrement, et l’art de rentrer chez soi par une autre rue.',
      'A former reporter, Seif Rezgani trains photographers in safety: first aid, encryption and the art of going home by another street.',
    ],
  },
  {
    id: 199,
    first: 'Taoufik',
    last: 'Gritli',
    bio: [
      'Jardinier du parc depuis vingt-six ans, Taoufik Gritli connaît les cent onze essences du Belvédère et l’heure à laquelle chacune fait de l’ombre.',
      'A gardener in the park for twenty-six years, Taoufik Gritli knows the hundred and eleven species of the Belvédère and the hour at which each of them gives shade.',
    ],
  },
  {
    id: 200,
    first: 'Wafa',
    last: 'Hermassi',
    bio: [
      'Autrice de parcours sonores, Wafa Hermassi écrit pour des gens qui marchent. Ses phrases ont la longueur d’un trottoir ; elle les essaie toutes à pied.',
      'A writer of sound walks, Wafa Hermassi writes for people on foot. Her sentences are the length of a pavement, and she tries out every one by walking it.',
    ],
  },
];
