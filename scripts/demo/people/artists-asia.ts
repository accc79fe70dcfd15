import type { PersonDraft } from '../build/people.ts';

export const artistsAsia: PersonDraft[] = [
  {
    id: 55,
    first: 'Meghna',
    last: 'Thirumalai',
    bio: [
      'Chanteuse carnatique devenue artiste sonore, Meghna Thirumalai s’intéresse aux salles qui ont perdu leur écho. Elle y entre avec une lampe et une seule note, tenue jusqu’au bout du souffle, tandis qu’une plaque photographique s’expose dans le noir complet. La durée de la voix fait la densité de l’image : plus l’air manque, plus c’est sombre. Elle a ainsi parcouru à Chennai quarante cinémas, temples et entrepôts, dont la moitié n’existent plus.',
      'A Carnatic singer turned sound artist, Meghna Thirumalai is drawn to rooms that have lost their echo. She goes in with a lamp and a single note, held to the end of her breath, while a photographic plate is exposed in total darkness. The length of the voice makes the density of the picture: the less air, the darker. In Chennai she has worked through forty cinemas, temples and warehouses in this way, half of them since demolished.',
    ],
    videos: [{ title: ['Une note, quarante salles', 'One Note, Forty Rooms'], youtube: 'dhawUneNote' }],
  },
  {
    id: 56,
    first: 'Raghav',
    last: 'Sonkamble',
    bio: [
      'Raghav Sonkamble est né à Nagpur dans une famille de balayeurs de gare. Il photographie les mains, les balais et les lignes parfaites que ceux-ci laissent sur un quai à quatre heures du matin, dessins que la première foule efface. Le tirage est toujours accompagné du balai, acheté au prix du neuf à celui qui s’en servait. Formé dans un atelier de lithographie, il imprime lui-même et signe chaque feuille du nom de l’ouvrier.',
      'Raghav Sonkamble was born in Nagpur into a family of station sweepers. He photographs hands, brooms and the flawless lines they leave on a platform at four in the morning, drawings that the first crowd wipes out. Every print comes with its broom, bought at the price of a new one from the person who was using it. Trained in a lithography workshop, he prints his own work and signs each sheet with the worker’s name.',
    ],
  },
  {
    id: 57,
    first: 'Leena',
    last: 'Kuruvath',
    bio: [
      'Le père de Leena Kuruvath a travaillé vingt-deux ans au Koweït et envoyé, chaque mois, une photographie de lui devant une voiture qui n’était pas à lui. Elle en possède deux cent soixante. Au Kerala, elle a retrouvé des centaines de familles qui conservent les mêmes poses, les mêmes capots, et les a réunies en un album unique où les pères deviennent interchangeables. Le sien y figure deux fois ; elle refuse de dire où.',
      'Leena Kuruvath’s father worked in Kuwait for twenty-two years and every month sent home a photograph of himself in front of a car that was not his. She has two hundred and sixty of them. In Kerala she traced hundreds of families who keep the same poses and the same bonnets, and brought them together in one album where the fathers become interchangeable. Her own is in it twice; she will not say where.',
    ],
  },
  {
    id: 58,
    first: 'Farzana',
    last: 'Mahjabeen',
    bio: [
      'Farzana Mahjabeen a cousu des chemises pendant neuf ans dans la banlieue de Dacca. Les images qu’elle montre sont faites de mémoire : aucun appareil n’entrait dans l’atelier. Elle en reconstitue les postes de nuit, éclairés au tube, avec d’anciennes collègues qui rejouent leurs gestes sans machine ni tissu, au millimètre près. Ce ballet de mains vides, photographié à la vitesse d’un point de couture, a été montré devant la porte de l’usine avant toute galerie.',
      'Farzana Mahjabeen sewed shirts for nine years on the outskirts of Dhaka. The pictures she shows are made from memory, since no camera was let into the workshop. She rebuilds its night shifts, lit by tubes, with former colleagues who act out their gestures without machine or cloth, to the nearest millimetre. This ballet of empty hands, photographed at the speed of a stitch, was shown at the factory gate before it went to any gallery.',
    ],
  },
  {
    id: 59,
    first: 'Rashedul',
    last: 'Khondoker',
    bio: [
      'Le sel a gagné les rizières de Satkhira, dans le delta du Bengale, et Rashedul Khondoker en photographie les conséquences domestiques : arbres morts debout, citernes roses, cahiers d’école raidis. Il enfouit ses négatifs dans la terre de chaque parcelle pendant une mousson entière, et tire ensuite ce que le sol a bien voulu laisser. Les taches tiennent lieu de carte. Correspondant local d’un journal, il met un point d’honneur à livrer deux versions, la nette et l’autre.',
      'Salt has reached the paddy fields of Satkhira in the Bengal delta, and Rashedul Khondoker photographs its household consequences: trees dead on their feet, pink water tanks, exercise books gone stiff. He buries his negatives in the soil of each plot for a whole monsoon, then prints whatever the ground has been willing to leave. The stains serve as a map. A newspaper’s local correspondent, he makes a point of filing two versions, the sharp one and the other.',
    ],
  },
  {
    id: 60,
    first: 'Dewi',
    last: 'Anggraswari',
    bio: [
      'Dewi Anggraswari imprime sur des feuilles vivantes. À Yogyakarta, elle pose un négatif sur une feuille de bananier encore attachée à l’arbre et laisse la chlorophylle faire le reste ; le portrait apparaît en deux jours et disparaît en six. Les modèles sont les marchandes qui emballent dans ces mêmes feuilles le riz du matin. Il ne subsiste de ces images que des photographies de photographies, et un carnet où elle note la date de chaque effacement.',
      'Dewi Anggraswari prints on living leaves. In Yogyakarta she lays a negative on a banana leaf still attached to its tree and lets chlorophyll do the rest: the portrait comes up in two days and is gone in six. Her sitters are the market women who wrap the morning rice in those same leaves. All that remains is photographs of photographs, and a notebook in which she enters the date of each disappearance.',
    ],
  },
  {
    id: 61,
    first: 'Bagas',
    last: 'Wirayuda',
    bio: [
      'Les embouteillages de Jakarta sont l’atelier de Bagas Wirayuda. À moto, feu rouge après feu rouge, il échange des portraits : il tend par la vitre un appareil instantané, se laisse photographier par le conducteur, le photographie à son tour, et chacun repart avec l’image de l’autre. Il reste à Bagas des milliers d’autoportraits faits par des inconnus pressés. Il leur consacre un mur, sans légende, où l’on suit son visage vieillir de onze ans.',
      'The traffic jams of Jakarta are Bagas Wirayuda’s studio. On his motorbike, from one red light to the next, he trades portraits: he passes an instant camera through the window, lets the driver photograph him, photographs the driver in turn, and each leaves with the other’s picture. What Bagas keeps is thousands of self-portraits made by strangers in a hurry. They fill a wall without captions, on which one can watch his face grow eleven years older.',
    ],
  },
  {
    id: 62,
    first: 'Dinusha',
    last: 'Weerakkody',
    bio: [
      'Dinusha Weerakkody collectionne les cassettes que les employées de maison sri-lankaises envoyaient du Golfe dans les années 1990 : on y parle aux enfants, on y fait entendre la climatisation, on s’arrête quand quelqu’un entre. Elle les restitue à leurs destinataires, aujourd’hui adultes, et photographie l’écoute, en plan fixe, sans le son. Le silence de ses images est donc exact. Elle vit à Galle, où elle répare aussi des magnétophones.',
      'Dinusha Weerakkody collects the cassettes that Sri Lankan housemaids sent home from the Gulf in the 1990s. The women speak to their children, let them hear the air conditioning, break off when somebody comes in. She returns the tapes to those they were meant for, now grown up, and photographs the listening, in one fixed frame, without the sound. The silence of her pictures is therefore exact. She lives in Galle, where she also mends tape recorders.',
    ],
  },
];
