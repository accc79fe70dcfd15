import type { PersonDraft } from '../build/people.ts';

export const artistsAmericas: PersonDraft[] = [
  {
    id: 63,
    first: 'Jussara',
    last: 'Nepomuceno',
    bio: [
      'Guérisseuse par sa grand-mère et photographe par accident, Jussara Nepomuceno vit sur une île en face de Belém. Elle développe ses films dans des décoctions d’écorces, de feuilles et de fruits dont chacune donne un ton et, assure-t-elle, un caractère. Le jambu fait des noirs nerveux, l’açaí des ombres violettes. Elle n’imprime que ce qui peut se jeter dans le fleuve sans lui nuire, et y rince ses tirages devant les voisins.',
      'A healer through her grandmother and a photographer by accident, Jussara Nepomuceno lives on an island opposite Belém. She develops film in infusions of bark, leaf and fruit, each of which gives a tone and, she maintains, a temperament. Jambu makes nervous blacks, açaí violet shadows. She prints nothing that could not be thrown into the river without harm, and rinses her work in it, with the neighbours looking on.',
    ],
  },
  {
    id: 64,
    first: 'Iracema',
    last: 'Tavares Pontes',
    bio: [
      'Iracema Tavares Pontes travaillait aux archives municipales de Recife lorsque l’eau est entrée. Pendant trois semaines, elle a mis à sécher des plans, des registres et des photographies sur les bancs d’une école. Elle a gardé l’idée du séchage : ses œuvres sont des documents rendus illisibles, agrandis jusqu’à devenir des paysages, accompagnés du souvenir que l’archiviste en conserve. Elle dit ne pas faire de fiction, seulement du classement par d’autres moyens.',
      'Iracema Tavares Pontes was working in the city archives of Recife when the water came in. For three weeks she laid plans, registers and photographs to dry on the benches of a school. The idea of drying has stayed: her works are documents that became illegible, enlarged until they turn into landscapes and accompanied by what the archivist remembers of them. She says she makes no fiction, only filing by other means.',
    ],
  },
  {
    id: 65,
    first: 'Davi',
    last: 'Quirino',
    bio: [
      'Pour Davi Quirino, une fête commence quand on la démonte. À Salvador, il photographie depuis 2007 le mercredi des Cendres : camions-sono qu’on lave, plumes dans les caniveaux, tambours endormis à l’arrière d’un bus. Il connaît les équipes de nettoyage par leur prénom et leur distribue les images avant de les montrer ailleurs. Fils d’un couple de maîtres-nageurs, il a gardé de la plage l’habitude de compter les gens et de s’inquiéter quand il en manque.',
      'For Davi Quirino a feast begins when it is being taken down. In Salvador, since 2007, he has photographed Ash Wednesday: sound trucks being hosed, feathers in the gutters, drums asleep in the back of a bus. He knows the cleaning crews by their first names, and they see the pictures before anybody else does. The son of two lifeguards, he has kept from the beach a habit of counting people and of worrying when one is missing.',
    ],
  },
  {
    id: 66,
    first: 'Yesenia',
    last: 'Mosquera Rentería',
    bio: [
      'Sur la côte pacifique de la Colombie, la marée monte de quatre mètres et les cuisines sont sur pilotis. Yesenia Mosquera Rentería y installe des chambres noires dans les cabanes à fumer le poisson : par un trou dans la planche, le paysage se projette à l’envers sur la vapeur. Elle photographie ce cinéma éphémère avec les cuisinières pour public. Ingénieure en pêches, elle dirige aussi une radio communautaire où l’on décrit les images aux auditeurs.',
      'On Colombia’s Pacific coast the tide rises four metres and kitchens stand on stilts. In the huts where fish is smoked, Yesenia Mosquera Rentería makes cameras obscuras: through a hole in the plank the landscape is thrown upside down onto the vapour. She photographs this short-lived cinema with the cooks as its audience. A fisheries engineer, she also runs a community radio station on which pictures are described to those who listen.',
    ],
  },
  {
    id: 67,
    first: 'Citlali',
    last: 'Barragán Ortuño',
    bio: [
      'Citlali Barragán Ortuño suit, d’Oaxaca à Puebla, les artificiers qui fabriquent les tours de feu des fêtes patronales. Elle photographie non l’explosion mais les visages tournés vers elle, éclairés par ce qu’on ne voit pas. Rouge, vert, magnésium : chaque portrait porte la couleur d’un sel. Elle a épousé un artificier, perdu à son métier un demi-doigt, et prépare un manuel de photographie de nuit destiné aux sapeurs-pompiers de village.',
      'From Oaxaca to Puebla, Citlali Barragán Ortuño follows the makers of the fire towers that burn on patron saints’ days. She photographs not the explosion but the faces turned towards it, lit by what we do not see. Red, green, magnesium: every portrait bears the colour of a salt. She married a firework maker, lost half a finger to the trade, and is writing a handbook of night photography for village fire brigades.',
    ],
  },
  {
    id: 68,
    first: 'Rodrigo',
    last: 'Mora Xicale',
    bio: [
      'Rodrigo Mora Xicale fabrique des cloches d’argile et les casse. Entre la cuisson et le choc, à Cholula, il a le temps d’une photographie ; entre le choc et le silence, celui d’un enregistrement. L’exposition réunit les deux, et les tessons, rangés dans des boîtes à chaussures que l’on peut secouer. Potier de quatrième génération, il a longtemps cru que son grand-père, sourd, ne s’intéressait pas au son : c’est lui qui lui a appris à écouter avec la paume.',
      'Rodrigo Mora Xicale makes clay bells and breaks them. Between the firing and the blow, in Cholula, there is time for one photograph; between the blow and the silence, for one recording. The exhibition brings both together, with the shards, in shoe boxes that may be shaken. A fourth-generation potter, he long believed that his deaf grandfather cared nothing for sound: it was he who taught him to listen with the palm of the hand.',
    ],
  },
  {
    id: 69,
    first: 'Nilda',
    last: 'Ccori',
    bio: [
      'Nilda Ccori tisse des cartes postales. À Ayacucho, dans l’atelier de ses tantes, elle transcrit en laine les images que ses cousins envoient de Santiago, de Milan ou de Paterson : un pont, une neige, une machine à laver. La trame impose de choisir ; un ciel prend trois jours, un sourire une semaine. Les textes du verso sont tissés aussi, fautes comprises. La réponse part par retour du courrier, roulée, et met toujours un peu plus longtemps que prévu.',
      'Nilda Ccori weaves postcards. In her aunts’ workshop in Ayacucho she transcribes into wool the pictures her cousins send from Santiago, Milan or Paterson: a bridge, some snow, a washing machine. The weft makes one choose: a sky takes three days, a smile a week. The messages on the back are woven too, spelling mistakes and all. The reply goes off by return of post, rolled up, and always takes a little longer than planned.',
    ],
  },
  {
    id: 70,
    first: 'Wideline',
    last: 'Saint-Fleur',
    bio: [
      'Photographe de rue à Jacmel, au sens où elle attend les clients sur le trottoir, Wideline Saint-Fleur est l’une des dernières à se servir d’une caméra-boîte : un cube de bois qui est à la fois l’appareil et le laboratoire. Le portrait sort mouillé, en négatif, et l’on doit s’imaginer. Pendant le carnaval, elle ne photographie que les masques posés, une fois ôtés, sur les genoux de ceux qui les portaient.',
      'A street photographer in Jacmel, in the sense that she waits for customers on the pavement, Wideline Saint-Fleur is among the last to use a box camera: a wooden cube that is both the apparatus and the darkroom. The portrait comes out wet, as a negative, and you have to imagine yourself. At carnival time she photographs only the masks, once they have been taken off and laid on the knees of those who wore them.',
    ],
  },
  {
    id: 71,
    first: 'Jocelyne',
    last: 'Ozier-Marius',
    bio: [
      'Fille d’une aide-soignante recrutée en Martinique en 1967, Jocelyne Ozier-Marius a retrouvé, dans une armoire, la valise du départ et la liste de ce qu’elle devait contenir. Elle photographie ces trousseaux imposés, draps marqués, savon, deux blouses, et les fait porter par les petites-filles de celles qui partirent. Installée à Fort-de-France après trente ans en région parisienne, elle appelle cela faire le voyage à l’envers, et le fait chaque année en bateau.',
      'The daughter of a nursing auxiliary recruited in Martinique in 1967, Jocelyne Ozier-Marius found in a wardrobe the suitcase of the departure and the list of what it had to hold. She photographs these compulsory trousseaus, marked sheets, soap, two overalls, worn and carried by the granddaughters of those who left. Settled in Fort-de-France after thirty years around Paris, she calls this making the journey backwards, and makes it every year by ship.',
    ],
  },
  {
    id: 72,
    first: 'Kerwyn',
    last: 'Baboolal',
    bio: [
      'Kerwyn Baboolal bat la mesure d’un orchestre de steelpan à San Fernando, place de choix pour photographier : le chef est le seul à voir tout le monde de face. L’appareil est posé sur son pupitre, déclenché au pied, une fois par morceau, à l’instant du silence général avant la reprise. Deux cents bouches entrouvertes, quatre cents baguettes en l’air. Le cliché est offert à la section qui a joué le plus faux.',
      'Kerwyn Baboolal conducts a steel orchestra in San Fernando, a fine place to photograph from: the conductor alone sees everybody from the front. His camera sits on the music stand and is fired with the foot once in each piece, at the general silence before the tune returns. Two hundred mouths half open, four hundred sticks in the air. The print is presented to whichever section played most out of tune.',
    ],
  },
  {
    id: 73,
    first: 'Yamila',
    last: 'Fonte Reyes',
    bio: [
      'À Santiago de Cuba, Yamila Fonte Reyes écoute la radio des voisins. Elle a dessiné la carte des ondes d’une seule cour, où vingt postes diffusent vingt feuilletons à la fois, et fabriqué pour chacun un petit théâtre d’ombres commandé par le volume. Plus on parle fort, plus l’ombre grandit. Elle tient les ampoules de son père, électricien de cabaret, et les intrigues de sa mère, qui ne manquait jamais l’épisode de treize heures.',
      'In Santiago de Cuba, Yamila Fonte Reyes listens to the neighbours’ radios. She has mapped the airwaves of a single courtyard, where twenty sets play twenty serials at once, and built for each a small shadow theatre worked by the volume. The louder the voices, the larger the shadow. The bulbs come from her father, a cabaret electrician, and the plots from her mother, who never missed the one o’clock episode.',
    ],
  },
];
