import { screening, type EventDraft } from '../build/events.ts';
import { allNighterFilms } from './all-nighter.ts';

/** The film programme, in cinemas, in the open air and once until dawn. */
export const screenings: EventDraft[] = [
  screening({
    id: 28,
    title: ['Trois courts pour une ville sans ombre', 'Three Shorts for a City without Shadows'],
    from: '2024-10-11 20:30',
    to: '22:00',
    place: 'colisee',
    cover: 'alley/ville-sans-ombre-2400x1350',
    people: { director: ['Khalil Deghidi', 'Luz Marina Echavarría Sotelo', 'Pape Moussa Gningue'] },
    intro: [
      'Midi au Caire, à Medellín et à Ziguinchor : trois comédies où il fait trop clair pour se cacher.',
      'Noon in Cairo, Medellín and Ziguinchor: three comedies in which it is too bright to hide.',
    ],
    text: [
      'Un fonctionnaire cherche le tampon qu’il tient à la main ; une opératrice console un homme qui appelait pour un grille-pain ; un village regarde un film dont on n’entend que les rires. Ouverture du programme de cinéma, en présence des trois cinéastes et d’un grille-pain.',
      'A civil servant looks for the stamp he is holding; a call-centre operator comforts a man who had rung about a toaster; a village watches a film of which we hear only the laughter. The opening of the film programme, with the three directors present, and a toaster.',
    ],
  }),
  screening({
    id: 29,
    title: ['La Maison aux volets verts', 'The House with Green Shutters'],
    from: '2024-10-12 20:30',
    to: '22:15',
    place: 'belvedere',
    cover: 'moucharabieh/volets-verts-2400x1350',
    people: { director: ['Nejla Mbarki'], music: ['Hatem Zaghdoud'] },
    intro: [
      'Une fille filme l’appartement de son enfance pendant qu’on le démolit, étage par étage, du toit vers elle. Plein air au Belvédère.',
      'A daughter films the flat she grew up in while it is pulled down, floor by floor, from the roof towards her. In the open air at the Belvédère.',
      'ابنة تصوّر بيت طفولتها وهو يُهدم طابقًا بعد طابق، من السقف نحوها. عرض في الهواء الطلق.',
    ],
    text: [
      'Neuf ans de tournage, une caméra, un quartier : la Petite Sicile. Nejla Mbarki descend d’un étage chaque fois que le sien devient dangereux et recommence le même plan, celui d’une fenêtre à volets verts ouverte sur un port qui, lui, s’approche. Apporter un pull et, si possible, un voisin. 94 minutes, en arabe tunisien et en sicilien, sous-titres français et anglais.',
      'Nine years of shooting, one camera, one neighbourhood: Little Sicily. Nejla Mbarki moves down a floor whenever her own becomes dangerous and begins again with the same shot, of a green-shuttered window opening onto a harbour that keeps coming closer. Bring a jumper and, if possible, a neighbour. 94 minutes, in Tunisian Arabic and Sicilian with French and English subtitles.',
    ],
    videos: [{ title: ['Bande-annonce', 'Trailer'], youtube: 'dhawVolets1' }],
  }),
  screening({
    id: 30,
    title: ['Les figurants', 'The Extras'],
    from: '2024-10-15 20:30',
    to: '22:00',
    place: 'colisee',
    cover: 'lamp/les-figurants-2400x1350',
    people: { director: ['Sokunthy Chhay'] },
    intro: [
      'Les films ont brûlé, les figurants sont vivants : ils refont leur scène, seuls, sur les lieux du tournage.',
      'The films were burned, the extras are alive: they play their scene again, alone, where it was shot.',
    ],
    text: [
      'Une dame traverse un carrefour de Battambang, s’arrête, se retourne, sourit. En 1972 elle jouait la passante ; le héros, lui, n’est plus là. Sokunthy Chhay a retrouvé quarante-sept de ces rôles sans nom et leur rend, en une heure et demie, le haut de l’affiche.',
      'A lady crosses a junction in Battambang, stops, turns round and smiles. In 1972 she played the passer-by; the hero is no longer with us. Sokunthy Chhay has found forty-seven of these nameless parts and in an hour and a half gives them top billing.',
    ],
  }),
  screening({
    id: 31,
    title: ['Électrophotoluminescencemètre', 'Electrophotoluminescencemeter'],
    // One long word, which has nowhere to break.
    from: '2024-10-17 21:00',
    to: '21:50',
    place: 'colisee',
    cover: 'photogram/electrophotoluminescence-2000x2000',
    people: { director: ['Mehdi Aouinet'], music: ['Faten Guellouz'] },
    intro: [
      'L’histoire d’un instrument que son inventeur avait nommé avant de savoir à quoi il servirait.',
      'The story of an instrument its inventor had named before he knew what it was for.',
    ],
    text: [
      'Cinquante minutes dessinées à la loupe sur soixante-douze mille photogrammes, accompagnées en direct par des tubes fluorescents. L’appareil mesure la lumière que rendent les choses après qu’on a cessé de les regarder. Il a existé, à Constantine, en un seul exemplaire ; il est dans le hall.',
      'Fifty minutes drawn with a magnifying glass on seventy-two thousand frames, with fluorescent tubes played live. The device measures the light that things give back once we have stopped looking at them. It did exist, in Constantine, in a single copy, which is in the foyer.',
    ],
  }),
  screening({
    id: 32,
    title: ['Ombres à hauteur d’enfant', 'Shadows at Child Height'],
    from: '2024-10-20 11:00',
    to: '12:00',
    place: 'citeCulture',
    cover: 'photogram/ombres-enfant-2400x1600',
    people: { director: ['Galih Prasetyawan'], speakers: ['Ikram Zouaghi'] },
    intro: [
      'Un théâtre de Java filmé du côté des coulisses, puis dix minutes pour fabriquer son propre monstre. Dès cinq ans.',
      'A Javanese theatre filmed from backstage, followed by ten minutes in which to make a monster of your own. From the age of five.',
    ],
    text: [
      'Galih Prasetyawan montre ce que le public des marionnettes ne voit jamais : des mains, du thé, un petit frère qui dort sous l’écran. Ikram Zouaghi rallume ensuite une lampe de poche et demande qui veut avoir peur. Tout le monde, en général.',
      'Galih Prasetyawan shows what a puppet audience never sees: hands, tea, a little brother asleep beneath the screen. Then Ikram Zouaghi turns on a torch and asks who would like to be frightened. Everybody, as a rule.',
    ],
  }),
  screening({
    id: 33,
    title: ['L’île d’une saison', 'One-Season Island'],
    from: '2024-10-22 20:30',
    to: '22:00',
    place: 'colisee',
    cover: 'sea/ile-d-une-saison-2400x1350',
    people: { director: ['Arundhati Phukan Dutta'] },
    intro: [
      'Sur le Brahmapoutre, une île paraît en novembre. En juin, il faut l’avoir quittée, l’école sur le dos.',
      'On the Brahmaputra an island appears in November. By June one must have left it, with the school on one’s back.',
    ],
    text: [
      'Le cadastre l’ignore, trois cents personnes l’habitent. Arundhati Phukan Dutta filme une rentrée des classes, un mariage, une récolte de moutarde, puis le démontage de tout cela planche par planche. Le dernier quart d’heure est tourné depuis la barque qui porte les portes.',
      'The land registry knows nothing of it; three hundred people live there. Arundhati Phukan Dutta films the first day of school, a wedding, a mustard harvest, and then all of it being taken apart plank by plank. The last quarter of an hour is shot from the boat that carries the doors.',
    ],
  }),
  screening({
    id: 34,
    title: ['Nuit blanche : trente-neuf films avant l’aube', 'All-Nighter: Thirty-Nine Films before Dawn'],
    from: '2024-10-26 21:00',
    to: '2024-10-27 06:10',
    place: 'citeCulture',
    register: true,
    cover: 'lamp/nuit-blanche-2400x1600',
    people: { speakers: ['Selim Ouanès-Farhat'] },
    intro: [
      'Neuf heures, trente-neuf films, cent quarante transats. On dort si l’on veut : quelqu’un vous racontera.',
      'Nine hours, thirty-nine films, a hundred and forty deckchairs. You may sleep if you like; someone will tell you what happened.',
      'تسع ساعات وتسعة وثلاثون فيلمًا ومئة وأربعون كرسيًّا طويلًا. يمكنكم النوم، وسيروي لكم أحدهم ما فاتكم.',
    ],
    text: [
      `Le film le plus court dure quarante secondes, le plus long cinquante-deux minutes. L’ordre suit la nuit : d’abord les villes, puis les rêves, vers trois heures les machines, enfin les levers de soleil, dont le dernier est projeté à côté du vrai, par la baie ouverte.

      Chorba à minuit, thé à toute heure, couvertures prêtées contre un prénom. Les dormeurs reçoivent au matin un résumé manuscrit de ce qu’ils ont manqué.`,
      `The shortest film lasts forty seconds and the longest fifty-two minutes. The order follows the night: first cities, then dreams, machines at about three, sunrises to end with, the last of which is projected beside the real one, with the great window open.

      Chorba at midnight, tea at all hours, blankets lent against a first name. In the morning sleepers are handed a handwritten summary of what they missed.`,
    ],
    // With the night itself, forty activities in one event: as many as a page has to hold.
    also: allNighterFilms,
  }),
  screening({
    id: 35,
    title: ['Lithium, point de vue du lama', 'Lithium, the Llama’s View'],
    from: '2024-10-29 20:30',
    to: '21:50',
    place: 'colisee',
    cover: 'dunes/lithium-lama-2400x1350',
    people: { director: ['Ana Belén Choquehuanca Loayza'], speakers: ['Jalel Maatoug'] },
    intro: [
      'Des bassins turquoise, des camions, de l’herbe qui recule. Raconté par celle qui la mange.',
      'Turquoise ponds, lorries, grass in retreat. Told by the one who eats it.',
    ],
    text: [
      'Une caméra pend au cou d’une lama nommée Comadre. Trois mois de ses trajets, montés par une juge de village, composent le film le plus précis que l’on ait vu sur les batteries de nos téléphones. Suivi d’un échange avec un géographe, qui promet de ne pas projeter de carte.',
      'A camera hangs from the neck of a llama called Comadre. Three months of her comings and goings, edited by a village magistrate, make up the most exact film we have seen about the batteries in our phones. Followed by a conversation with a geographer, who promises not to show a map.',
    ],
  }),
  screening({
    id: 36,
    // The same film a second time: two events share the title of their first activity.
    title: ['La Maison aux volets verts', 'The House with Green Shutters'],
    from: '2024-10-31 20:30',
    to: '22:15',
    place: 'colisee',
    cover: 'moucharabieh/volets-verts-reprise-2400x1350',
    people: { director: ['Nejla Mbarki'] },
    intro: [
      'Reprise en salle, à la demande de ceux que la pluie ou les baby-sitters ont retenus le 12.',
      'A second showing, indoors, by request of those whom rain or babysitters kept away on the 12th.',
    ],
    text: [
      'Même film, autre son : la salle du Colisée fait entendre ce que les grillons du Belvédère couvraient, à savoir la mère, dans la pièce voisine, qui donne son avis sur le cadrage. Rencontre avec Nejla Mbarki après la séance, et avec sa mère.',
      'The same film with another sound: at the Colisée one can hear what the crickets of the Belvédère covered, namely the mother, in the next room, giving her opinion on the framing. A meeting with Nejla Mbarki after the screening, and with her mother.',
    ],
  }),
  screening({
    id: 37,
    title: ['Raconte-moi un film', 'Tell Me a Film'],
    from: '2024-11-05 19:00',
    to: '20:40',
    place: 'taharHaddad',
    register: true,
    cover: 'interior/raconte-moi-un-film-1600x2000',
    people: { director: ['Marjorie Desravines'], leaders: ['Nozha Larbi-Cherif'] },
    intro: [
      'Écran noir : dix personnes racontent chacune un film que le public ne verra pas. Séance de cinéma sans images.',
      'A blank screen: ten people each tell a film that the audience will not see. A film show without pictures.',
    ],
    text: [
      'À Port-au-Prince, quand le courant manque, les élèves de Marjorie Desravines apprennent à raconter. La règle tient en une phrase : pas d’adjectifs. Dix Tunisois préparés par une journaliste de radio s’y essaient, de la projectionniste retraitée au garçon qui a vu un seul film, mais quarante fois.',
      'In Port-au-Prince, when the power fails, Marjorie Desravines’s students learn to tell. The rule is a short one: no adjectives. Ten people from Tunis, coached by a radio journalist, have a go at it, from a retired projectionist to a boy who has seen only one film, but has seen it forty times.',
    ],
  }),
  screening({
    id: 38,
    title: ['Leçon de natation', 'Swimming Lesson'],
    from: '2024-11-06 20:30',
    to: '21:40',
    place: 'colisee',
    cover: 'sea/lecon-de-natation-2400x1350',
    people: { director: ['Samar Abu Naddaf'] },
    intro: [
      'Le dos, l’étoile, la coulée : un cours pour débutantes filmé à Gaza en 2022, et ce qu’il en reste en images envoyées.',
      'Floating, starfish, glide: a beginners’ class filmed in Gaza in 2022, and what remains of it in pictures sent since.',
    ],
    text: [
      'La première moitié est un film de mer, éclatant, où des filles de douze ans apprennent à ne pas avoir peur. La seconde est faite de messages. Samar Abu Naddaf n’a rien ajouté, ni voix ni musique, et a rangé les plans dans l’ordre de la leçon.',
      'The first half is a film of the sea, dazzling, in which twelve-year-old girls learn not to be afraid. The second is made of messages. Samar Abu Naddaf has added nothing, neither voice nor music, and has set the shots in the order of the lesson.',
    ],
  }),
];
