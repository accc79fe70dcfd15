import type { PersonDraft } from '../build/people.ts';

export const curators: PersonDraft[] = [
  {
    id: 101,
    first: 'Rim',
    last: 'Ouahada',
    bio: [
      'Historienne de l’art, Rim Ouahada dirige le programme d’expositions de la Fondation Dhaw depuis 2019. Sa thèse portait sur les chambres noires ambulantes dans la régence de Tunis ; elle en garde le goût des procédés, des métiers et des notices bien écrites.',
      'An art historian, Rim Ouahada has led the Dhaw Foundation’s exhibitions since 2019. Her doctorate dealt with travelling darkrooms in the Regency of Tunis, and has left her with a taste for processes, trades and well-written captions.',
    ],
  },
  {
    id: 102,
    first: 'Anis',
    last: 'Chelbi-Roux',
    bio: [
      'Anis Chelbi-Roux a été marin, libraire puis commissaire, et continue de ranger ses expositions comme une cale : le lourd au fond, le fragile à portée de main. Il vit entre Bizerte et Brest.',
      'Anis Chelbi-Roux has been a sailor, a bookseller and a curator, and still stows his exhibitions as one would a hold: heavy things at the bottom, fragile ones within reach. He lives between Bizerte and Brest.',
    ],
  },
  {
    id: 103,
    first: 'Ngozi',
    last: 'Ezeudu',
    bio: [
      'Musicologue à Enugu, Ngozi Ezeudu expose des œuvres qui s’écoutent. Elle a fondé une phonothèque itinérante et refuse les cartels de plus de quarante mots, qu’elle lit à voix haute avant de les imprimer.',
      'A musicologist from Enugu, Ngozi Ezeudu exhibits works that are meant to be heard. She founded a travelling sound library and turns down any label of more than forty words, having read each one aloud before it is printed.',
    ],
  },
  {
    id: 104,
    first: 'Aminata',
    last: 'Kouressi',
    bio: [
      'Petite-fille d’un photographe de Ségou, Aminata Kouressi étudie les studios d’Afrique de l’Ouest, leurs décors peints et leurs livres de comptes. Elle a dirigé un centre de conservation à Bamako avant de devenir indépendante.',
      'The granddaughter of a photographer in Ségou, Aminata Kouressi studies West African studios, their painted backdrops and their account books. She ran a conservation centre in Bamako before going freelance.',
    ],
  },
  {
    id: 105,
    first: 'Paula',
    last: 'Guimarães Teles',
    bio: [
      'Paula Guimarães Teles travaille à Belém, entre un jardin botanique et un laboratoire photographique. Ses expositions poussent : elle les plante plusieurs mois avant l’ouverture et les confie aux jardiniers.',
      'Paula Guimarães Teles works in Belém, between a botanical garden and a photographic laboratory. Her exhibitions grow: she plants them months before the opening and leaves them in the care of gardeners.',
    ],
  },
  {
    id: 106,
    first: 'Shirin',
    last: 'Mukhopadhyay Rao',
    bio: [
      'Ancienne journaliste sociale à Calcutta, Shirin Mukhopadhyay Rao s’intéresse aux heures où l’on travaille quand les autres dorment. Elle paie ses gardiens de salle pour écrire et publie ce qu’ils ont vu.',
      'A former labour reporter in Kolkata, Shirin Mukhopadhyay Rao is drawn to the hours when some people work and others sleep. She pays her room attendants to write, and publishes what they have seen.',
    ],
  },
  {
    id: 107,
    first: 'Yosra',
    last: 'Tlemsani',
    bio: [
      'Yosra Tlemsani est conservatrice de bibliothèque, spécialiste des correspondances ordinaires. On lui doit un inventaire de huit mille lettres d’émigrés, dont elle a lu chacune debout, au rythme, dit-elle, où elles furent attendues.',
      'Yosra Tlemsani is a librarian and a specialist in ordinary correspondence. Her inventory of eight thousand emigrants’ letters was made standing up, each of them read, she says, at the pace at which it had been awaited.',
    ],
  },
  {
    id: 108,
    first: 'Mthunzi',
    last: 'Gqabaza',
    bio: [
      'Juriste passé par les musées du Cap, Mthunzi Gqabaza négocie des retours. Ses expositions montrent les clous restés aux murs, les bordereaux, les caisses vides, et ce que l’on apprend à regarder quand il n’y a plus rien.',
      'A lawyer who came through the museums of Cape Town, Mthunzi Gqabaza negotiates returns. His exhibitions show the nails left in walls, the packing slips, the empty crates, and what one learns to look at when nothing is left.',
    ],
  },
  {
    id: 109,
    first: 'Lucía',
    last: 'Ventocilla Paz',
    bio: [
      'Lucía Ventocilla Paz colle des images dans les rues de Lima depuis vingt ans, d’abord sans autorisation, puis avec. Elle conçoit l’espace public comme une page que d’autres ont déjà commencé à écrire.',
      'Lucía Ventocilla Paz has been pasting pictures in the streets of Lima for twenty years, at first without permission and later with it. She thinks of public space as a page others have already begun to write on.',
    ],
  },
];
