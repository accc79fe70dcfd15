import { bannerPath } from '../build/pictures.ts';
import { press2024 } from './press.ts';
import { french, html } from '../build/words.ts';
import type { EditionRow } from '../../api/festival/records/edition.ts';

const editoFr = `
On apprend aux débutants à ne jamais photographier face au soleil. Le visage se ferme, le ciel brûle, l’objectif se remplit de fantômes. <em>Contre-jour</em> est le nom de cette faute. C’est aussi celui de la septième édition de Dhaw, parce qu’elle décrit assez bien l’endroit d’où nous regardons : du côté où le soleil se lève sur la mer, mais où la lumière des projecteurs est longtemps venue d’ailleurs. Les pays que l’on réunit sous le mot Sud ont été photographiés de face, bien éclairés, par des opérateurs qui tournaient le dos à l’horizon. Que voit-on quand on se retourne ?

Pendant un mois, plus de soixante artistes venus de trente-trois pays répondent dans neuf lieux de Tunis et de son rivage. Neuf expositions, neuf performances, neuf débats, et autour d’eux des films, des ateliers, des marches. On y verra du papier salé fabriqué avec l’eau des salines, des portraits de studio qui cherchent leurs modèles, un catalogue des ombres d’une avenue, des néons accordés comme des violons. Beaucoup de ces œuvres sont lentes. Quelques-unes s’effacent à mesure qu’on les regarde, et nous avons choisi de ne pas les en empêcher.

Nous avons voulu une biennale qui se visite à pied et en train de banlieue. La gare, le fort, la bibliothèque, le parc, le théâtre et l’avenue ne sont pas des décors prêtés pour un mois : ce sont des endroits où l’on attend, où l’on lit, où l’on se donne rendez-vous. Les gardiens de salle y sont des voisins, les cartels y sont écrits en trois langues, l’entrée des expositions est libre. Une œuvre accrochée dans une gare doit accepter d’être regardée par quelqu’un qui a un train à prendre.

<blockquote><p>Dhaw veut dire lumière. Non pas celle qui flatte, mais celle dont on cherche l’origine en clignant des yeux.</p></blockquote>

Fondée en 2013 par une poignée d’amis et une fondation sans murs, Dhaw est devenue en 2022 une biennale de la photographie et de l’image. Elle a changé de taille, pas de question : qui tient la lampe, et que laisse-t-on dans l’ombre pour que le reste soit visible ? Entrez, laissez vos yeux s’habituer. Cela prend toujours un peu plus de temps que prévu.
`;

const editoEn = `
Beginners are taught never to photograph into the sun. The face closes, the sky burns out, the lens fills with ghosts. French has a word for the mistake, <em>contre-jour</em>, and we have borrowed it for the seventh edition of Dhaw, because it describes rather well the place from which we look: the side on which the sun comes up out of the sea, though the floodlights have long been somewhere else. The countries gathered under the word South were photographed from the front, well lit, by operators with their backs to the horizon. What do we see when we turn round?

For one month, more than sixty artists from thirty-three countries give their answers in nine places of Tunis and its shore. Nine exhibitions, nine performances, nine debates and, around them, films, workshops and walks. You will find salted paper made with the water of the saltworks, studio portraits in search of their sitters, a catalogue of the shadows of one avenue, fluorescent tubes tuned like violins. Many of these works are slow. A few fade as they are looked at, and we have chosen not to stop them.

We wanted a biennial that can be visited on foot and by suburban train. The station, the fort, the library, the park, the theatre and the avenue are not backdrops on loan: they are places where people wait, read and arrange to meet. The attendants are neighbours, the labels are written in three languages, and the exhibitions are free. A work hung in a railway station must agree to be looked at by someone with a train to catch.

<blockquote><p>Dhaw means light. Not the kind that flatters, but the kind whose source one looks for with eyes screwed up.</p></blockquote>

Founded in 2013 by a handful of friends and a foundation without walls, Dhaw became a biennial of photography and the image in 2022. It has changed its size and kept its question: who holds the lamp, and what must be left in the dark for the rest to be seen? Come in and let your eyes adjust. It always takes a little longer than one expects.
`;

export const edition2024: EditionRow = {
  id: 1,
  intitule: 'Contre-jour',
  intitule_en: 'Against the Light',
  annee: 2024,
  image: bannerPath('contre-jour-7'),
  couleur1: '#b93a12',
  couleur2: '#ff9a4d',
  date_debut: '2024-10-09',
  date_fin: '2024-11-09',
  edito_fr: french(html(editoFr)),
  edito_en: html(editoEn),
  partenaires: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 28,
  ],
  jours_feries: [{ date: '2024-10-15', intitule: 'Fête de l’Évacuation', intitule_en: 'Evacuation Day' }],
  ...press2024,
};
