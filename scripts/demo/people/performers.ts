import type { PersonDraft } from '../build/people.ts';

export const performers: PersonDraft[] = [
  {
    id: 121,
    first: 'Selima',
    last: 'Bouhafs',
    bio: [
      'Chorégraphe, Selima Bouhafs a appris à danser dans un gymnase dont un néon sur deux marchait. Ses pièces composent encore avec ce que l’on ne voit pas. Elle dirige une compagnie de cinq interprètes à Ben Arous.',
      'A choreographer, Selima Bouhafs learned to dance in a gymnasium where every other tube was dead. Her pieces still make use of what cannot be seen. She leads a company of five dancers in Ben Arous.',
    ],
  },
  {
    id: 122,
    first: 'Wael',
    last: 'Jomni',
    bio: [
      'Ancien laveur de vitres, Wael Jomni danse avec des objets plus hauts que lui : échelles, mâts, réverbères. On l’a vu traverser à reculons le marché aux poissons de La Goulette sans renverser une caisse.',
      'Once a window cleaner, Wael Jomni dances with things taller than himself: ladders, masts, street lamps. He has been seen walking backwards through the fish market of La Goulette without upsetting a crate.',
    ],
  },
  {
    id: 123,
    first: 'Ons',
    last: 'Khemakhem',
    bio: [
      'Ons Khemakhem vient du judo et en a gardé l’art de tomber. Interprète de Selima Bouhafs depuis 2018, elle enseigne la chute aux comédiens, aux enfants et, le dimanche, aux plus de soixante-dix ans.',
      'Ons Khemakhem came from judo and has kept the art of falling. A dancer with Selima Bouhafs since 2018, she teaches it to actors, to children and, on Sundays, to people over seventy.',
    ],
  },
  {
    // Known by one name, as on his records.
    id: 124,
    first: null,
    last: 'Kaabachi',
    bio: [
      'Kaabachi joue de l’oud sans table d’harmonie, d’un ordinateur sans écran et, ces derniers temps, de stores vénitiens. Il a composé pour le cinéma, la radio et une gare routière. Il ne donne pas son prénom.',
      'Kaabachi plays an oud without a soundboard, a computer without a screen and, of late, Venetian blinds. He has written music for films, for the radio and for a bus station. He does not give his first name.',
    ],
  },
  {
    id: 125,
    first: 'Lilia',
    last: 'Zribi-Hadj',
    bio: [
      'Percussionniste formée au stambali par ses oncles, Lilia Zribi-Hadj frappe ce que la lumière frappe avant elle : volets, cuves, bâches. Elle note ses rythmes au crayon sur les murs des loges.',
      'A percussionist trained in stambali by her uncles, Lilia Zribi-Hadj strikes whatever the light strikes first: shutters, tanks, tarpaulins. She writes her rhythms in pencil on dressing-room walls.',
    ],
  },
  {
    id: 126,
    first: 'Hatem',
    last: 'Zaghdoud',
    bio: [
      'Pianiste de ciné-club, Hatem Zaghdoud a accompagné plus de deux cents films muets et n’en connaît la fin d’aucun : il quitte toujours la salle des yeux au dernier carton, pour surveiller le public.',
      'A film-club pianist, Hatem Zaghdoud has accompanied over two hundred silent films and does not know how any of them ends: at the last title card his eyes always leave the screen, to watch the audience.',
    ],
  },
  {
    id: 127,
    first: 'Ilhem',
    last: 'Souilem',
    bio: [
      'Cheffe de chœur, Ilhem Souilem dirige depuis quinze ans une chorale amateur où l’on n’entre pas sur audition mais sur recommandation d’un voisin. Elle fait chanter dans le noir pour que chacun s’entende.',
      'A choir director, Ilhem Souilem has for fifteen years led an amateur choir which one joins not by audition but on a neighbour’s word. She has people sing in the dark so that they may hear one another.',
    ],
  },
  {
    id: 128,
    first: 'Meriem',
    last: 'Ladjal',
    bio: [
      'Comédienne et clown, née à Annaba, Meriem Ladjal a joué dans des hôpitaux, des prisons et un seul théâtre national. Elle écrit des spectacles où il manque toujours quelqu’un d’important.',
      'An actor and clown born in Annaba, Meriem Ladjal has played in hospitals, in prisons and in just one national theatre. She writes shows from which somebody important is always missing.',
    ],
  },
  {
    id: 129,
    first: 'Ridha',
    last: 'Fourati-Saïd',
    bio: [
      'Ridha Fourati-Saïd fut instituteur, puis doublure d’un acteur qu’on ne nommera pas, puis comédien. Il excelle dans les rôles de gens qui attendent et tient un répertoire de soixante façons de s’asseoir.',
      'Ridha Fourati-Saïd was a schoolteacher, then stand-in to an actor who shall not be named, then an actor himself. He excels at people who wait and keeps a repertoire of sixty ways of sitting down.',
    ],
  },
  {
    id: 130,
    first: 'Noura',
    last: 'Staali',
    bio: [
      'Noura Staali éclairait des mariages avant d’éclairer des édifices. Elle n’emploie que des flammes, qu’elle compte, et travaille avec deux pompiers qu’elle cite toujours comme coauteurs.',
      'Noura Staali lit weddings before she lit buildings. She uses nothing but flames, which she counts, and works with two firefighters whom she always names as co-authors.',
    ],
  },
  {
    id: 131,
    first: 'Esi',
    last: 'Quartey-Amo',
    bio: [
      'Chanteuse et apnéiste, Esi Quartey-Amo vit à Elmina, au Ghana. Elle étudie les chants de halage des pêcheurs, leur souffle surtout, et l’endroit exact où plusieurs voix tirent sur la même corde.',
      'A singer and free diver, Esi Quartey-Amo lives in Elmina, Ghana. She studies the hauling songs of fishermen, above all their breath, and the exact point at which several voices pull on one rope.',
    ],
  },
  {
    id: 132,
    first: 'Imen',
    last: 'Dridi-Vautier',
    bio: [
      'Imen Dridi-Vautier conçoit la lumière de spectacles et d’expositions. Elle commence toujours par éteindre, puis demande à chacun ce qui lui manque. Elle a éclairé quatre éditions de Dhaw.',
      'Imen Dridi-Vautier designs light for stages and exhibitions. She always begins by switching everything off, then asks each person what they miss. She has lit four editions of Dhaw.',
    ],
  },
  {
    id: 133,
    first: 'Slim',
    last: 'Ben Attaya',
    bio: [
      'Preneur de son, Slim Ben Attaya possède les bruits de onze gares, de trois usines fermées et d’un glacier. Il règle les salles à l’oreille, debout, les mains dans le dos.',
      'A sound recordist, Slim Ben Attaya owns the noises of eleven stations, three closed factories and one glacier. He tunes a room by ear, standing, with his hands behind his back.',
    ],
  },
  {
    id: 134,
    first: 'Fathia',
    last: 'Oueslati-Maaref',
    bio: [
      'Scénographe, Fathia Oueslati-Maaref construit avec ce que l’édition précédente a laissé : deux mille mètres de tasseaux, numérotés, dont certains ont servi six fois et gardent leurs trous.',
      'An exhibition designer, Fathia Oueslati-Maaref builds with whatever the last edition left behind: two thousand metres of numbered battens, some of which have served six times and keep their holes.',
    ],
  },
  {
    id: 135,
    first: 'Atef',
    last: 'Jarraya',
    bio: [
      'Maître tireur, Atef Jarraya a repris à Tunis le laboratoire de son patron. Il tire les images des autres depuis trente-quatre ans et n’en a jamais pris une seule, par peur, dit-il, de se décevoir.',
      'A master printer, Atef Jarraya took over his employer’s laboratory in Tunis. He has printed other people’s pictures for thirty-four years and has never taken one, for fear, he says, of letting himself down.',
    ],
  },
];
