import { bannerPath } from '../build/pictures.ts';
import { nothingForThePress } from './press.ts';
import { french, htmlOf, type Words } from '../build/words.ts';
import type { Id } from '../../api/festival/records/common.ts';
import type { EditionRow } from '../../api/festival/records/edition.ts';

interface PastDraft {
  id: Id;
  title: Words;
  year: number;
  /** The seed of its banner. */
  image: string;
  colours: readonly [string, string];
  days: readonly [string, string];
  edito: Words;
  partners: Id[];
}

function past(draft: PastDraft): EditionRow {
  const edito = htmlOf(draft.edito);
  const [fr, en] = draft.title;
  return {
    id: draft.id,
    intitule: french(fr ?? ''),
    intitule_en: en,
    annee: draft.year,
    image: bannerPath(draft.image),
    couleur1: draft.colours[0],
    couleur2: draft.colours[1],
    date_debut: draft.days[0],
    date_fin: draft.days[1],
    edito_fr: edito.fr,
    edito_en: edito.en,
    partenaires: draft.partners,
    jours_feries: [],
    ...nothingForThePress,
  };
}

export const pastEditions: EditionRow[] = [
  past({
    id: 2,
    title: ['Latitudes', 'Latitudes'],
    year: 2022,
    image: 'plein-ouest',
    colours: ['#176a3d', '#7fdc9f'],
    days: ['2022-09-24', '2022-10-30'],
    edito: [
      `En 2022, Dhaw devient une biennale de la photographie et de l’image. Le changement de nom disait un changement d’échelle : cent cinquante artistes, vingt-deux lieux de Bizerte à Hammam-Lif, et plus de 70 000 visiteurs, dont un tiers n’étaient jamais entrés dans une exposition.

      <em>Latitudes</em> partait d’une ligne imaginaire, le trente-sixième parallèle, et suivait ceux qui vivent dessus sans le savoir. On y croisait des bergers de Jendouba, des pêcheurs d’Alger, des cueilleuses de thé, des astronomes. L’édition a laissé deux choses : un fonds de mille trois cents tirages confié à la Bibliothèque nationale, et l’habitude, dans plusieurs quartiers, de demander quand aura lieu la prochaine.`,
      `In 2022 Dhaw became a biennial of photography and the image. The new name spoke of a new scale: a hundred and fifty artists, twenty-two venues from Bizerte to Hammam-Lif, and over 70 thousand visitors, a third of whom had never set foot in an exhibition.

      <em>Latitudes</em> set out from an imaginary line, the thirty-sixth parallel, and followed people who live on it without knowing. There were shepherds from Jendouba, fishermen from Algiers, tea pickers and astronomers. The edition left two things behind: a collection of thirteen hundred prints entrusted to the National Library and, in several neighbourhoods, the habit of asking when the next one will be.`,
    ],
    partners: [1, 2, 3, 5, 6, 11, 12, 15, 16, 17, 18, 19, 24, 25, 26],
  }),
  past({
    id: 3,
    title: ['À la fenêtre', 'At the Window'],
    year: 2020,
    image: 'eblouissement',
    colours: ['#38436b', '#a9b7f0'],
    days: ['2020-10-16', '2020-11-01'],
    edito: [
      `Il fallait annuler, nous avons rapetissé. En octobre 2020, les salles étaient fermées et les fenêtres ouvertes : trente artistes ont accroché leurs images à celles d’habitants volontaires, de Bab Jedid au Kram. On visitait en marchant, seul ou à deux, le plan sur le téléphone.

      Les débats se sont tenus par la radio et les vernissages depuis les balcons. Nous avons appris cette année-là qu’une exposition peut se passer de murs, mais pas de voisins.`,
      `We ought to have cancelled; we shrank instead. In October 2020 the halls were closed and the windows were open, so thirty artists hung their pictures in those of volunteers, from Bab Jedid to Le Kram. Visitors walked, alone or in pairs, with a plan on their phones.

      Debates were held over the radio and openings from balconies. That year we learned that an exhibition can do without walls, though not without neighbours.`,
    ],
    partners: [1, 3, 5, 11, 15, 17, 24, 26],
  }),
  past({
    id: 4,
    title: ['Lignes de côte', 'Coastlines'],
    year: 2018,
    image: 'dernier-soleil',
    colours: ['#0b5f73', '#63cfe2'],
    days: ['2018-10-05', '2018-10-21'],
    edito: [
      `Une côte n’a pas de longueur : plus on la mesure de près, plus elle s’allonge. <em>Lignes de côte</em> appliquait cette règle au golfe de Tunis, arpenté pendant un an par onze photographes, deux géographes et un passeur retraité. L’édition se visitait en train, d’une gare du TGM à l’autre, et finissait les pieds dans l’eau.`,
      `A coast has no length: the closer you measure, the longer it grows. <em>Coastlines</em> applied the rule to the Gulf of Tunis, paced out for a year by eleven photographers, two geographers and a retired ferryman. Visitors took the train from one TGM stop to the next and ended with their feet in the water.`,
    ],
    partners: [2, 3, 8, 11, 12, 18, 24, 25],
  }),
  past({
    id: 5,
    title: ['Ce que la nuit garde', 'What the Night Keeps'],
    year: 2016,
    image: 'palais',
    colours: ['#4a2574', '#c59bff'],
    days: ['2016-11-04', '2016-11-20'],
    edito: [
      `Toutes les expositions de 2016 ouvraient au coucher du soleil. On y venait avec une lampe de poche, prêtée à l’entrée contre une pièce d’identité, et chacun éclairait ce qu’il voulait voir. <em>Ce que la nuit garde</em> fut la première édition à sortir du centre, vers Halfaouine et La Goulette, et la première dont les riverains ont demandé la prolongation.`,
      `Every exhibition of 2016 opened at sunset. You came in with a torch, lent at the door against an identity card, and lit whatever you wanted to see. <em>What the Night Keeps</em> was the first edition to leave the centre, for Halfaouine and La Goulette, and the first that its neighbours asked to have extended.`,
    ],
    partners: [2, 5, 7, 11, 17, 24],
  }),
  past({
    id: 6,
    // Its English title was never printed: the edition spoke French and Arabic only.
    title: ['Chambres', null],
    year: 2014,
    image: 'chambre-noire',
    colours: ['#8f1d30', '#f59bab'],
    days: ['2014-10-24', '2014-11-09'],
    edito: [
      `Chambre noire, chambre claire, chambre d’amis : la deuxième édition se tenait tout entière chez des gens. Douze familles de la médina ont prêté une pièce à un artiste et continué d’habiter le reste. On frappait, on attendait, on se déchaussait. Les œuvres étaient petites et le café compris.`,
      `Darkroom, camera, spare room: French has one word for all three, and the second edition took place entirely in people’s homes. Twelve families of the Medina lent a room to an artist and went on living in the others. You knocked, you waited, you took off your shoes. The works were small and the coffee included.`,
    ],
    partners: [5, 7, 11, 17, 24],
  }),
  past({
    id: 7,
    title: ['Première lumière', 'First Light'],
    year: 2013,
    image: 'latitude-36',
    colours: ['#7d5c00', '#f5c945'],
    days: ['2013-05-17', '2013-05-19'],
    edito: [
      `Trois jours de mai, quatre ruelles, dix-neuf draps blancs tendus entre deux maisons et un projecteur emprunté à un club de cinéma. La Fondation Dhaw venait d’être créée ; elle n’avait ni bureau ni téléphone. <em>Première lumière</em> devait n’avoir lieu qu’une fois.`,
      `Three days in May, four alleys, nineteen white sheets stretched from house to house and a projector borrowed from a film club. The Dhaw Foundation had just been created and had neither an office nor a telephone. <em>First Light</em> was meant to happen only once.`,
    ],
    partners: [5, 17, 24],
  }),
];
