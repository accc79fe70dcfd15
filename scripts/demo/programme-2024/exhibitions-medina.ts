import { exhibition, type EventDraft } from '../build/events.ts';

/** The three exhibitions of the Medina and its edge: a palace, a house and a library. */
export const exhibitionsMedina: EventDraft[] = [
  exhibition({
    id: 1,
    title: ['Contre-jour', 'Against the Light'],
    from: '2024-10-09 18:00',
    to: '2024-11-09 18:00',
    vernissage: '2024-10-09 18:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 18:00',
    place: 'kheireddine',
    cover: 'arches/contre-jour-affiche-2400x1600',
    people: {
      artists: [
        'Sirine Haouas',
        'Zied Hamrouni',
        'Samia Oulhaci',
        'Joumana Karkour',
        'Bakary Sissouma',
        'Halima Gumel',
        'Selamawit Ayalneh',
        'Nomvula Dlakavu',
        'Citlali Barragán Ortuño',
      ],
      curator: ['Rim Ouahada'],
      design: ['Fathia Oueslati-Maaref'],
      light: ['Imen Dridi-Vautier'],
      prints: ['Atef Jarraya'],
    },
    intro: [
      'Neuf artistes photographient face au soleil et racontent ce que l’on gagne à être ébloui. L’exposition qui donne son titre à la septième édition.',
      'Nine artists photograph into the sun and report on what there is to gain from being dazzled. The exhibition that gives the seventh edition its title.',
      'تسعة فنانين يصوّرون في مواجهة الشمس ويروون ما نكسبه حين يبهرنا الضوء. المعرض الذي تحمل الدورة السابعة اسمه.',
    ],
    text: [
      `Un visage à contre-jour n’est pas un visage caché. C’est un visage qui choisit ce qu’il donne : un contour, une oreille traversée de rouge, trois cheveux en feu. Pendant un siècle, la photographie a exigé de ses modèles, surtout des plus pauvres, qu’ils se tournent vers la lumière. Les neuf artistes réunis au Palais Kheireddine ont demandé l’inverse, ou se sont eux-mêmes retournés.

      Au rez-de-chaussée, on entre par l’éblouissement. Les oasis de Sirine Haouas, presque blanches, se confondent d’abord avec le mur ; les décors de Zied Hamrouni montrent leurs coutures à midi ; Halima Gumel aligne quarante soleils d’harmattan, que l’on peut fixer sans cligner. Le patio reste vide jusqu’à seize heures, moment où le jour y dépose lui-même l’image d’une grille : c’est la seule œuvre de l’exposition qui n’ait pas d’auteur.

      À l’étage, les salles s’assombrissent à mesure que l’on avance. Neuf cents portraits d’une grand-mère à sa fenêtre occupent un couloir entier, dans l’ordre des jours. Plus loin, on ne voit plus que grâce à ce que les artistes ont bien voulu allumer : une bougie à Saïda, une fusée à Puebla, la fumée d’un café à Addis-Abeba.

      On sort par une porte étroite qui donne plein ouest. Nous conseillons d’y passer en fin d’après-midi et de ne pas mettre ses lunettes tout de suite.`,
      `A backlit face is not a hidden face. It is a face that chooses what to give: an outline, an ear shot through with red, three burning hairs. For a century photography required its sitters, the poorest above all, to turn towards the light. The nine artists gathered at Kheireddine Palace asked for the opposite, or turned round themselves.

      On the ground floor one enters through dazzlement. Sirine Haouas’s oases, almost white, at first merge with the wall; Zied Hamrouni’s film sets show their seams at noon; Halima Gumel lines up forty harmattan suns that can be stared at without blinking. The patio stays empty until four o’clock, when daylight itself lays the image of a grille on the floor: the only work in the exhibition to have no author.

      Upstairs the rooms grow darker as one goes. Nine hundred portraits of a grandmother at her window fill a whole corridor, in the order of the days. Further on, one sees only by what the artists have been good enough to light: a candle in Sidon, a rocket in Puebla, the smoke of a coffee house in Addis Ababa.

      The way out is a narrow door facing due west. We suggest coming late in the afternoon, and not reaching for your sunglasses at once.`,
      'الوجه في عكس الضوء ليس وجهًا مخفيًّا، بل وجه يختار ما يمنحه: حدًّا، أذنًا يعبرها الأحمر، ثلاث شعرات مشتعلة. ندعوكم إلى زيارة المعرض آخر النهار، حين ترسم الشمس وحدها على أرض الصحن شباكًا لا صاحب له.',
    ],
    photos: [
      {
        shot: 'arches/kheireddine-patio-2400x1600',
        title: 'Le patio du palais, seize heures',
        credit: ['Atelier photographique de Dhaw'],
      },
      { shot: 'dunes/chenini-poussiere-1600x2000', title: 'Chenini, vent d’est', credit: ['Sirine Haouas'] },
      {
        shot: 'dunes/envers-du-decor-2400x1600',
        title: 'L’envers du décor, Ong Jemal',
        credit: ['Zied Hamrouni'],
      },
      {
        shot: 'interior/la-fenetre-de-bejaia-1600x2000',
        title: 'Grand-mère, 11 février 2016',
        credit: ['Samia Oulhaci'],
      },
      {
        shot: 'lamp/saida-vingt-heures-2000x2000',
        title: 'Saïda, vingt heures, sans courant',
        credit: ['Joumana Karkour'],
      },
      { shot: 'grain/soleil-harmattan-2000x2000', title: 'Soleil n° 31, Kano', credit: ['Halima Gumel'] },
      // A picture shared by two authors and left without a title.
      {
        shot: 'arches/fumee-addis-1600x2000',
        title: null,
        credit: ['Selamawit Ayalneh', 'tirage sur coton Atef Jarraya'],
      },
      {
        shot: 'grain/nacelle-johannesburg-2400x1600',
        title: 'Onzième étage, côté ciel',
        credit: ['Nomvula Dlakavu'],
      },
    ],
    videos: [
      { title: ['Visite avec la commissaire', 'A walk with the curator'], youtube: 'dhawLumen01' },
      {
        title: ['Le patio en accéléré, une journée', 'The patio in time-lapse, one day'],
        youtube: 'dhawLumen02',
      },
    ],
  }),
  exhibition({
    id: 4,
    title: ['Studio Soir et Matin', 'Studio Evening and Morning'],
    from: '2024-10-10 18:30',
    to: '2024-11-09 19:00',
    vernissage: '2024-10-10 18:30',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 19:00',
    place: 'darLasram',
    cover: 'interior/studio-soir-et-matin-2400x1600',
    people: {
      artists: [
        'Khadija Rekik',
        'Btissam Ouazzour',
        'Mariam Abdelmessih',
        'Ndèye Coumba Sagna',
        'Fanta Doumbouya',
        'Clarisse Ngo Mbem',
        'Wideline Saint-Fleur',
      ],
      curator: ['Aminata Kouressi'],
      design: ['Fathia Oueslati-Maaref'],
      prints: ['Atef Jarraya'],
    },
    intro: [
      'On poussait la porte du photographe pour un mariage, un passeport, un départ. Sept femmes d’images rouvrent le studio de quartier et y font entrer ceux qui manquent.',
      'One pushed open the photographer’s door for a wedding, a passport, a departure. Seven women of the image reopen the neighbourhood studio and let in the people who are missing.',
    ],
    text: [
      `De Sfax à Jacmel, le studio de portrait a été pendant un siècle la pièce la mieux éclairée de la ville. On y entrait en tenue de travail et l’on en ressortait, trois minutes plus tard, médecin, motard ou star indienne. Les décors peints ont pâli, les enseignes sont tombées, les négatifs dorment dans des boîtes à chaussures. Restent des millions de visages dont plus personne ne connaît le nom.

      Les artistes de Dar Lasram en héritent chacune à sa manière. Khadija Rekik cherche les modèles, un par un. Mariam Abdelmessih rend aux mariés leurs rides. Fanta Doumbouya recoud les familles par-delà les mers et laisse la cicatrice visible ; Clarisse Ngo Mbem emmène au bord des routes une toile peinte que tout le monde, à Douala, a cru reconnaître.

      Au fond de la cour, un vrai studio fonctionne tous les jours de 15 h à 18 h. Le fond est une étoffe d’Azrou, le tabouret vient de chez Rachida Ksontini-Baccar, à Bab El Khadra. On pose seul, à deux ou avec un absent : il suffit d’apporter sa photographie. Le tirage se retire le lendemain, c’est-à-dire qu’il faut revenir, et c’était bien le but.`,
      `From Sfax to Jacmel, the portrait studio was for a century the best-lit room in town. People went in wearing their work clothes and came out three minutes later as doctors, bikers or stars of Indian cinema. The painted backdrops have faded, the signs have come down, the negatives are asleep in shoe boxes. What remains is millions of faces whose names nobody knows any more.

      The artists of Dar Lasram are their heirs, each in her own way. Khadija Rekik looks for the sitters, one by one. Mariam Abdelmessih gives bridal couples back their wrinkles. Fanta Doumbouya sews families together across the sea and leaves the scar showing; Clarisse Ngo Mbem takes to the roadside a painted cloth that everyone in Douala thought they recognised.

      At the far end of the courtyard a real studio is at work every day from 3 to 6 pm. The backdrop is cloth from Azrou, the stool belonged to Rachida Ksontini-Baccar of Bab El Khadra. You may sit alone, in pairs or with someone absent: just bring their photograph. Prints are collected on the following day, which means that you must come back, and that was the idea.`,
    ],
    photos: [
      {
        shot: 'interior/fond-azrou-1600x2000',
        title: 'Le fond d’Azrou et le tabouret',
        credit: ['Btissam Ouazzour'],
      },
      {
        shot: 'grain/sfax-inconnue-14882-1600x2000',
        title: 'Inconnue n° 14 882, Sfax, vers 1971',
        credit: ['Fonds Studio Chems', 'tirage Khadija Rekik'],
      },
      {
        shot: 'grain/assiout-noces-2000x2000',
        title: 'Noces rendues à leur âge',
        credit: ['Mariam Abdelmessih'],
      },
      {
        shot: 'photogram/tresses-riziere-2000x2000',
        title: 'Rizière, quatre heures et demie',
        credit: ['Ndèye Coumba Sagna'],
      },
      {
        shot: 'interior/kayes-reunion-2400x1600',
        title: 'Réunion de famille avec Libreville',
        credit: ['Fanta Doumbouya'],
      },
      {
        shot: 'alley/douala-ascenseur-2400x1600',
        title: 'L’ascenseur au bord de la route',
        credit: ['Clarisse Ngo Mbem'],
      },
    ],
    videos: [{ title: ['Trois minutes, un cliché', 'Three Minutes, One Frame'], youtube: 'dhawStudio1' }],
  }),
  exhibition({
    id: 7,
    title: ['Tu m’écriras', 'Write When You Arrive'],
    from: '2024-10-11 16:30',
    to: '2024-11-09 17:30',
    vernissage: '2024-10-11 16:30',
    days: ['Du mardi au samedi, sauf jours fériés', 'Tuesday to Saturday, except public holidays'],
    hours: '09:00 – 17:30',
    place: 'library',
    cover: 'photogram/tu-m-ecriras-2000x2000',
    people: {
      artists: [
        'Hela Louati',
        'Thiziri Aït Menad',
        'Suha Barghouth',
        'Rula Kassabji',
        'Leena Kuruvath',
        'Dinusha Weerakkody',
        'Nilda Ccori',
        'Jocelyne Ozier-Marius',
      ],
      curator: ['Yosra Tlemsani'],
      design: ['Fathia Oueslati-Maaref'],
      sound: ['Slim Ben Attaya'],
    },
    intro: [
      'Cartes postales tissées, cassettes du Golfe, enveloppes revenues à l’envoyeur : huit artistes ouvrent le courrier de ceux qui sont partis.',
      'Woven postcards, cassettes from the Gulf, envelopes returned to sender: eight artists open the mail of those who went away.',
      'بطاقات منسوجة وأشرطة من الخليج ومظاريف عادت إلى مرسلها: ثمانية فنانين يفتحون بريد الراحلين.',
    ],
    text: [
      `« Tu m’écriras » n’est pas une question. C’est ce que l’on dit sur un quai, en regardant ailleurs. Cette exposition réunit les réponses : celles qui sont arrivées, celles que la poste a rendues, celles qui ont pris la forme d’une photographie devant une voiture empruntée.

      <blockquote><p>Mon fils, ici il fait bon, j’ai mis la climatisation pour que tu l’entendes.</p></blockquote>

      La phrase vient d’une des cassettes retrouvées par Dinusha Weerakkody. Les images qui l’entourent sont muettes, et c’est à voix basse que l’on circule entre les rayonnages de la Bibliothèque nationale. Nilda Ccori a tissé une neige vue de Milan ; Rula Kassabji a brodé, autour d’un visage grand comme un timbre, la cour d’une maison d’Alep. Les enveloppes de Suha Barghouth portent toutes la même mention, en plusieurs langues et plusieurs encres : inconnu à cette adresse.

      Une table, du papier, des timbres déjà payés : chacun peut écrire sur place. Les lettres partent le samedi par la poste de la rue Charles-de-Gaulle. En un mois, l’exposition en attend deux mille, et espère quelques retours.`,
      `French parents say <em>tu m’écriras</em>, you will write to me, on a platform, while looking elsewhere. It is not a question. This exhibition brings the answers together: those that arrived, those the post office handed back, those that took the form of a photograph in front of a borrowed car.

      <blockquote><p>My son, it is nice here, I have turned on the air conditioning so that you can hear it.</p></blockquote>

      The sentence comes from one of the cassettes found by Dinusha Weerakkody. The pictures around it are silent, and it is in a low voice that one moves between the shelves of the National Library. Nilda Ccori has woven a snowfall as seen from Milan; Rula Kassabji has embroidered, about a face no bigger than a stamp, the courtyard of a house in Aleppo. Suha Barghouth’s envelopes all carry the same remark, in several languages and inks: not known at this address.

      A table, paper, postage already paid: anyone may write on the spot. Letters leave on Saturdays from the post office on rue Charles de Gaulle. In one month the exhibition expects two thousand of them, and hopes for a few replies.`,
    ],
    photos: [
      {
        shot: 'photogram/enveloppes-fenetres-2000x2000',
        title: 'Enveloppes à fenêtre',
        credit: ['Hela Louati'],
      },
      {
        shot: 'sea/pont-du-ferry-2400x1600',
        title: 'Pont supérieur, deuxième nuit',
        credit: ['Thiziri Aït Menad'],
      },
      {
        shot: 'alley/adresse-inconnue-1600x2000',
        title: 'Inconnu à cette adresse, 2023',
        credit: ['Suha Barghouth'],
      },
      {
        shot: 'moucharabieh/cour-alep-2000x2000',
        title: 'La cour de Mme S., point de croix',
        credit: ['Rula Kassabji'],
      },
      {
        shot: 'interior/ecoute-galle-2400x1600',
        title: 'Écoute, Galle, face B',
        credit: ['Dinusha Weerakkody'],
      },
    ],
    videos: [{ title: ['Deux mille lettres', 'Two Thousand Letters'], youtube: 'dhawLettre_' }],
  }),
];
