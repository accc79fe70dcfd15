import type { PersonDraft } from '../build/people.ts';

/** The fourteen who work for the foundation all year round. */
export const team: PersonDraft[] = [
  {
    id: 211,
    first: 'Nabiha',
    last: 'Azzouz-Lamine',
    bio: [
      'Institutrice à la retraite et cofondatrice, Nabiha Azzouz-Lamine préside la fondation depuis 2013. Elle relit chaque texte destiné au public et barre le premier paragraphe.',
      'A retired schoolteacher and co-founder, Nabiha Azzouz-Lamine has chaired the foundation since 2013. She reads every text meant for the public and crosses out its first paragraph.',
    ],
  },
  {
    id: 212,
    first: 'Selim',
    last: 'Ouanès-Farhat',
    bio: [
      'Photographe puis programmateur, Selim Ouanès-Farhat assure la direction artistique de Dhaw depuis 2018. Il a visité à pied chacun des lieux, de jour, de nuit et un jour de pluie.',
      'A photographer and then a programmer, Selim Ouanès-Farhat has been artistic director of Dhaw since 2018. He has been to every venue on foot, by day, by night and once in the rain.',
    ],
  },
  {
    id: 213,
    first: 'Hajer',
    last: 'Bellamine',
    bio: [
      'Directrice exécutive, Hajer Bellamine vient de l’économie sociale. Elle tient le budget de la biennale sur une seule feuille et peut la réciter.',
      'The managing director, Hajer Bellamine comes from the social economy. She keeps the biennial’s budget on a single sheet and can recite it.',
    ],
  },
  {
    id: 214,
    first: 'Mehdi',
    last: 'Khlifa-Sow',
    bio: [
      'Chef de production, Mehdi Khlifa-Sow a fait passer une porte de trois mètres dans une ruelle de deux. Il possède quarante-deux trousseaux de clés, tous étiquetés.',
      'The head of production, Mehdi Khlifa-Sow once got a three-metre door through a two-metre alley. He owns forty-two bunches of keys, all of them labelled.',
    ],
  },
  {
    id: 215,
    first: 'Asma',
    last: 'Rabhani',
    bio: [
      'Asma Rabhani organise les voyages des artistes, de préférence par la mer. Elle connaît les horaires des bateaux de Gênes, de Palerme et de Marseille.',
      'Asma Rabhani arranges the artists’ journeys, by sea whenever possible. She knows the ferry times from Genoa, Palermo and Marseille.',
    ],
  },
  {
    id: 216,
    first: 'Karim',
    last: 'Tabbakh-Zine',
    bio: [
      'Régisseur général, Karim Tabbakh-Zine a commencé comme électricien de marine. Il considère un palais du XIXᵉ siècle comme un bateau : tout y bouge un peu.',
      'The technical director, Karim Tabbakh-Zine started out as a ship’s electrician. He treats a nineteenth-century palace as a boat: everything in it moves slightly.',
    ],
  },
  {
    id: 217,
    first: 'Sami',
    last: 'Lakhdhar',
    bio: [
      'Sami Lakhdhar accroche. Il a posé à ce jour onze mille clous pour la biennale et en a retiré, vérification faite, onze mille deux.',
      'Sami Lakhdhar hangs things. To date he has driven eleven thousand nails for the biennial and, on checking, pulled out eleven thousand and two.',
    ],
  },
  {
    id: 218,
    first: 'Yasmine',
    last: 'Drira-Colin',
    bio: [
      'Responsable de la communication, Yasmine Drira-Colin écrit court. On lui doit le plan de poche que les chauffeurs de taxi ont adopté.',
      'The head of communication, Yasmine Drira-Colin writes short. The pocket map that taxi drivers have taken up is her work.',
    ],
  },
  {
    id: 219,
    first: 'Ghassen',
    last: 'Abidine',
    bio: [
      'Graphiste, Ghassen Abidine dessine chaque édition en arabe d’abord, en latin ensuite. L’affiche de 2024 n’emploie pas de noir : l’ombre y est du papier.',
      'A designer, Ghassen Abidine draws each edition in Arabic first and in Latin letters second. The 2024 poster uses no black: its shadow is bare paper.',
    ],
  },
  {
    id: 220,
    first: 'Nour',
    last: 'Chatti-Dupuis',
    bio: [
      'Attachée de presse, Nour Chatti-Dupuis répond le jour même, images et légendes vérifiées, et accepte les mauvaises questions.',
      'The press officer, Nour Chatti-Dupuis answers on the same day, pictures and captions checked, and accepts bad questions.',
    ],
  },
  {
    id: 221,
    first: 'Inès',
    last: 'Boussetta',
    bio: [
      'Inès Boussetta dirige la médiation et l’École du jeudi. Elle ne dit jamais « il faut regarder », mais « qu’est-ce que vous avez vu ? ».',
      'Inès Boussetta runs education and Thursday School. She never says “you should look at”, but “what did you see?”.',
    ],
  },
  {
    id: 222,
    first: 'Amine',
    last: 'Touaiti',
    bio: [
      'Médiateur, Amine Touaiti fait visiter les expositions en derja, en français et en langue des signes. Il a été vendeur de chaussures, et s’en félicite.',
      'An educator, Amine Touaiti gives tours in Tunisian Arabic, in French and in sign language. He used to sell shoes, and is glad of it.',
    ],
  },
  {
    id: 223,
    first: 'Khouloud',
    last: 'Saafi-Hamdi',
    bio: [
      'Khouloud Saafi-Hamdi recrute et forme les cent vingt bénévoles. Elle fut l’une des leurs en 2016, sous la pluie, à La Goulette.',
      'Khouloud Saafi-Hamdi recruits and trains the hundred and twenty volunteers. She was one of them in 2016, in the rain, at La Goulette.',
    ],
  },
  {
    id: 224,
    first: 'Mohamed Ali',
    last: 'Brinsi',
    // He is at the door all day and asked not to be pictured there.
    portrait: false,
    bio: [
      'Mohamed Ali Brinsi accueille le public au Palais Kheireddine. Il sait où sont les toilettes, le soleil et la sortie, dans cet ordre.',
      'Mohamed Ali Brinsi greets visitors at Kheireddine Palace. He knows where the toilets, the sun and the exit are, in that order.',
    ],
  },
];
