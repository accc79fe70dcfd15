import type { PersonDraft } from '../build/people.ts';

export const artistsWestAfrica: PersonDraft[] = [
  {
    id: 34,
    first: 'Ndèye Coumba',
    last: 'Sagna',
    bio: [
      'Coiffeuse à Ziguinchor, Ndèye Coumba Sagna a d’abord photographié ses tresses pour le catalogue du salon. Vues de dos, sur fond uni, elles sont devenues des paysages : rivières, digues, champs de riz. Elle conserve pour chaque coiffure le prénom, le temps de pose en heures et le sujet de la conversation. Ses tirages sont accrochés à hauteur de nuque, et il faut se pencher, comme au-dessus d’un bac, pour lire ce qui s’est dit.',
      'A hairdresser in Ziguinchor, Ndèye Coumba Sagna first photographed her braids for the salon’s catalogue. Seen from behind on a plain ground they turned into landscapes: rivers, dykes, rice fields. For each style she keeps the first name, the sitting time in hours and the subject of the conversation. Her prints hang at the height of the nape, so that one has to lean forward, as over a basin, to read what was said.',
    ],
  },
  {
    id: 35,
    first: 'Mamadou Lamine',
    last: 'Diatta',
    bio: [
      'Mamadou Lamine Diatta mesure l’avancée de la mer à Rufisque avec des portes. Lorsqu’une maison tombe, il récupère le battant, le photographie dressé sur la plage à marée basse, puis le restitue. Les propriétaires posent à côté, habillés pour une fête. Entre 2012 et 2024, il a réalisé cent quarante de ces portraits à deux ; le littoral y recule de quarante mètres. Il est agent du cadastre et connaît exactement la valeur des terrains noyés.',
      'Mamadou Lamine Diatta measures the advance of the sea at Rufisque with doors. When a house falls he rescues the door, photographs it upright on the beach at low tide, and gives it back. The owners stand beside it, dressed for a celebration. Between 2012 and 2024 he made a hundred and forty of these double portraits, in which the shore withdraws by forty metres. He works for the land registry and knows precisely what drowned plots are worth.',
    ],
  },
  {
    id: 36,
    first: 'Ousseynou',
    last: 'Faty',
    bio: [
      'Né à Kaolack, Ousseynou Faty a passé trois saisons dans les cars rapides de Dakar, accroché à l’arrière avec les apprentis. Ses photographies sont prises à bout de bras, sans viser, et montrent la ville par fragments : un coude, un bouc, un slogan, une main qui tape deux fois sur la tôle. Il les colle sur des panneaux de bois taillés comme des portières. Le dernier car rapide, promis à la casse, a transporté sa première exposition.',
      'Born in Kaolack, Ousseynou Faty spent three seasons on Dakar’s painted minibuses, hanging off the back with the apprentices. His pictures are taken at arm’s length, unaimed, and show the city in fragments: an elbow, a billy goat, a slogan, a hand slapping the metal twice. He pastes them onto wooden panels cut to the shape of vehicle doors. One of the last of those buses, promised to the scrapyard, carried his first exhibition.',
    ],
  },
  {
    id: 37,
    first: 'Fanta',
    last: 'Doumbouya',
    bio: [
      'Chez Fanta Doumbouya, à Kayes, on pose en famille, y compris les absents. Lorsqu’un fils est en Espagne ou une sœur à Libreville, elle laisse sa place vide dans le groupe, reçoit plus tard son portrait, et raccorde les deux images sans chercher à cacher la couture. Les ombres ne tombent jamais du même côté. Le studio, ouvert par sa mère en 1984, compte plus de six mille de ces réunions, dont quelques-unes furent les dernières.',
      'At Fanta Doumbouya’s studio in Kayes families are photographed together, the absent ones included. When a son is in Spain or a sister in Libreville, she leaves a gap in the group, receives the missing portrait later and joins the two without hiding the seam. The shadows never fall on the same side. The studio, opened by her mother in 1984, holds over six thousand of these reunions, some of which turned out to be the last.',
    ],
  },
  {
    id: 38,
    first: 'Bakary',
    last: 'Sissouma',
    bio: [
      'Bakary Sissouma vit de mariages à Ségou et consacre ses lundis aux ombres. Quand le vent se lève et que le Niger devient une plaque d’étain, il descend sur la berge photographier ce que projettent pirogues, charrettes et passantes, sans jamais cadrer leur corps. Les commanditaires reconnaissent pourtant tout le monde. Son premier livre, imprimé à trois cents exemplaires sur du papier d’emballage à sucre, s’est vendu au marché, au poids.',
      'Bakary Sissouma earns his living from weddings in Ségou and gives his Mondays to shadows. When the wind rises and the Niger becomes a sheet of pewter, he goes down to the bank to photograph what is cast by canoes, carts and women walking past, and never frames their bodies. People recognise everyone all the same. His first book, three hundred copies on sugar-wrapping paper, was sold at the market, by weight.',
    ],
  },
  {
    id: 39,
    first: 'Kadidia',
    last: 'Tounkara',
    bio: [
      'Teinturière à Bamako, Kadidia Tounkara a découvert le cyanotype en cherchant un bleu moins cher que l’indigo. Elle insole de grandes cotonnades sur les toits, avec des feuilles de karité, des clés, des bassines, parfois la silhouette d’un client pressé. Les tissus sont ensuite portés, lavés, raccommodés ; ceux qu’elle expose ont tous déjà vécu. Elle reçoit des apprenties venues de six pays et ne leur donne la recette qu’au troisième mois.',
      'A dyer in Bamako, Kadidia Tounkara came upon the cyanotype while looking for a blue less costly than indigo. She exposes great lengths of cotton on rooftops, under shea leaves, keys and basins, and now and then the outline of a customer in a hurry. The cloths are then worn, washed and mended; those she exhibits have all had a life already. Apprentices come to her from six countries and are given the recipe only in the third month.',
    ],
  },
  {
    id: 40,
    first: 'Adaeze',
    last: 'Okparaocha',
    bio: [
      'Adaeze Okparaocha compose avec les groupes électrogènes de Port Harcourt. Elle en connaît les marques, les quintes de toux, les heures où le quartier entier tient un accord sans l’avoir voulu. Ses installations associent ces enregistrements à des photographies thermiques où l’on voit la chaleur du bruit : murs tièdes, ouïes brûlantes, un enfant endormi contre un capot. Elle a étudié la direction de chœur et ne dirige plus, depuis dix ans, que des machines.',
      'Adaeze Okparaocha composes with the generators of Port Harcourt. She knows their makes, their fits of coughing and the hours when a whole district holds a chord without meaning to. Her installations pair those recordings with thermal photographs in which the heat of noise can be seen: warm walls, scorching vents, a child asleep against a casing. She trained as a choral conductor and for ten years has conducted nothing but machines.',
    ],
  },
  {
    id: 41,
    first: 'Tunde',
    last: 'Alabi-Oke',
    bio: [
      'Sur les marchés d’Ibadan, Tunde Alabi-Oke suspend un appareil photo à une perche de cinq mètres et attend que la foule se referme dessous. Vus d’en haut, les parapluies, les plateaux et les bâches composent des motifs que les tisserandes du quartier reproduisent ensuite sur leurs métiers. L’œuvre est double, photographie et pagne, et se vend toujours par paire. Il a étudié la statistique et fut, pendant quelques mois, arbitre de boxe.',
      'In the markets of Ibadan, Tunde Alabi-Oke hangs a camera from a five-metre pole and waits for the crowd to close beneath it. From above, umbrellas, trays and tarpaulins make patterns which the weavers of the district then copy on their looms. Each work is a pair, photograph and cloth, and the two are never sold apart. He studied statistics and was, for a few months, a boxing referee.',
    ],
    videos: [
      { title: ['Cinq mètres au-dessus du marché', 'Five Metres above the Market'], youtube: 'dhawIbadan5' },
    ],
  },
  {
    id: 42,
    first: 'Halima',
    last: 'Gumel',
    bio: [
      'L’harmattan donne à Halima Gumel deux mois de travail par an. Dans cette brume sèche qui voile le nord du Nigeria, le soleil devient un disque qu’on peut regarder en face, et c’est lui qu’elle photographie, rien d’autre, à travers la poussière de Kano. Ses séries se lisent comme un relevé de l’air que l’on respire. Le reste du temps, elle est kinésithérapeute respiratoire et ne voit entre les deux activités aucune différence.',
      'The harmattan gives Halima Gumel two months’ work a year. In the dry haze that veils northern Nigeria the sun becomes a disc one can stare at, and that is what she photographs, nothing else, through the dust of Kano. Her series can be read as a record of the air people breathe. For the rest of the year she is a respiratory physiotherapist, and sees no difference at all between the two activities.',
    ],
  },
  {
    id: 43,
    first: 'Kwabena',
    last: 'Adomako',
    bio: [
      'Kwabena Adomako restaure des orgues de cinéma et des mégaphones de campagne électorale. À Kumasi, dans un hangar ouvert sur la rue, il les fait dialoguer avec des projecteurs sans film dont la lumière seule dessine un rectangle sur le mur. Les enfants du quartier y font des ombres ; il les enregistre et les ajoute. Ses œuvres tiennent du débat public plus que du concert, et chacun peut y couper la parole à chacun.',
      'Kwabena Adomako restores cinema organs and the megaphones of election campaigns. In Kumasi, in a shed open to the street, he sets them talking with empty projectors, whose bare light draws a rectangle on the wall. Neighbourhood children make shadows in it, and he records and adds these. His works are closer to a public debate than to a concert: anybody may interrupt anybody. He trained as a sign painter and still letters his own posters.',
    ],
  },
  {
    id: 44,
    first: 'Clarisse',
    last: 'Ngo Mbem',
    bio: [
      'Le décor peint d’un studio de Douala, deux mètres sur trois, ascenseur compris, sert à Clarisse Ngo Mbem depuis qu’elle l’a racheté au fils du photographe. Elle le déplace : au bord d’une route, dans un champ de plantain, devant la tour qu’il imitait. Les gens s’y arrêtent et prennent d’eux-mêmes la pose de leurs parents. Scénographe de théâtre, elle repeint chaque année un seul détail de la toile, jamais le même.',
      'A painted backdrop from a studio in Douala, two metres by three and complete with a lift, has been Clarisse Ngo Mbem’s working companion since she bought it from the photographer’s son. She moves it about: to the roadside, to a plantain field, in front of the tower it was imitating. People stop and strike, unasked, the pose of their parents. A stage designer, she repaints a single detail of the canvas each year, never the same one.',
    ],
  },
  {
    id: 45,
    first: 'Prudence',
    last: 'Hounkpatin',
    bio: [
      'Guide de musée à Abomey avant d’être artiste, Prudence Hounkpatin a répété dix ans la même phrase : « l’original se trouve à l’étranger ». Elle en a fait une œuvre. Ses photographies de groupes scolaires montrent des enfants regardant un mur blanc avec une concentration parfaite, tandis que sa voix décrit ce qui manque. Depuis le retour de certaines pièces, elle photographie l’autre moitié : les visages de ceux qui voient enfin, et leur perplexité.',
      'A museum guide in Abomey before she was an artist, Prudence Hounkpatin spent ten years repeating the words “the original is abroad”. She made a work of them. Her photographs of school parties show children looking at a blank wall with perfect concentration while her voice describes what is missing. Since some pieces have come home she has been photographing the other half: the faces of people who see at last, and their perplexity.',
    ],
  },
  {
    id: 46,
    first: 'Gloire',
    last: 'Mbuyamba',
    bio: [
      'À Mbuji-Mayi, Gloire Mbuyamba refait en fil de fer, capsules et tubes de perfusion les objets kasaïens conservés hors du pays, d’après les seules fiches d’inventaire. « Bois, hauteur 31 cm, usure » : il s’agit de deviner. Il photographie ensuite ses hypothèses avec l’éclairage solennel des catalogues. Les dimensions sont exactes, tout le reste se discute. Plusieurs conservateurs lui ont écrit pour demander une image de l’original ; il la leur réclame en retour.',
      'In Mbuji-Mayi, Gloire Mbuyamba remakes in wire, bottle tops and drip tubing the Kasai objects held outside the country, working only from inventory cards. “Wood, height 31 cm, wear”: one has to guess. He then photographs his hypotheses in the solemn lighting of catalogues. The dimensions are exact; everything else is open to argument. Several curators have written to ask him for a picture of the original, which he asks them for in return.',
    ],
  },
];
