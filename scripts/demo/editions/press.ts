import { french } from '../build/words.ts';
import type { EditionRow, FigureRow } from '../../api/festival/records/edition.ts';

/** What an edition tells the press. */
type Press = Pick<
  EditionRow,
  | 'contact_presse'
  | 'chiffres'
  | 'presentation_50_fr'
  | 'presentation_50_en'
  | 'presentation_100_fr'
  | 'presentation_100_en'
  | 'presentation_250_fr'
  | 'presentation_250_en'
>;

/** An edition whose press desk has closed. */
export const nothingForThePress: Press = {
  contact_presse: null,
  chiffres: [],
  presentation_50_fr: null,
  presentation_50_en: null,
  presentation_100_fr: null,
  presentation_100_en: null,
  presentation_250_fr: null,
  presentation_250_en: null,
};

/** What a figure is, in French and in English; where both write it alike, it stands once. */
const figure = (
  [valeur, valeurEn]: [fr: string, en?: string],
  [intitule, intituleEn]: [fr: string, en: string],
  [source, sourceEn]: [fr?: string, en?: string] = ['Programme 2024', '2024 programme'],
): FigureRow => ({
  valeur: french(valeur),
  valeur_en: valeurEn ?? null,
  intitule: french(intitule),
  intitule_en: intituleEn,
  source: source === undefined ? null : french(source),
  source_en: sourceEn ?? null,
});

export const press2024: Press = {
  contact_presse: {
    nom: 'Nour Chatti-Dupuis',
    email: 'presse@dhaw.example',
    // Of a range that no operator was given.
    telephone: '+216 10 20 24 26',
  },
  chiffres: [
    figure(['9'], ['expositions', 'exhibitions']),
    figure(['9'], ['performances', 'performances']),
    figure(['9'], ['débats', 'debates']),
    figure(['Plus de 60', 'Over 60'], ['artistes du Sud global', 'artists from the Global South']),
    figure(['33'], ['pays', 'countries']),
    figure(
      ['70 000', '70,000'],
      ['visiteurs en 2022', 'visitors in 2022'],
      [
        'Comptage aux entrées, Fondation Dhaw, novembre 2022',
        'Count at the doors, Dhaw Foundation, November 2022',
      ],
    ),
    figure(['46 652', '46,652'], ['abonnés sur les réseaux sociaux', 'followers on social networks'], []),
  ],
  presentation_50_fr: french(
    'Contre-jour, septième édition de Dhaw, réunit à Tunis, du 9 octobre au 9 novembre 2024, plus de soixante artistes du Sud global. Neuf expositions, neuf performances et neuf débats demandent, dans une gare, un fort, une bibliothèque et un parc, qui tient la lampe et ce que l’on laisse dans l’ombre.',
  ),
  presentation_50_en:
    'Against the Light, the seventh edition of Dhaw, brings more than sixty artists from the Global South to Tunis from 9 October to 9 November 2024. In a station, a fort, a library and a park, nine exhibitions, nine performances and nine debates ask who holds the lamp, and what is left in the dark.',
  presentation_100_fr: french(
    'Du 9 octobre au 9 novembre 2024, la biennale Dhaw tient à Tunis sa septième édition, Contre-jour. Le titre désigne une faute que l’on apprend aux débutants à éviter : photographier face au soleil. Plus de soixante artistes venus de trente-trois pays du Sud global la commettent exprès. Neuf expositions, neuf performances et neuf débats occupent neuf lieux publics, de la gare au fort de La Goulette, de la Bibliothèque nationale au parc du Belvédère. L’entrée des expositions est libre. Fondée en 2013 par une fondation culturelle, Dhaw est depuis 2022 une biennale de la photographie et de l’image ; l’édition précédente a reçu plus de 70 000 visiteurs.',
  ),
  presentation_100_en:
    'From 9 October to 9 November 2024 the Dhaw biennial holds its seventh edition, Against the Light, in Tunis. The title names a mistake that beginners are taught to avoid: photographing into the sun. More than sixty artists from thirty-three countries of the Global South commit it on purpose. Nine exhibitions, nine performances and nine debates fill nine public places, from the railway station to the fort of La Goulette, from the National Library to Belvédère Park. Admission to the exhibitions is free. Founded in 2013 by a cultural foundation, Dhaw has been a biennial of photography and the image since 2022; the last edition welcomed over 70,000 visitors.',
  presentation_250_fr: french(
    'On apprend aux débutants à ne jamais photographier face au soleil : le visage se ferme, le ciel brûle, l’objectif se remplit de fantômes. Contre-jour est le nom de cette faute, et celui de la septième édition de Dhaw, qui se tient à Tunis du 9 octobre au 9 novembre 2024. Les pays que l’on réunit sous le mot Sud ont longtemps été photographiés de face, bien éclairés, par des opérateurs qui tournaient le dos à l’horizon. Plus de soixante artistes, venus de trente-trois de ces pays, se retournent.\n\nIls exposent dans neuf lieux que la ville n’a pas cessé d’utiliser : une gare où l’on attend son train, une bibliothèque où l’on lit, un fort, un palais, un parc, une avenue. On y verra du papier salé fabriqué avec l’eau des salines, des portraits de studio qui cherchent leurs modèles, un catalogue des ombres d’une avenue, des néons accordés comme des violons. Autour des neuf expositions, dont l’entrée est libre, neuf performances et neuf débats, des projections, des ateliers et des promenades se suivent tous les jours sauf le lundi.\n\nDhaw veut dire lumière. Née en 2013 de l’initiative d’une fondation culturelle sans murs, la manifestation est devenue en 2022 une biennale de la photographie et de l’image. Cette année-là, 150 artistes ont été vus par plus de 70 000 visiteurs. Elle a changé de taille, pas de question : qui tient la lampe, et que laisse-t-on dans l’ombre pour que le reste soit visible ?',
  ),
  presentation_250_en:
    'Beginners are taught never to photograph into the sun: the face closes, the sky burns out, the lens fills with ghosts. French has a word for the mistake, contre-jour, and the seventh edition of Dhaw has taken it for its title. Against the Light runs in Tunis from 9 October to 9 November 2024. The countries gathered under the word South were long photographed from the front, well lit, by operators with their backs to the horizon. More than sixty artists from thirty-three of those countries turn round.\n\nThey show their work in nine places that the city has not stopped using: a station where people wait for their train, a library where they read, a fort, a palace, a park, an avenue. There is salted paper made with the water of the saltworks, there are studio portraits in search of their sitters, a catalogue of the shadows of one avenue, fluorescent tubes tuned like violins. Around the nine exhibitions, which are free, come nine performances and nine debates, with films, workshops and walks on every day but Monday.\n\nDhaw means light. Founded in 2013 on the initiative of a cultural foundation without walls, it became a biennial of photography and the image in 2022. That year 150 artists were seen by over 70,000 visitors. Dhaw has changed its size and kept its question: who holds the lamp, and what must be left in the dark for the rest to be seen?',
};
