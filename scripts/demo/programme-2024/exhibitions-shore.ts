import { exhibition, type EventDraft } from '../build/events.ts';

/** The two exhibitions reached by the TGM: the fort of La Goulette and the hill of Carthage. */
export const exhibitionsShore: EventDraft[] = [
  exhibition({
    id: 2,
    title: ['Le sel n’oublie pas', 'Salt Remembers'],
    from: '2024-10-11 18:00',
    to: '2024-11-09 19:00',
    vernissage: '2024-10-11 18:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '11:00 – 19:00',
    // The spring tide of that day comes into the low cells.
    closures: ['2024-10-18'],
    place: 'karraka',
    cover: 'sea/le-sel-n-oublie-pas-2400x1600',
    people: {
      artists: [
        'Emna Belkhiria',
        'Hamza Aït Lahbib',
        'Zaynab Rubaye',
        'Mamadou Lamine Diatta',
        'Nélio Macuácua',
        'Rashedul Khondoker',
        'Yesenia Mosquera Rentería',
      ],
      curator: ['Anis Chelbi-Roux'],
      design: ['Fathia Oueslati-Maaref'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Le premier papier photographique était du papier salé. Sept artistes de rivages menacés reviennent à cette origine, dans un fort que la mer ronge depuis cinq siècles.',
      'The first photographic paper was salted paper. Seven artists from endangered shores go back to that beginning, in a fort the sea has been gnawing for five centuries.',
    ],
    text: [
      `Le sel conserve et le sel détruit : il garde l’anchois, il tue la rizière, et c’est lui qui, associé à l’argent, a permis de fixer les premières images sur une feuille. La Karraka de La Goulette était tout indiquée pour en parler. Forteresse, bagne, dépôt, théâtre d’été, elle suinte ; sur ses murs, le salpêtre dessine chaque hiver des cartes nouvelles.

      Emna Belkhiria y montre des papiers préparés avec l’eau même des bassins qu’ils représentent. À côté, les portes de Rufisque, dressées au bord de l’océan par Mamadou Lamine Diatta, comptent les mètres perdus. Rashedul Khondoker a enterré ses négatifs dans la terre du delta pendant une mousson ; Zaynab Rubaye marque d’une latte blanche l’endroit où l’eau s’est arrêtée.

      Les cellules basses, fermées à marée haute autrefois, accueillent les films de Hamza Aït Lahbib et la chambre noire de Yesenia Mosquera Rentería, où le port de La Goulette apparaît à l’envers sur un rideau de vapeur. L’humidité y est de quatre-vingts pour cent. Plusieurs œuvres auront changé d’ici à novembre, et nous en tiendrons le journal.`,
      `Salt preserves and salt destroys. It keeps the anchovy and kills the paddy field, and it was salt, joined with silver, that first allowed pictures to be fixed on a sheet of paper. The Karraka of La Goulette was the obvious place to speak of it. Fortress, convict prison, depot, summer theatre, it sweats, and every winter saltpetre draws new maps on its walls.

      Here Emna Belkhiria shows papers prepared with water from the very basins they depict. Next to them the doors of Rufisque, stood at the ocean’s edge by Mamadou Lamine Diatta, count the metres lost. Rashedul Khondoker buried his negatives in the earth of the delta for a monsoon; Zaynab Rubaye marks with a white stake the place where the water stopped.

      The lower cells, which in former times were shut at high water, hold the films of Hamza Aït Lahbib and the camera obscura of Yesenia Mosquera Rentería, in which the port of La Goulette appears upside down on a curtain of steam. The humidity there is eighty per cent. Several works will have changed by November, and we shall keep a diary of it.`,
    ],
    photos: [
      { shot: 'sea/bassin-trois-2400x1600', title: 'Bassin trois, papier salé', credit: ['Emna Belkhiria'] },
      {
        shot: 'sea/porte-de-rufisque-1600x2000',
        title: 'Porte de la famille Ndoye, marée basse',
        credit: ['Mamadou Lamine Diatta'],
      },
      {
        shot: 'grain/satkhira-negatif-2000x2000',
        title: 'Parcelle 9, négatif enterré quatre mois',
        credit: ['Rashedul Khondoker'],
      },
      { shot: 'dunes/latte-vingt-sept-2400x1350', title: 'Vingt-septième latte', credit: ['Zaynab Rubaye'] },
      {
        shot: 'sea/ponton-inhambane-2400x1600',
        title: 'Ponton, étale de pleine mer',
        credit: ['Nélio Macuácua'],
      },
      {
        shot: 'moucharabieh/cellule-basse-1600x2000',
        title: 'La Karraka, cellule basse',
        credit: ['Atelier photographique de Dhaw'],
      },
    ],
    videos: [
      { title: ['Fabriquer un papier salé', 'Making Salted Paper'], youtube: 'dhawSalines' },
      {
        title: ['Ce que l’océan garde', 'What the Ocean Keeps'],
        youtube: 'dhawSafi_09',
        still: 'sea/safi-machine-a-coudre-1920x1080',
      },
    ],
  }),
  exhibition({
    id: 3,
    title: ['Chambre noire, chambre d’écho', 'Darkroom, Echo Chamber'],
    from: '2024-10-12 18:30',
    to: '2024-11-09 18:00',
    vernissage: '2024-10-12 18:30',
    days: ['Du mercredi au dimanche', 'Wednesday to Sunday'],
    hours: '10:00 – 18:00',
    place: 'acropolium',
    cover: 'lamp/chambre-d-echo-2400x1600',
    people: {
      artists: [
        'Faten Guellouz',
        'Nardine Guirguis',
        'Carine Abi Rached',
        'Adaeze Okparaocha',
        'Kwabena Adomako',
        'Meghna Thirumalai',
        'Rodrigo Mora Xicale',
        'Yamila Fonte Reyes',
      ],
      curator: ['Ngozi Ezeudu'],
      sound: ['Slim Ben Attaya'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Des néons qui tiennent la note, des murs qui craquent, une ombre que le volume agrandit : une exposition à écouter les yeux ouverts, sous la nef de l’Acropolium.',
      'Fluorescent tubes that hold a note, walls that creak, a shadow the volume makes larger: an exhibition to be heard with open eyes, beneath the nave of the Acropolium.',
      'أنابيب ضوئية تعزف وجدران تصغي: معرض يُسمَع بعيون مفتوحة في أكروبوليوم قرطاج.',
    ],
    text: [
      `L’ancienne cathédrale de Carthage rend chaque son sept secondes après l’avoir reçu, un peu plus grave et beaucoup plus large. Il aurait été présomptueux de lutter. Ngozi Ezeudu a invité huit artistes pour qui une image peut durer, s’éteindre, revenir, et leur a demandé de composer avec ce retard.

      Faten Guellouz a accordé dans le chœur cent vingt tubes fluorescents ; ils jouent une quinte au lever du vent. Les plaques de verre de Nardine Guirguis, posées contre les vitraux, projettent au sol le craquement des immeubles d’Alexandrie. Dans les chapelles, on soulève, on secoue, on souffle : les cloches cassées de Rodrigo Mora Xicale sont dans des boîtes à chaussures, les ombres de Yamila Fonte Reyes obéissent au bouton d’un transistor.

      Rien n’est amplifié. Toutes les heures, à l’heure juste, les œuvres se taisent pendant quatre minutes, et l’on entend ce qu’elles couvraient : les martinets, le TGM, les visiteurs.`,
      `The former cathedral of Carthage gives back each sound seven seconds after receiving it, a little lower and a great deal wider. To fight it would have been presumptuous. Ngozi Ezeudu invited eight artists for whom a picture may last, go out and return, and asked them to compose with the delay.

      In the choir Faten Guellouz has tuned a hundred and twenty fluorescent tubes, which play a fifth when the wind gets up. Leaning against the stained glass, Nardine Guirguis’s plates cast on the floor the creaking of the buildings of Alexandria. In the chapels one lifts, shakes and blows: Rodrigo Mora Xicale’s broken bells are in shoe boxes, and Yamila Fonte Reyes’s shadows obey the knob of a transistor radio.

      Nothing is amplified. On the hour, every hour, the works fall silent for four minutes, and one hears what they were covering: the swifts, the train, the visitors.`,
    ],
    photos: [
      {
        shot: 'lamp/cent-vingt-tubes-2400x1600',
        title: 'Cent vingt tubes, le chœur',
        credit: ['Faten Guellouz'],
      },
      {
        shot: 'arches/plaques-vitraux-1600x2000',
        title: 'Immeuble 14, rue Fouad, six mois',
        credit: ['Nardine Guirguis'],
      },
      {
        shot: 'photogram/tessons-cloches-2000x2000',
        title: 'Cloche 208, après',
        credit: ['Rodrigo Mora Xicale'],
      },
      {
        shot: 'lamp/feuilleton-de-treize-heures-2400x1600',
        title: 'Le feuilleton de treize heures',
        credit: ['Yamila Fonte Reyes'],
      },
      {
        shot: 'interior/table-d-harmonie-1600x2000',
        title: 'Sous la table d’harmonie',
        credit: ['Carine Abi Rached'],
      },
    ],
    videos: [
      { title: ['Quatre minutes de silence', 'Four Minutes of Silence'], youtube: 'dhawEcho_04' },
      // Sent by the artist as a file, never put online.
      {
        title: ['Relevé des craquements', 'A Record of Creaks'],
        youtube: null,
        still: 'photogram/releve-craquements-1920x1080',
      },
    ],
  }),
];
