import { performance, type EventDraft } from '../build/events.ts';

/** The nine performances: each one evening, each with its ticket; two also take registrations. */
export const performances: EventDraft[] = [
  performance({
    id: 10,
    title: ['Le Dernier Réverbère', 'The Last Streetlamp'],
    from: '2024-10-10 20:00',
    to: '21:15',
    place: 'theatre',
    tickets: 'https://billetterie-jasmin.example/dhaw/le-dernier-reverbere',
    cover: 'lamp/le-dernier-reverbere-1600x2000',
    people: {
      choreography: ['Selima Bouhafs'],
      performers: ['Wael Jomni', 'Ons Khemakhem'],
      music: ['Kaabachi'],
      light: ['Imen Dridi-Vautier'],
    },
    intro: [
      'Une place, un réverbère, deux personnes qui veulent chacune être dessous. Duo pour danseurs et ampoule à sodium.',
      'A square, a streetlamp, two people who each want to be under it. A duet for dancers and a sodium bulb.',
    ],
    text: [
      `Tunis a remplacé ses lampes orange par des diodes blanches ; Selima Bouhafs a sauvé la dernière de sa rue et l’a apportée, mât compris, au Théâtre municipal. La pièce commence quand elle s’allume. Il lui faut onze minutes pour atteindre sa pleine lumière, onze minutes pendant lesquelles Wael Jomni et Ons Khemakhem se cherchent, se heurtent et négocient une flaque de deux mètres de diamètre.

      Le sodium supprime les couleurs : les costumes, très vifs, n’apparaissent qu’au salut, dans la lumière blanche de la salle. C’est un choc, et l’on comprend alors ce que l’on avait cru voir.`,
      `Tunis has replaced its orange lamps with white diodes. Selima Bouhafs saved the last one in her street and has brought it, pole included, to the Municipal Theatre. The piece begins when it is switched on. It takes eleven minutes to reach full brightness, eleven minutes in which Wael Jomni and Ons Khemakhem look for each other, collide and haggle over a pool of light two metres across.

      Sodium does away with colour: the costumes, which are very bright, show only at the curtain call, under the white house lights. It comes as a shock, and one understands what one had thought one saw.`,
    ],
    videos: [
      { title: ['Onze minutes pour s’allumer', 'Eleven Minutes to Light Up'], youtube: 'dhawSodium1' },
    ],
  }),
  performance({
    id: 11,
    title: ['Partition pour store vénitien', 'Score for a Venetian Blind'],
    kind: 'concert',
    from: '2024-10-12 17:15',
    to: '18:30',
    place: 'ennejma',
    tickets: 'https://billetterie-jasmin.example/dhaw/store-venitien',
    cover: 'moucharabieh/partition-pour-store-2400x1600',
    people: { music: ['Kaabachi', 'Lilia Zribi-Hadj'], sound: ['Slim Ben Attaya'] },
    intro: [
      'Quarante-deux lames d’aluminium, un oud préparé, un tambour : un concert où la lumière du couchant tient lieu de chef.',
      'Forty-two aluminium slats, a prepared oud, a drum: a concert conducted by the setting sun.',
      'اثنتان وأربعون شفرة من الألمنيوم وعود وطبل: حفل يقوده ضوء الغروب.',
    ],
    text: [
      `Le palais d’Ennejma Ezzahra fut bâti par un homme qui passa sa vie à transcrire de la musique. Kaabachi y apporte une partition que personne ne peut écrire d’avance : l’ombre d’un store tombant sur une feuille de papier réglé. Une lame, une note. Quand le soleil baisse, les notes s’allongent ; quand un nuage passe, on se tait.

      Lilia Zribi-Hadj frappe les silences. Passé dix-huit heures, il n’y a plus assez de jour pour lire, et les musiciens continuent de mémoire ce que la lumière leur a dicté.`,
      `Ennejma Ezzahra was built by a man who spent his life transcribing music. Kaabachi brings to it a score that nobody can write in advance: the shadow of a blind falling on ruled paper. One slat, one note. As the sun goes down the notes grow longer; when a cloud comes over, everyone stops.

      Lilia Zribi-Hadj beats the rests. Soon after six there is too little daylight to read by, and the musicians go on from memory with what the light has dictated.`,
    ],
  }),
  performance({
    id: 12,
    title: ['Négatif', 'Negative'],
    kind: 'concert',
    from: '2024-10-13 20:30',
    to: '21:50',
    place: 'colisee',
    tickets: 'https://billetterie-jasmin.example/dhaw/negatif',
    cover: 'grain/negatif-2400x1350',
    people: {
      concept: ['Driss Boulaich'],
      music: ['Hatem Zaghdoud'],
      sound: ['Slim Ben Attaya'],
    },
    intro: [
      'Ciné-concert en valeurs inversées : des films amateurs de Tanger projetés en négatif, accompagnés par un piano qui n’a gardé que ses touches noires.',
      'A film concert with its tones reversed: home movies from Tangier projected as negatives, with a piano that has kept only its black keys.',
    ],
    text: [
      `En négatif, les ciels sont de charbon, les visages se valent et les robes blanches deviennent des trous. Driss Boulaich a choisi neuf bobines tournées à Tanger par des touristes entre 1931 et 1956. À l’envers de leurs valeurs, ces plages et ces cocktails ressemblent à des fêtes données au fond de la mer.

      Hatem Zaghdoud joue sans avoir vu le montage, sur un instrument dont il a bloqué les touches blanches avec un ruban. La dernière bobine passe en positif, quarante secondes, et sans musique.`,
      `In negative, skies are coal, faces are equal and white dresses turn into holes. Driss Boulaich has chosen nine reels shot in Tangier by tourists between 1931 and 1956. With their tones turned inside out, those beaches and cocktail parties look like feasts held at the bottom of the sea.

      Hatem Zaghdoud plays without having seen the cut, on an instrument whose white keys he has stopped with tape. The last reel runs as a positive, for forty seconds, and without music.`,
    ],
  }),
  performance({
    id: 13,
    title: ['TGM, dernier départ', 'TGM, Last Departure'],
    // It ends the day after it starts, and still belongs to the Friday.
    from: '2024-10-18 22:40',
    to: '2024-10-19 00:50',
    place: 'train',
    tickets: 'https://billetterie-jasmin.example/dhaw/dernier-depart',
    cover: 'sea/tgm-dernier-depart-2400x1350',
    people: {
      concept: ['Wafa Hermassi'],
      performers: ['Meriem Ladjal', 'Ridha Fourati-Saïd'],
      sound: ['Slim Ben Attaya'],
    },
    intro: [
      'Le dernier train pour La Marsa, toutes lampes éteintes. On regarde dehors, on écoute, on rentre par le premier taxi.',
      'The last train to La Marsa, with every lamp off. You look out, you listen, and you take the first taxi home.',
    ],
    text: [
      `Le train traverse le lac de Tunis sur une chaussée à peine plus large que lui. De nuit, dans une rame obscure, il n’y a plus de rive : les lumières de Radès, les flamants, les pêcheurs debout dans l’eau paraissent tenir tout seuls. Wafa Hermassi a écrit pour ce trajet un texte de quatre-vingt-six minutes, calé gare par gare, que deux comédiens murmurent d’un wagon à l’autre.

      À Marsa-Plage, les portes restent fermées quelques instants. Puis on revient, lentement, phares éteints. Chaussures confortables, téléphones en poche : un seul écran allumé suffit à faire disparaître le paysage.`,
      `The train crosses the Lake of Tunis on a causeway hardly wider than itself. At night, in darkened carriages, there are no more shores: the lights of Radès, the flamingos, the fishermen standing in the water seem to hang there by themselves. For this journey Wafa Hermassi has written a text of eighty-six minutes, timed station by station, which two actors murmur from one carriage to the next.

      At Marsa Plage the doors stay shut for a moment. Then the train comes back, slowly, its headlamps off. Wear comfortable shoes and keep your phone in your pocket: a single lit screen is enough to make the landscape vanish.`,
    ],
  }),
  performance({
    id: 14,
    title: ['Cent bougies pour une éclipse', 'A Hundred Candles for an Eclipse'],
    from: '2024-10-19 19:00',
    to: '20:10',
    place: 'acropolium',
    tickets: 'https://billetterie-jasmin.example/dhaw/cent-bougies',
    cover: 'arches/cent-bougies-1600x2000',
    people: { concept: ['Noura Staali'], music: ['Esi Quartey-Amo'] },
    intro: [
      'Une nef, cent flammes, une voix. Noura Staali les éteint une à une, dans l’ordre où le soleil disparaîtrait.',
      'A nave, a hundred flames, one voice. Noura Staali puts them out one by one, in the order in which the sun would disappear.',
      'صحن كاتدرائية ومئة شمعة وصوت واحد: كسوف بطيء تصنعه نورة الصطاعلي شمعة بعد شمعة.',
    ],
    text: [
      `La prochaine éclipse totale à portée de Tunis est pour le 2 août 2027 ; Noura Staali n’a pas eu la patience. Avec deux pompiers et un calculateur d’éphémérides, elle en a transposé le déroulement à l’échelle d’une nef. Chaque bougie représente une minute d’arc. Pendant que la pénombre gagne, Esi Quartey-Amo chante de plus en plus près du sol.

      La totalité dure deux minutes et demie. Il fait alors assez noir pour que l’on voie, par les vitraux, le peu de lumière qu’une ville laisse toujours traîner.`,
      `The next total eclipse within reach of Tunis is due on 2 August 2027; Noura Staali did not have the patience. With two firefighters and a table of ephemerides she has transposed its course to the scale of a nave. Each candle stands for one minute of arc. As the penumbra gains ground, Esi Quartey-Amo sings ever closer to the floor.

      Totality lasts two and a half minutes. It is then dark enough to see, through the stained glass, the little light that a city always leaves lying about.`,
    ],
  }),
  performance({
    id: 15,
    title: ['La photographe est en retard', 'The Photographer Is Running Late'],
    from: '2024-10-25 20:00',
    to: '21:20',
    place: 'citeCulture',
    tickets: 'https://billetterie-jasmin.example/dhaw/la-photographe-est-en-retard',
    cover: 'interior/photographe-en-retard-2400x1600',
    people: { concept: ['Meriem Ladjal'], performers: ['Meriem Ladjal', 'Ridha Fourati-Saïd'] },
    intro: [
      'Une famille de quatorze personnes, endimanchée, attend sa photo. Deux comédiens les jouent toutes. Personne n’arrive.',
      'A family of fourteen in its Sunday best waits to be photographed. Two actors play them all. Nobody comes.',
    ],
    text: [
      `Le grand-père est placé au centre, la tante fâchée avec l’autre tante à l’extrême droite, le bébé sur les genoux qui bougent le moins. Il reste à attendre la photographe. Meriem Ladjal et Ridha Fourati-Saïd changent de rôle en changeant de chaise ; au bout d’une heure, il ne manque aucun secret de famille et le bébé sait marcher.

      Comédie en arabe tunisien et en silences, surtitrée en français et en anglais. À partir de dix ans.`,
      `Grandfather goes in the middle, the aunt who is not speaking to the other aunt on the far right, the baby on whichever knees fidget least. All that remains is to wait for the photographer. Meriem Ladjal and Ridha Fourati-Saïd change parts by changing chairs; after an hour there is not one family secret left, and the baby can walk.

      A comedy in Tunisian Arabic and silences, with French and English surtitles. From the age of ten.`,
    ],
  }),
  performance({
    id: 16,
    title: ['Sel, voix, souffle', 'Salt, Voice, Breath'],
    kind: 'concert',
    from: '2024-10-26 16:30',
    to: '17:45',
    place: 'karraka',
    tickets: 'https://billetterie-jasmin.example/dhaw/sel-voix-souffle',
    cover: 'sea/sel-voix-souffle-1600x2000',
    people: { music: ['Esi Quartey-Amo', 'Lilia Zribi-Hadj'], concept: ['Emna Belkhiria'] },
    intro: [
      'Un chant de halage, quatre tonnes de gros sel, une photographie qui se fait pendant le concert.',
      'A hauling song, four tonnes of coarse salt, a photograph that makes itself while the concert goes on.',
    ],
    text: [
      `Dans la cour du fort, Emna Belkhiria étale du sel et le couvre d’une toile sensible longue comme une barque. Le public s’assied autour. Esi Quartey-Amo chante les chants de pêcheurs d’Elmina, qui servent à tirer ensemble, et Lilia Zribi-Hadj foule le sel à contretemps : tout ce qui passe entre le couchant et la toile, bras, oiseaux, enfants qui courent, y laisse son ombre.

      À la dernière lueur, l’image est rincée à l’eau de mer. Elle rejoint le lendemain l’exposition <em>Le sel n’oublie pas</em>.`,
      `In the courtyard of the fort Emna Belkhiria spreads salt and covers it with a light-sensitive sheet as long as a boat. The audience sits round it. Esi Quartey-Amo sings the songs of the fishermen of Elmina, which serve for pulling together, and Lilia Zribi-Hadj treads the salt against the beat. Whatever passes between the setting sun and the sheet, arms, birds, children running, leaves its shadow there.

      At the last glimmer the picture is rinsed in sea water. On the following day it joins the exhibition <em>Salt Remembers</em>.`,
    ],
  }),
  performance({
    id: 17,
    title: ['Soixante silhouettes', 'Sixty Silhouettes'],
    from: '2024-11-02 16:30',
    to: '18:00',
    place: 'avenue',
    tickets: 'https://billetterie-jasmin.example/dhaw/soixante-silhouettes',
    register: true,
    cover: 'alley/soixante-silhouettes-2400x1350',
    // Sixty people on one activity: as long as a list of participants gets.
    people: {
      choreography: ['Selima Bouhafs'],
      silhouettes: [
        'Sirine Haouas',
        'Malek Ouertani',
        'Emna Belkhiria',
        'Skander Nafti',
        'Khadija Rekik',
        'Aymen Gharsalli',
        'Hela Louati',
        'Nidhal Cherni',
        'Faten Guellouz',
        'Zied Hamrouni',
        'Samia Oulhaci',
        'Redouane Benchikha',
        'Thiziri Aït Menad',
        'Nassim Kerrouche',
        'Btissam Ouazzour',
        'Hamza Aït Lahbib',
        'Ghita Serraj',
        'Driss Boulaich',
        'Mabrouka Zlitni',
        'Mariam Abdelmessih',
        'Hossam Eldawy',
        'Nardine Guirguis',
        'Tarek Elmallawany',
        'Joumana Karkour',
        'Maroun Tohmeh',
        'Carine Abi Rached',
        'Tamer Nasasra',
        'Zaynab Rubaye',
        'Mahasin Eltayeb',
        'Rula Kassabji',
        'Ndèye Coumba Sagna',
        'Mamadou Lamine Diatta',
        'Ousseynou Faty',
        'Fanta Doumbouya',
        'Bakary Sissouma',
        'Kadidia Tounkara',
        'Adaeze Okparaocha',
        'Tunde Alabi-Oke',
        'Halima Gumel',
        'Kwabena Adomako',
        'Clarisse Ngo Mbem',
        'Prudence Hounkpatin',
        'Gloire Mbuyamba',
        'Wanjiru Kamotho',
        'Otieno Ragwel',
        'Selamawit Ayalneh',
        'Nomvula Dlakavu',
        'Thabiso Mokgwetsi',
        'Lerato Phalane',
        'Nélio Macuácua',
        'Voahirana Rasoamanana',
        'Meghna Thirumalai',
        'Farzana Mahjabeen',
        'Dewi Anggraswari',
        'Bagas Wirayuda',
        'Dinusha Weerakkody',
        'Jussara Nepomuceno',
        'Davi Quirino',
        'Yesenia Mosquera Rentería',
      ],
    },
    intro: [
      'Soixante personnes remontent l’avenue dos au soleil. Au bout, une toile de quarante mètres les attend et ne garde que leurs contours.',
      'Sixty people walk up the avenue with their backs to the sun. At the end a forty-metre canvas awaits them and keeps only their outlines.',
    ],
    text: [
      `Cinquante-neuf artistes de l’édition et leur chorégraphe marchent ensemble depuis l’horloge jusqu’au théâtre, face au couchant puis de dos, pendant l’heure où l’avenue se change en projecteur. Ils ne dansent pas. Ils ralentissent, ce qui à cet endroit est beaucoup plus remarquable.

      Le billet, à prix libre, donne droit à une chaise ; l’inscription, gratuite, permet de rejoindre le cortège à mi-parcours, vêtu de sombre. On conseille de ne pas arriver en avance.`,
      `Fifty-nine artists of the edition and their choreographer walk together from the clock to the theatre, facing the sunset and then with their backs to it, during the hour when the avenue turns into a projector. They do not dance. They slow down, which in that spot is far more remarkable.

      The pay-what-you-wish ticket entitles you to a chair; free registration lets you join the procession halfway, dressed in dark clothes. It is best not to arrive early.`,
    ],
  }),
  performance({
    id: 18,
    title: ['Chœur pour chambre noire', 'Choir for a Darkroom'],
    kind: 'concert',
    from: '2024-11-08 20:30',
    to: '21:40',
    place: 'theatre',
    tickets: 'https://billetterie-jasmin.example/dhaw/choeur-pour-chambre-noire',
    register: true,
    cover: 'photogram/choeur-chambre-noire-2000x2000',
    people: { music: ['Ilhem Souilem', 'Meghna Thirumalai'], light: ['Imen Dridi-Vautier'] },
    intro: [
      'Quatre-vingts amateurs chantent sous lampe inactinique pendant que leur portrait monte dans le bain.',
      'Eighty amateurs sing under a safelight while their portrait comes up in the tray.',
    ],
    text: [
      `La lampe rouge des laboratoires est la seule qui permette de voir une image naître. Sur la scène du Théâtre municipal, un bac de six mètres ; autour, le chœur d’Ilhem Souilem, augmenté de ceux qui se seront inscrits et auront suivi les deux répétitions. Une feuille immense, exposée pendant le premier chant, se révèle au second et se fixe au troisième.

      La salle est rouge, puis noire, puis rouge. La photographie finale, encore ruisselante, est hissée au cintre : on y voit tout le monde la bouche ouverte, et chacun cherche la sienne.`,
      `The red lamp of the darkroom is the only one by which a picture can be seen being born. On the stage of the Municipal Theatre stands a six-metre tray; around it, Ilhem Souilem’s choir, swollen by all who have signed up and attended both rehearsals. An enormous sheet, exposed during the first song, is developed in the second and fixed in the third.

      The house is red, then black, then red. The finished photograph, still streaming, is hoisted into the flies. Everyone in it has an open mouth, and everyone looks for their own.`,
    ],
  }),
];
