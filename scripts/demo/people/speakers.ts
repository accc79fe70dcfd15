import type { PersonDraft } from '../build/people.ts';

export const speakers: PersonDraft[] = [
  {
    id: 161,
    first: 'Nozha',
    last: 'Larbi-Cherif',
    bio: [
      'Journaliste de radio, Nozha Larbi-Cherif décrit chaque matin une photographie à des auditeurs qui ne la voient pas. L’émission dure six minutes ; elle en passe deux sur le hors-champ.',
      'A radio journalist, Nozha Larbi-Cherif describes one photograph every morning to listeners who cannot see it. The programme lasts six minutes, two of which go to whatever lies outside the frame.',
    ],
  },
  {
    id: 162,
    first: 'Adel',
    last: 'Trimeche',
    bio: [
      'Archiviste, Adel Trimeche a catalogué les plaques de verre de trois ministères. Il plaide pour que les fonds publics soient décrits par ceux qui y figurent.',
      'An archivist, Adel Trimeche has catalogued the glass plates of three ministries. He argues that public collections should be described by the people in them.',
    ],
  },
  {
    id: 163,
    first: 'Sakina',
    last: 'Wade-Fofana',
    bio: [
      'Historienne à Saint-Louis du Sénégal, Sakina Wade-Fofana étudie la carte postale coloniale par son verso : ce que l’on écrivait, à qui, et avec quelle désinvolture.',
      'A historian in Saint-Louis, Senegal, Sakina Wade-Fofana studies the colonial postcard from its back: what was written, to whom, and with what offhandedness.',
    ],
  },
  {
    id: 164,
    first: 'Chukwudi',
    last: 'Anaekwem',
    bio: [
      'Physicien de la couleur, Chukwudi Anaekwem a fabriqué une charte de réglage comptant cent dix carnations. Des studios de douze pays l’ont adoptée ; les fabricants d’appareils réfléchissent encore.',
      'A colour physicist, Chukwudi Anaekwem built a calibration chart with a hundred and ten skin tones. Studios in twelve countries have adopted it; camera makers are still thinking.',
    ],
  },
  {
    id: 165,
    first: 'Imtiaz',
    last: 'Talukdar Noman',
    bio: [
      'Photojournaliste à Chittagong, Imtiaz Talukdar Noman a cessé en 2019 de publier des visages de manifestants. Il documente désormais les chaussures perdues, et forme de jeunes confrères à l’anonymat.',
      'A photojournalist in Chittagong, Imtiaz Talukdar Noman stopped publishing protesters’ faces in 2019. He now documents lost shoes, and trains younger colleagues in anonymity.',
    ],
  },
  {
    id: 166,
    first: 'Dorra',
    last: 'Kchaou-Lenoir',
    bio: [
      'Avocate, Dorra Kchaou-Lenoir défend des photographes, et parfois ceux qu’ils photographient. Elle a rédigé un contrat de cession en langage clair que tout le monde peut copier.',
      'A lawyer, Dorra Kchaou-Lenoir defends photographers and sometimes the people they photograph. She has drafted a rights agreement in plain language which anyone may copy.',
    ],
  },
  {
    id: 167,
    first: 'Habiba',
    last: 'Zemmouchi',
    bio: [
      'Essayiste oranaise, Habiba Zemmouchi écrit sur les albums de famille et la honte. Son dernier livre est fait de légendes dont elle n’a pas retrouvé les images.',
      'An essayist from Oran, Habiba Zemmouchi writes about family albums and shame. Her latest book is made of captions whose pictures she could not find.',
    ],
  },
  {
    id: 168,
    first: 'Esteban',
    last: 'Quiñónez Vaca',
    bio: [
      'Informaticien à Quito, Esteban Quiñónez Vaca interroge les générateurs d’images comme on interroge un témoin : en lui reposant la question. Il tient le registre de leurs clichés sur l’Équateur.',
      'A computer scientist in Quito, Esteban Quiñónez Vaca questions image generators as one would a witness: by asking again. He keeps a register of their clichés about Ecuador.',
    ],
  },
  {
    id: 169,
    first: 'Nirmala',
    last: 'Ganegodage',
    bio: [
      'Climatologue à Colombo, Nirmala Ganegodage demande aux photographes des dates, des angles et des répétitions, trois choses que la beauté, dit-elle, supporte très bien.',
      'A climate scientist in Colombo, Nirmala Ganegodage asks photographers for dates, angles and repetition: three things, she says, that beauty puts up with very well.',
    ],
  },
  {
    id: 170,
    first: 'Faouzi',
    last: 'Hachana',
    bio: [
      'Chef d’édition photo pendant vingt ans, Faouzi Hachana estime avoir refusé deux millions d’images. Il en regrette quatre, qu’il peut décrire.',
      'A photo editor for twenty years, Faouzi Hachana reckons that he has turned down two million pictures. He regrets four, and can describe them.',
    ],
  },
  {
    id: 171,
    first: 'Rosine',
    last: 'Akakpo-Lawluvi',
    bio: [
      'Rosine Akakpo-Lawluvi a créé à Lomé un festival d’images qui se tient dans des salons de coiffure. Elle en publie les comptes au centime.',
      'In Lomé, Rosine Akakpo-Lawluvi created an image festival that takes place in hair salons. She publishes its accounts to the last coin.',
    ],
  },
  {
    id: 172,
    first: 'Jalel',
    last: 'Maatoug',
    bio: [
      'Géographe du littoral, Jalel Maatoug arpente le golfe de Tunis depuis 1989. Il se méfie des vues aériennes, qui donnent à tout le monde l’impression d’avoir compris.',
      'A coastal geographer, Jalel Maatoug has paced the Gulf of Tunis since 1989. He distrusts aerial views, which leave everyone with the impression of having understood.',
    ],
  },
  {
    id: 173,
    first: 'Amel',
    last: 'Sassi-Ferjani',
    bio: [
      'Économiste de la culture, Amel Sassi-Ferjani calcule ce que gagnent réellement les artistes, heure par heure. Ses tableaux circulent beaucoup et ne réjouissent personne.',
      'A cultural economist, Amel Sassi-Ferjani works out what artists really earn, by the hour. Her tables are widely passed round and cheer nobody up.',
    ],
  },
  {
    id: 174,
    first: 'Teboho',
    last: 'Ntsanwe',
    bio: [
      'Directeur de musée à Maseru, Teboho Ntsanwe a laissé vides les vitrines des objets attendus. Elles sont, d’après le livre d’or, la salle préférée des écoles.',
      'A museum director in Maseru, Teboho Ntsanwe has left empty the cases of the objects he is waiting for. According to the visitors’ book, schools like that room best.',
    ],
  },
  {
    id: 175,
    first: 'Latifa',
    last: 'Bouzaien',
    bio: [
      'Océanographe, Latifa Bouzaien étudie la transparence de la Méditerranée au moyen d’un disque blanc que l’on descend jusqu’à ne plus le voir. Elle y lit un portrait de ses riverains.',
      'An oceanographer, Latifa Bouzaien studies how clear the Mediterranean is with a white disc lowered until it can no longer be seen. She reads in it a portrait of those who live on the shore.',
    ],
  },
  {
    id: 176,
    first: 'Olfa',
    last: 'Jendoubi-Kacem',
    bio: [
      'Neurologue, Olfa Jendoubi-Kacem suit des personnes qui ne reconnaissent pas les visages. Elle dit d’elles qu’elles sont les meilleures lectrices de portraits.',
      'A neurologist, Olfa Jendoubi-Kacem looks after people who cannot recognise faces. She calls them the best readers of portraits there are.',
    ],
  },
  {
    id: 177,
    first: 'Samuel',
    last: 'Rono Kiptala',
    bio: [
      'Éditeur de livres de photographie à Nairobi, Samuel Rono Kiptala imprime peu, relie à la main et vend dans les gares routières, où l’on a le temps de lire.',
      'A publisher of photobooks in Nairobi, Samuel Rono Kiptala prints little, binds by hand and sells in bus stations, where people have time to read.',
    ],
  },
  {
    id: 178,
    first: 'Hédi',
    last: 'Zghonda-Ben Rejeb',
    bio: [
      'Opérateur d’actualités à la retraite, Hédi Zghonda-Ben Rejeb a filmé des inaugurations de barrages et gardé, dans une boîte à biscuits, les plans coupés au montage.',
      'A retired newsreel cameraman, Hédi Zghonda-Ben Rejeb filmed the opening of dams and kept, in a biscuit tin, the shots that were cut.',
    ],
  },
  {
    id: 179,
    first: 'Rachida',
    last: 'Ksontini-Baccar',
    bio: [
      'Rachida Ksontini-Baccar a tenu un studio de portrait à Bab El Khadra de 1966 à 2009. À soixante-dix-huit ans, elle reconnaît encore ses clients, de dos, dans l’autobus.',
      'Rachida Ksontini-Baccar ran a portrait studio in Bab El Khadra from 1966 to 2009. At seventy-eight she still recognises her customers, from behind, on the bus.',
    ],
  },
  {
    id: 180,
    first: 'Marta',
    last: 'Ybarra Lucero',
    bio: [
      'Éditrice à Montevideo, Marta Ybarra Lucero ne publie que des livres de moins de quarante images, persuadée que la quarante et unième sert à se rassurer.',
      'A publisher in Montevideo, Marta Ybarra Lucero brings out only books of fewer than forty pictures, convinced that the forty-first is there for reassurance.',
    ],
  },
  {
    id: 181,
    first: 'Chiraz',
    last: 'Belhadj-Amor',
    bio: [
      'Critique, Chiraz Belhadj-Amor dirige la revue <em>Pellicule</em>. Elle écrit ses articles à la main, après la fermeture, dans la salle même dont elle parle.',
      'A critic, Chiraz Belhadj-Amor edits the review <em>Pellicule</em>. She writes her articles by hand, after closing time, in the very room they are about.',
    ],
  },
  {
    id: 182,
    first: 'Dalila',
    last: 'Ferjaoui',
    bio: [
      'Interprète en langue des signes tunisienne, Dalila Ferjaoui a forgé avec des visiteurs sourds une centaine de signes pour la photographie, dont trois pour le mot « grain ».',
      'An interpreter of Tunisian Sign Language, Dalila Ferjaoui has worked out with deaf visitors a hundred or so signs for photography, three of them for the word “grain”.',
    ],
  },
  {
    id: 183,
    first: 'Kojo',
    last: 'Densuah',
    bio: [
      'Commissaire indépendant entre Accra et Salvador, Kojo Densuah lit chaque année quatre cents portfolios et répond à tous, le plus souvent par une question.',
      'An independent curator between Accra and Salvador, Kojo Densuah reads four hundred portfolios a year and replies to them all, most often with a question.',
    ],
  },
  {
    id: 184,
    first: 'Khaled',
    last: 'Mzoughi-Daly',
    bio: [
      'Historien de la ville, Khaled Mzoughi-Daly a écrit une histoire de l’éclairage public à Tunis. Il peut dater une rue d’après l’ombre de ses lampadaires.',
      'An urban historian, Khaled Mzoughi-Daly is the author of a history of street lighting in Tunis. He can date a street from the shadows of its lamps.',
    ],
  },
];
