import { workshop, type EventDraft } from '../build/events.ts';

/** The workshops: free, small, and booked. */
export const workshops: EventDraft[] = [
  workshop({
    id: 39,
    title: ['Sténopé dans une boîte de harissa', 'Pinhole in a Harissa Tin'],
    from: '2024-10-12 10:00',
    to: '13:00',
    place: 'taharHaddad',
    register: true,
    cover: 'grain/stenope-harissa-2000x2000',
    people: { leaders: ['Skander Nafti', 'Bochra Tounekti'] },
    intro: [
      'Une boîte vide, un clou, du scotch noir : on repart avec un appareil photo et un négatif de la rue du Tribunal.',
      'An empty tin, a nail, black tape: you leave with a camera and a negative of rue du Tribunal.',
    ],
    text: [
      'La boîte de 400 grammes donne un angle proche de l’œil ; celle de 135, un portrait aimable. On perce, on charge au noir, on pose l’appareil sur un muret et l’on attend, ce qui est le vrai sujet de la matinée. Douze places, dès dix ans, boîtes fournies et lavées deux fois.',
      'The 400-gram tin sees roughly as the eye does; the 135 makes a kindly portrait. We pierce, load in the dark, set the camera on a low wall and wait, which is what the morning is really about. Twelve places, from the age of ten; tins supplied, and washed twice.',
    ],
  }),
  workshop({
    id: 40,
    title: ['Bleu de jardin', 'Garden Blue'],
    from: '2024-10-13 10:00',
    to: '12:30',
    place: 'belvedere',
    register: true,
    cover: 'cyanotype/bleu-de-jardin-2000x2000',
    people: { leaders: ['Kadidia Tounkara', 'Taoufik Gritli'] },
    intro: [
      'Cueillir ce que le jardinier permet, le poser sur un tissu, laisser faire le soleil : initiation au cyanotype.',
      'Pick what the gardener allows, lay it on cloth and let the sun get on with it: a first cyanotype.',
    ],
    text: [
      'Kadidia Tounkara apporte des mouchoirs déjà sensibilisés et ne donne pas la recette. Taoufik Gritli apporte la liste de ce qui repousse. Après vingt minutes au soleil et un rinçage dans la fontaine, chacun suspend son mouchoir à la corde commune, où il sèche en changeant de bleu.',
      'Kadidia Tounkara brings handkerchiefs already sensitised and does not give away the recipe. Taoufik Gritli brings the list of what grows back. After twenty minutes of sun and a rinse in the fountain, everyone pegs a handkerchief to the common line, where it dries and changes blue.',
    ],
  }),
  workshop({
    id: 41,
    title: ['Un livre de photographies en trois jours', 'A Photobook in Three Days'],
    from: '2024-10-15 10:00',
    to: '2024-10-17 17:00',
    place: 'darLasram',
    register: true,
    cover: 'interior/livre-en-trois-jours-2400x1600',
    people: { leaders: ['Rafik Ben Jannet', 'Marta Ybarra Lucero'] },
    intro: [
      'Venir avec cent images, repartir avec un livre qui en compte moins de quarante. Trois jours, dont un pour enlever.',
      'Come with a hundred pictures and leave with a book of fewer than forty. Three days, one of them for taking out.',
    ],
    text: [
      'Mardi, on étale tout par terre. Mercredi, on retire, à deux puis à voix haute, en commençant par les images dont on est fier. Jeudi, on plie, on coud, on massicote. Marta Ybarra Lucero prend l’avion avec un exemplaire de chaque maquette et répond, toujours, avant la fin de l’année. Dix participants, travail achevé ou presque.',
      'On Tuesday everything is laid out on the floor. On Wednesday things come out, first in pairs and then aloud, starting with the pictures of which one is proud. On Thursday we fold, sew and trim. Marta Ybarra Lucero takes home one copy of every dummy and always replies before the year is out. Ten participants, with work that is finished or nearly so.',
    ],
  }),
  workshop({
    id: 42,
    title: ['Le portrait à la chambre', 'Portraits with a View Camera'],
    from: '2024-10-19 10:00',
    to: '17:00',
    place: 'darLasram',
    register: true,
    cover: 'interior/portrait-a-la-chambre-1600x2000',
    people: { leaders: ['Sirine Haouas', 'Wideline Saint-Fleur'] },
    intro: [
      'Une seule vue par personne, un seul essai : apprendre à s’entendre avec quelqu’un avant d’ouvrir l’obturateur.',
      'One sheet each, one try each: learning to come to terms with someone before the shutter opens.',
    ],
    text: [
      'Sous le voile, l’image est renversée et personne ne vous voit chercher vos mots. Une géomètre de l’oasis et une photographe de trottoir enseignent le reste : la distance, le souffle, le moment où le modèle oublie la pose. Développement sur place dans la caméra-boîte de Jacmel.',
      'Under the cloth the picture is upside down and nobody sees you searching for words. A surveyor of oases and a pavement photographer teach the rest: distance, breath, the moment at which a sitter forgets to pose. Developed on the spot in the box camera from Jacmel.',
    ],
  }),
  workshop({
    id: 43,
    title: ['Mon ombre et moi', 'Me and My Shadow'],
    kind: 'family',
    from: '2024-10-23 14:30',
    to: '16:00',
    place: 'belvedere',
    register: true,
    cover: 'photogram/mon-ombre-et-moi-2400x1600',
    people: { leaders: ['Ikram Zouaghi', 'Inès Boussetta'] },
    intro: [
      'Dessiner le contour de son ombre à trois heures, puis à quatre. Qui a bougé ? Pour les 5 à 8 ans, un adulte par ombre.',
      'Draw round your shadow at three o’clock, and again at four. Which of you has moved? For ages 5 to 8, one grown-up per shadow.',
    ],
    text: [
      'Craies, cailloux, une pelouse plein sud. Les enfants découvrent que la leur s’allonge plus vite que celle des parents, ce qui les réjouit. On finit par une histoire dite à contre-jour, où le loup est fait de quatre personnes.',
      'Chalk, pebbles and a lawn facing south. The children find out that theirs grows faster than their parents’, which pleases them. It ends with a story told against the light, in which the wolf is made of four people.',
    ],
  }),
  workshop({
    id: 44,
    // Every sign that an address, a file name or a page may trip over, and an emoji.
    title: [
      '50 % ombre / 50 % lumière : « on retouche » ? 🌗',
      '50% shadow / 50% light: “shall we retouch”? 🌗',
    ],
    from: '2024-10-26 10:00',
    to: '13:00',
    place: 'citeCulture',
    register: true,
    cover: 'photogram/cinquante-cinquante-2000x2000',
    people: { leaders: ['Mariam Abdelmessih', 'Atef Jarraya'] },
    intro: [
      'Masquer avec la main, gratter à la lame, corriger au curseur : trois heures pour décider où s’arrête un tirage et où commence un mensonge.',
      'Dodging with a hand, scraping with a blade, sliding a cursor: three hours to decide where a print ends and a lie begins.',
    ],
    text: [
      'Chaque participant reçoit le même négatif, un visage à moitié dans l’ombre, et doit en tirer deux épreuves : la plus flatteuse et la plus juste. On les mélange, on les affiche, et le modèle, présent, choisit laquelle est laquelle. Il s’est trompé une fois sur trois lors des essais.',
      'Everyone gets the same negative, a face half in shadow, and must make two prints from it: the most flattering and the most truthful. They are shuffled and pinned up, and the sitter, who is present, says which is which. In our trials he was wrong one time in three.',
    ],
  }),
  workshop({
    id: 45,
    // Given in English only: the French title and words were never written.
    title: [null, 'Writing a Caption'],
    from: '2024-10-31 17:00',
    to: '19:00',
    place: 'library',
    register: true,
    cover: 'interior/writing-a-caption-2400x1600',
    people: { leaders: ['Lerato Phalane'] },
    intro: [
      null,
      'Who, where, when, and what the picture does not know. A workshop in English on the forty words underneath.',
    ],
    text: [
      null,
      'A caption can arrest someone, lose a harvest, marry two strangers. Lerato Phalane brings thirty pictures whose published captions were wrong, and the letters that followed. You write new ones, then exchange them and cross out every word that you could not swear to. What is left is usually shorter, and occasionally blank.',
    ],
  }),
  workshop({
    id: 46,
    title: ['Réparer un appareil argentique', 'Mending a Film Camera'],
    from: '2024-11-02 10:00',
    to: '13:00',
    place: 'market',
    register: true,
    cover: 'interior/reparer-un-appareil-2400x1600',
    people: { leaders: ['Moez Lahmadi'] },
    intro: [
      'Apportez l’appareil du grand-père et une petite cuillère. Au premier étage du Marché central, entre les olives et les horlogers.',
      'Bring your grandfather’s camera and a teaspoon. On the upper floor of the Central Market, between the olives and the watchmakers.',
    ],
    text: [
      'Moez Lahmadi ne promet rien, sauf d’expliquer. Mousses collantes, obturateurs lents, cellules aveugles : on ouvre, on nettoie, on referme, et il vous apprend surtout à savoir quand ne pas ouvrir. Les vis en trop sont rendues sous enveloppe.',
      'Moez Lahmadi promises nothing, except to explain. Sticky foam, slow shutters, blind cells: we open, clean and close, and above all he teaches you when not to open. Surplus screws are returned in an envelope.',
    ],
  }),
  workshop({
    id: 47,
    title: ['Rentrer chez soi par une autre rue', 'Going Home by Another Street'],
    from: '2024-11-05 10:00',
    to: '2024-11-08 16:00',
    place: 'citeCulture',
    register: true,
    cover: 'alley/par-une-autre-rue-1600x2000',
    people: { leaders: ['Seif Rezgani', 'Imtiaz Talukdar Noman'] },
    intro: [
      'Quatre jours pour photojournalistes et étudiants : premiers secours, chiffrement, repérage, et comment protéger ceux que l’on photographie.',
      'Four days for photojournalists and students: first aid, encryption, scouting, and how to protect those one photographs.',
    ],
    text: [
      'On y apprend à poser un garrot, à vider une carte mémoire avant un contrôle, à lire une foule et à dire non à un rédacteur en chef. Les exercices ont lieu dans la rue, avec des comédiens et une vraie batterie faible. Candidature par lettre, seize places, repas compris.',
      'You will learn to apply a tourniquet, to empty a memory card before a checkpoint, to read a crowd and to say no to an editor. Exercises take place in the street, with actors and a battery that really is low. By letter of application; sixteen places, meals included.',
    ],
  }),
];
