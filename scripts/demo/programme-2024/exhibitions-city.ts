import { exhibition, type EventDraft } from '../build/events.ts';

/** The four exhibitions of the new town: a park, a station, the City of Culture and the avenue. */
export const exhibitionsCity: EventDraft[] = [
  exhibition({
    id: 5,
    title: ['Herbier des villes', 'A Herbarium of Cities'],
    from: '2024-10-13 17:00',
    to: '2024-11-09 18:30',
    vernissage: '2024-10-13 17:00',
    days: ['Tous les jours', 'Every day'],
    hours: '07:00 – 18:30',
    place: 'belvedere',
    cover: 'cyanotype/herbier-des-villes-2000x2000',
    people: {
      artists: [
        'Skander Nafti',
        'Ghita Serraj',
        'Tamer Nasasra',
        'Kadidia Tounkara',
        'Wanjiru Kamotho',
        'Voahirana Rasoamanana',
        'Dewi Anggraswari',
        'Jussara Nepomuceno',
      ],
      curator: ['Paula Guimarães Teles'],
      prints: ['Atef Jarraya'],
    },
    intro: [
      // Longer than lists show, and the cut falls within the emphasis.
      'Images bleues, images de jus, portraits sur feuilles de bananier : une exposition en plein air qui a commencé par des semis, au mois de mars. Les artistes ont demandé à des plantes de tenir l’appareil : l’une fixe, l’autre expose, une troisième dévore la moitié du tirage et l’on n’y peut rien. On apprend ici à reconnaître une ville à ce qui pousse entre ses pavés, <em>à lire l’ombre d’une feuille comme on lirait un plan, à distinguer ce qui fane de ce qui sèche, et à ne pas arracher trop vite ce que l’on n’a pas encore nommé</em>. Venez le matin, quand on arrose ; revenez en novembre, quand il ne restera que les tiges.',
      'Blue pictures, pictures made of juice, portraits on banana leaves: an open-air exhibition that began in March, with sowing. The artists asked plants to hold the camera: one of them fixes, another exposes, a third devours half the print and there is nothing to be done about it. Here one learns to know a city by what grows between its paving stones, <em>to read the shadow of a leaf as one would read a plan, to tell what is wilting from what is drying, and not to pull up too quickly what has no name yet</em>. Come in the morning, when the watering is done; come back in November, when only the stems are left.',
    ],
    text: [
      `En mars, des sachets de graines sont arrivés au Belvédère de Nairobi, de Fianarantsoa, du Naqab et de Belém. Les jardiniers les ont semés entre l’allée des ficus et la Koubba. Ce qui a poussé sert aujourd’hui de cimaise, de négatif et de public.

      Le soleil est ici le seul laboratoire. Kadidia Tounkara tend entre les arbres des cotonnades insolées sur les toits de Bamako. Les anthotypes de Ghita Serraj se cachent sous un rideau, car chaque regard les pâlit. Tamer Nasasra dépose sur un millier de feuilles l’ombre de plantes que l’on arrache ; Dewi Anggraswari imprime le visage des jardiniers sur les feuilles du bananier près de la mare, et recommence tous les six jours.

      Il pleuvra sans doute. Les œuvres sont prévenues : certaines se replient, d’autres déteignent, une attend l’orage pour apparaître. Taoufik Gritli, jardinier, tient à jour l’ardoise qui indique ce qu’il y a à voir.`,
      `In March, packets of seed reached the Belvédère from Nairobi, Fianarantsoa, the Naqab and Belém. The gardeners sowed them between the avenue of ficus trees and the Koubba. What came up now serves as wall, as negative and as audience.

      Here the sun is the only laboratory. Kadidia Tounkara stretches between the trees cottons exposed on the roofs of Bamako. Ghita Serraj’s anthotypes hide under a curtain, since every look makes them paler. On a thousand sheets Tamer Nasasra lays the shadow of plants that get torn out; Dewi Anggraswari prints the gardeners’ faces on the leaves of the banana tree by the pond, and starts again every six days.

      It will probably rain. The works have been warned: some fold up, others run, and one is waiting for a storm in order to appear. Taoufik Gritli, a gardener, keeps the slate that says what there is to be seen.`,
    ],
    photos: [
      {
        shot: 'cyanotype/coton-de-bamako-1600x2000',
        title: 'Coton, clés, bassine',
        credit: ['Kadidia Tounkara'],
      },
      {
        shot: 'cyanotype/tomate-et-sachet-de-lait-2000x2000',
        title: 'Tomate et sachet de lait, Dandora',
        credit: ['Wanjiru Kamotho', 'Joseph Ngigi Karomo'],
      },
      { shot: 'photogram/mauve-du-naqab-2000x2000', title: 'Mauve, 31° 14′ N', credit: ['Tamer Nasasra'] },
      {
        shot: 'cyanotype/huit-cents-reponses-2400x1600',
        title: 'Huit cents réponses et leurs excuses',
        credit: ['Voahirana Rasoamanana'],
      },
      {
        shot: 'photogram/feuille-de-bananier-1600x2000',
        title: 'Marchande de riz, quatrième jour',
        credit: ['Dewi Anggraswari'],
      },
      {
        shot: 'grain/stenope-bizerte-2400x1600',
        title: 'Bizerte, soixante et un jours',
        credit: ['Skander Nafti'],
      },
      {
        shot: 'cyanotype/fleuve-acai-2400x1600',
        title: 'Rivière, révélateur açaí',
        credit: ['Jussara Nepomuceno'],
      },
    ],
  }),
  exhibition({
    id: 6,
    title: ['Les heures creuses', 'Off-Peak'],
    from: '2024-10-10 12:30',
    to: '2024-11-09 23:00',
    vernissage: '2024-10-10 12:30',
    days: ['Tous les jours', 'Every day'],
    hours: '05:00 – 23:00',
    place: 'station',
    cover: 'lamp/les-heures-creuses-2400x1600',
    people: {
      artists: [
        'Malek Ouertani',
        'Redouane Benchikha',
        'Hossam Eldawy',
        'Mahasin Eltayeb',
        'Otieno Ragwel',
        'Raghav Sonkamble',
        'Farzana Mahjabeen',
      ],
      curator: ['Shirin Mukhopadhyay Rao'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Ceux qui balaient les quais, pêchent à la lampe, cousent à trois heures du matin : sept artistes dans le hall de la gare, là où personne ne vient pour voir une exposition.',
      'Those who sweep platforms, fish by lamplight and sew at three in the morning: seven artists in the station hall, where nobody comes to see an exhibition.',
    ],
    // A table, a list and a link: an editor may put any of them into a description.
    text: [
      `Une ville a ses heures pleines, que tout le monde photographie, et ses heures creuses, pendant lesquelles on la répare. L’exposition appartient aux secondes. Elle est accrochée dans le hall, au-dessus des guichets et le long du quai 3, sans billet ni vestiaire, et n’a pas d’heure de visite : elle a des correspondances.

      <table><thead><tr><th>Heure</th><th>Œuvre</th><th>Quai</th></tr></thead><tbody><tr><td>05:10</td><td>Raghav Sonkamble, lignes de balai tracées sur le sol réel, avec l’équipe du matin</td><td>1</td></tr><tr><td>07:40</td><td>Hossam Eldawy, diffusion des photos prises par erreur</td><td>hall</td></tr><tr><td>13:05</td><td>Redouane Benchikha, portraits de cheminots, kilomètre et heure</td><td>3</td></tr><tr><td>19:30</td><td>Otieno Ragwel, la flottille des lampes, projetée sur le mur de la consigne</td><td>2</td></tr><tr><td>22:15</td><td>Farzana Mahjabeen, le ballet des mains vides</td><td>hall</td></tr></tbody></table>

      Trois conseils de la commissaire :

      <ul><li>venir une fois à l’aube et une fois le soir, ce n’est pas la même exposition ;</li><li>demander aux guichetiers laquelle ils préfèrent ;</li><li>rater son train, si l’on peut.</li></ul>

      Les horaires des trains sont affichés en gare ; pour venir, voyez les <a href="/page/2">informations pratiques</a>.`,
      `A city has its peak hours, which everybody photographs, and its off-peak hours, in which it is mended. This exhibition belongs to the latter. It hangs in the hall, above the ticket windows and along platform 3, with neither ticket nor cloakroom, and instead of opening times it has connections.

      <table><thead><tr><th>Time</th><th>Work</th><th>Platform</th></tr></thead><tbody><tr><td>05:10</td><td>Raghav Sonkamble, broom lines drawn on the actual floor with the morning crew</td><td>1</td></tr><tr><td>07:40</td><td>Hossam Eldawy, pictures taken by mistake</td><td>hall</td></tr><tr><td>13:05</td><td>Redouane Benchikha, railway workers, with kilometre and hour</td><td>3</td></tr><tr><td>19:30</td><td>Otieno Ragwel, the fleet of lamps, on the wall of the left-luggage office</td><td>2</td></tr><tr><td>22:15</td><td>Farzana Mahjabeen, the ballet of empty hands</td><td>hall</td></tr></tbody></table>

      Three pieces of advice from the curator:

      <ul><li>come once at dawn and once in the evening, for they are different exhibitions;</li><li>ask the ticket clerks which they like best;</li><li>miss your train, if you can.</li></ul>

      Train times are posted in the station; on how to get there, see <a href="/page/2">practical information</a>.`,
    ],
    photos: [
      {
        shot: 'lamp/quai-un-cinq-heures-2400x1600',
        title: 'Quai 1, cinq heures dix',
        credit: ['Raghav Sonkamble'],
      },
      {
        shot: 'lamp/boulanger-la-manouba-1600x2000',
        title: '« 3 h 40 », La Manouba',
        credit: ['Malek Ouertani'],
      },
      { shot: 'grain/pk-214-1600x2000', title: 'PK 214, relève de nuit', credit: ['Redouane Benchikha'] },
      {
        shot: 'sea/flottille-omena-2400x1350',
        title: 'La flottille, quarante minutes de pose',
        credit: ['Otieno Ragwel'],
      },
      {
        shot: 'alley/marchande-de-the-1600x2000',
        title: 'Appel du 9 janvier, Omdourman',
        credit: ['Mahasin Eltayeb'],
      },
      {
        shot: 'grain/poche-trottoir-doigt-2000x2000',
        title: 'Volume VII, « Poche »',
        credit: ['Hossam Eldawy', 'et son client'],
      },
    ],
    videos: [{ title: ['Le ballet des mains vides', 'The Ballet of Empty Hands'], youtube: 'dhawMains_3' }],
  }),
  exhibition({
    id: 8,
    title: ['Ce qui manque au mur', 'What the Wall Is Missing'],
    from: '2024-10-17 18:30',
    to: '2024-11-09 19:00',
    vernissage: '2024-10-17 18:30',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 19:00',
    place: 'citeCulture',
    cover: 'interior/ce-qui-manque-au-mur-2400x1600',
    people: {
      artists: [
        'Nidhal Cherni',
        'Driss Boulaich',
        'Mabrouka Zlitni',
        'Maroun Tohmeh',
        'Hiba Qawasmi',
        'Prudence Hounkpatin',
        'Gloire Mbuyamba',
        'Lerato Phalane',
        'Iracema Tavares Pontes',
      ],
      curator: ['Mthunzi Gqabaza'],
      design: ['Fathia Oueslati-Maaref'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Socles sans statue, vitrines en attente, inventaires lus à voix haute : neuf artistes photographient des absences et montrent qu’elles ont un poids, une forme et parfois une adresse.',
      'Plinths without statues, cases waiting, inventories read aloud: nine artists photograph absences and show that they have a weight, a shape and sometimes an address.',
    ],
    text: [
      `On reconnaît un mur dépouillé à ses clous, aux rectangles plus clairs, au cartel que personne n’a osé retirer. Les musées du Sud possèdent un grand nombre de ces murs. Ceux du Nord, qui détiennent ce qui y était accroché, n’en possèdent presque pas, et c’est ce déséquilibre que mesurent les œuvres réunies à la Cité de la culture.

      Gloire Mbuyamba refait des objets d’après leur seule fiche : « bois, hauteur 31 cm, usure ». Mabrouka Zlitni rebâtit de mémoire le musée de son enfance et crayonne ses doutes sur la maquette. Prudence Hounkpatin photographie des écoliers devant une cloison blanche, puis les mêmes, dix ans plus tard, devant ce qui est revenu. Lerato Phalane ne montre que du papier de soie.

      Aucune œuvre restituée, aucune réclamée n’est exposée ici. Le commissaire, juriste, a préféré afficher sa correspondance : cent soixante-deux courriers envoyés, quarante et un reçus, un seul colis. Il a été ouvert devant témoins et contenait un catalogue.`,
      `You can tell a stripped wall by its nails, its paler rectangles and the label nobody dared remove. The museums of the South have a great many such walls. Those of the North, which hold what used to hang there, have almost none, and it is this imbalance that the works at the City of Culture measure.

      Gloire Mbuyamba remakes objects from nothing but their index cards: “wood, height 31 cm, wear”. Mabrouka Zlitni rebuilds from memory the museum of her childhood and pencils her doubts on the model. Prudence Hounkpatin photographs pupils before a white partition and then, ten years later, the same pupils before what has come back. Lerato Phalane shows only tissue paper.

      No restituted work and no claimed one is on view. The curator, a lawyer, preferred to put up his correspondence: a hundred and sixty-two letters sent, forty-one received, and a single parcel. It was opened before witnesses and contained a catalogue.`,
    ],
    photos: [
      {
        shot: 'interior/maquette-tripoli-2400x1600',
        title: 'Salle 4, deux avis contraires',
        credit: ['Mabrouka Zlitni'],
      },
      { shot: 'arches/socle-312-1600x2000', title: 'Socle 312', credit: ['Maroun Tohmeh'] },
      {
        shot: 'photogram/bois-31-cm-2000x2000',
        title: '« Bois, hauteur 31 cm, usure »',
        credit: ['Gloire Mbuyamba'],
      },
      {
        shot: 'interior/papier-de-soie-1600x2000',
        title: 'Papier de soie, pli 7',
        credit: ['Lerato Phalane'],
      },
      {
        shot: 'grain/recife-registre-2000x2000',
        title: 'Registre séché, page probable',
        credit: ['Iracema Tavares Pontes'],
      },
      {
        shot: 'alley/seuil-hebron-1600x2000',
        title: 'Seuil, porte autrefois verte',
        credit: ['Hiba Qawasmi'],
      },
      {
        shot: 'interior/vitrine-une-nuit-2400x1350',
        title: 'Une nuit, vitrine 2, image extraite du film',
        credit: ['Nidhal Cherni'],
      },
    ],
    videos: [
      { title: ['Une nuit, vitrine 2', 'One Night, Case 2'], youtube: 'dhawVitrine' },
      { title: ['Tanger, arrière-plans', 'Tangier, Backgrounds'], youtube: 'dhawTanger2' },
    ],
  }),
  exhibition({
    id: 9,
    title: ['Nous, la foule', 'We, the Crowd'],
    from: '2024-10-09 20:30',
    to: '2024-11-09 23:30',
    vernissage: '2024-10-09 20:30',
    days: ['Tous les jours, jour et nuit', 'Every day, by day and by night'],
    hours: '00:00 – 24:00',
    place: 'avenue',
    cover: 'grain/nous-la-foule-2400x1600',
    people: {
      artists: [
        'Aymen Gharsalli',
        'Nassim Kerrouche',
        'Tarek Elmallawany',
        'Anas Shweiki',
        'Ousseynou Faty',
        'Tunde Alabi-Oke',
        'Thabiso Mokgwetsi',
        'Bagas Wirayuda',
        'Davi Quirino',
        'Kerwyn Baboolal',
      ],
      curator: ['Lucía Ventocilla Paz'],
      design: ['Fathia Oueslati-Maaref'],
      prints: ['Atef Jarraya'],
    },
    intro: [
      'Stades, files d’attente, fêtes qu’on démonte : dix artistes collent leurs foules sous les ficus de l’avenue, à la hauteur des passants qui les complètent.',
      'Stadiums, queues, feasts being taken down: ten artists paste their crowds beneath the ficus trees of the avenue, at the height of the passers-by who complete them.',
      'ملاعب وطوابير وأعراس تُطوى: عشرة فنانين يعلّقون جموعهم تحت أشجار الشارع، على ارتفاع المارّة الذين يكمّلونها.',
    ],
    text: [
      `Il suffit d’être trois pour être une foule, dit-on à Tunis, si l’un des trois parle fort. Sur le terre-plein de l’avenue Habib-Bourguiba, entre le théâtre et l’horloge, cent quatre panneaux de bois brut portent des gens par milliers. Aucun n’est plus haut que deux mètres : les images commencent au trottoir et s’arrêtent à hauteur de regard.

      La règle commune était de ne nuire à personne. Aymen Gharsalli n’expose que les supporters qui l’ont voulu ; Anas Shweiki photographie de dos ; Tarek Elmallawany superpose vingt jours d’une même place jusqu’à ce que chacun y soit protégé par tous les autres. La foule y gagne une qualité que les images d’actualité lui refusent : elle est calme, elle attend, elle rit au fond d’un jardin.

      Les étourneaux arrivent vers dix-sept heures trente, par dizaines de milliers, et s’installent dans les arbres. On ne les a pas invités. Ils constituent, de l’avis de l’équipe, la meilleure pièce de l’exposition.`,
      `Three make a crowd, they say in Tunis, provided that one of them is loud. On the central walk of Avenue Habib Bourguiba, between the theatre and the clock, a hundred and four panels of bare wood carry people in their thousands. None is taller than two metres: the pictures start from the pavement and stop at eye level.

      The common rule was to harm nobody. Aymen Gharsalli exhibits only those supporters who wished it; Anas Shweiki photographs from behind; Tarek Elmallawany lays twenty days of one square over one another until each person is sheltered by all the rest. The crowd gains from it a quality that news pictures deny it: it is calm, it waits, it laughs at the bottom of a garden.

      The starlings come at about half past five, tens of thousands of them, and settle in the trees. They were not invited. In the opinion of the team they are the best piece in the exhibition.`,
    ],
    photos: [
      {
        shot: 'grain/tribune-kasserine-2400x1600',
        title: 'Tribune, après le match',
        credit: ['Aymen Gharsalli'],
      },
      { shot: 'alley/file-de-dos-1600x2000', title: 'Dernier rang, boulangerie', credit: ['Anas Shweiki'] },
      { shot: 'photogram/marche-ibadan-2000x2000', title: 'Dugbe, parapluies', credit: ['Tunde Alabi-Oke'] },
      { shot: 'sea/mercredi-des-cendres-2400x1600', title: 'Mercredi, six heures', credit: ['Davi Quirino'] },
      { shot: 'grain/avant-la-reprise-2400x1350', title: 'Avant la reprise', credit: ['Kerwyn Baboolal'] },
      // Sent without a credit: it must not be shown as somebody’s.
      {
        shot: 'alley/etourneaux-avenue-2400x1600',
        title: 'Les étourneaux, dix-sept heures trente',
        credit: [],
      },
    ],
    videos: [{ title: ['Coller la foule', 'Pasting Up the Crowd'], youtube: 'dhawFoule_9' }],
  }),
];
