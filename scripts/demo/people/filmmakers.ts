import type { PersonDraft } from '../build/people.ts';

export const filmmakers: PersonDraft[] = [
  {
    id: 141,
    first: 'Nejla',
    last: 'Mbarki',
    bio: [
      'Monteuse puis cinéaste, Nejla Mbarki a mis neuf ans à terminer <em>La Maison aux volets verts</em>, tourné dans l’appartement où elle a grandi, à la Petite Sicile, et que l’on démolissait étage par étage.',
      'An editor turned filmmaker, Nejla Mbarki spent nine years finishing <em>The House with Green Shutters</em>, shot in the flat where she grew up, in Tunis’s Little Sicily, as it was being pulled down floor by floor.',
    ],
  },
  {
    id: 142,
    first: 'Pape Moussa',
    last: 'Gningue',
    bio: [
      'Projectionniste itinérant en Casamance, Pape Moussa Gningue a commencé à filmer ses spectateurs faute d’avoir reçu les bobines. Ses courts métrages ne montrent que des gens qui regardent.',
      'A travelling projectionist in Casamance, Pape Moussa Gningue began filming his audience because the reels had not arrived. His short films show nothing but people watching.',
    ],
  },
  {
    id: 143,
    first: 'Luz Marina',
    last: 'Echavarría Sotelo',
    bio: [
      'À Medellín, Luz Marina Echavarría Sotelo réalise des documentaires avec les opératrices d’un centre d’appels, entre deux communications. Aucun plan ne dépasse la durée d’une mise en attente.',
      'In Medellín, Luz Marina Echavarría Sotelo makes documentaries with the operators of a call centre, between two calls. No shot lasts longer than a caller is kept on hold.',
    ],
  },
  {
    id: 144,
    first: 'Arundhati',
    last: 'Phukan Dutta',
    bio: [
      'Née au bord du Brahmapoutre, Arundhati Phukan Dutta filme les îles qui se forment et se défont en une saison, et ceux qui y sèment malgré tout. Elle revient chaque année là où il n’y a plus rien.',
      'Born on the banks of the Brahmaputra, Arundhati Phukan Dutta films islands that form and dissolve within a season, and the people who sow there all the same. Each year she returns to where nothing is left.',
    ],
  },
  {
    id: 145,
    first: 'Khalil',
    last: 'Deghidi',
    bio: [
      'Khalil Deghidi, du Caire, tourne des comédies sans dialogue dans des administrations. Il obtient les autorisations en promettant de montrer le travail des agents, et tient parole.',
      'Khalil Deghidi, of Cairo, shoots comedies without dialogue in government offices. He gets his permits by promising to show the officials at work, and is true to his word.',
    ],
  },
  {
    id: 146,
    first: 'Mehdi',
    last: 'Aouinet',
    bio: [
      'Animateur à Constantine, Mehdi Aouinet dessine directement sur la pellicule, à la loupe. Trois minutes lui demandent un an. Il gagne sa vie en gravant des plaques de médecins.',
      'An animator in Constantine, Mehdi Aouinet draws straight onto film under a magnifying glass. Three minutes take him a year. He earns his living engraving doctors’ brass plates.',
    ],
  },
  {
    id: 147,
    first: 'Roukiya',
    last: 'Mint Ahmedou',
    bio: [
      'Roukiya Mint Ahmedou enregistre les poèmes d’une ville mauritanienne que le sable recouvre et filme la fenêtre d’où chacun fut dit, tant qu’elle dépasse encore.',
      'Roukiya Mint Ahmedou records the poems of a Mauritanian town that the sand is covering, and films the window each was spoken from for as long as it still shows.',
    ],
  },
  {
    id: 148,
    first: 'Tsepang',
    last: 'Molapong',
    bio: [
      'Berger jusqu’à dix-sept ans dans les montagnes du Lesotho, Tsepang Molapong filme la neige, les couvertures et l’école du soir. Il monte ses films sur un téléphone, à voix haute.',
      'A herd boy in the mountains of Lesotho until he was seventeen, Tsepang Molapong films snow, blankets and evening classes. He edits on a telephone, out loud.',
    ],
  },
  {
    id: 149,
    first: 'Galih',
    last: 'Prasetyawan',
    bio: [
      'Marionnettiste de Solo, Galih Prasetyawan filme son théâtre d’ombres du mauvais côté de l’écran, là où l’on voit les mains, les cigarettes et les enfants endormis.',
      'A puppeteer from Solo, Galih Prasetyawan films his shadow theatre from the wrong side of the screen, where one sees the hands, the cigarettes and the sleeping children.',
    ],
  },
  {
    id: 150,
    first: 'Ana Belén',
    last: 'Choquehuanca Loayza',
    bio: [
      'Sur l’Altiplano bolivien, Ana Belén Choquehuanca Loayza filme le lithium du point de vue des lamas, c’est-à-dire très lentement et en mâchant. Elle est aussi juge de village.',
      'On the Bolivian Altiplano, Ana Belén Choquehuanca Loayza films lithium from the llamas’ point of view, that is, very slowly and while chewing. She is also a village magistrate.',
    ],
  },
  {
    id: 151,
    first: 'Marjorie',
    last: 'Desravines',
    bio: [
      'Marjorie Desravines a fondé à Port-au-Prince une école de cinéma sans murs ni électricité stable, où l’on apprend d’abord à raconter un film à quelqu’un qui ne le verra pas.',
      'In Port-au-Prince, Marjorie Desravines founded a film school with neither walls nor steady current, where one first learns to tell a film to someone who will not see it.',
    ],
  },
  {
    id: 152,
    first: 'Samar',
    last: 'Abu Naddaf',
    bio: [
      'Samar Abu Naddaf filmait à Gaza des leçons de natation. Elle monte depuis, à Amman, les images que ses élèves lui envoient, et ne signe plus seule.',
      'In Gaza, Samar Abu Naddaf used to film swimming lessons. Since then, in Amman, she has been editing the pictures her pupils send her, and no longer signs alone.',
    ],
  },
  {
    id: 153,
    first: 'Sokunthy',
    last: 'Chhay',
    bio: [
      'Documentariste à Battambang, Sokunthy Chhay retrouve les figurants des films cambodgiens perdus et leur demande de refaire leur scène, seuls, à l’endroit du tournage.',
      'A documentary maker in Battambang, Sokunthy Chhay tracks down the extras of lost Cambodian films and asks them to play their scene again, alone, where it was shot.',
    ],
  },
  {
    id: 154,
    first: 'Gaspar',
    last: 'Nhantumbe',
    bio: [
      'Mécanicien naval à Beira, Gaspar Nhantumbe filme l’intérieur des moteurs avec une caméra endoscopique. On y voit des cathédrales, des incendies et, une fois, une alliance.',
      'A ship’s mechanic in Beira, Gaspar Nhantumbe films the inside of engines with an endoscope. In them one sees cathedrals, fires and, on one occasion, a wedding ring.',
    ],
  },
];
