import { screening, type EventDraft } from '../build/events.ts';

/** The first night and the last. */
export const evenings: EventDraft[] = [
  {
    id: 55,
    // An evening that is no exhibition, debate or film: it has no type.
    type: null,
    kind: 'ceremony',
    title: ['Soirée d’ouverture', 'Opening Night'],
    from: '2024-10-09 18:00',
    to: '23:00',
    place: 'kheireddine',
    cover: 'arches/soiree-d-ouverture-2400x1600',
    people: {
      presidency: ['Nabiha Azzouz-Lamine'],
      artisticDirection: ['Selim Ouanès-Farhat'],
      management: ['Hajer Bellamine'],
      production: ['Mehdi Khlifa-Sow', 'Asma Rabhani'],
      technical: ['Karim Tabbakh-Zine', 'Sami Lakhdhar'],
      communication: ['Yasmine Drira-Colin', 'Ghassen Abidine'],
      press: ['Nour Chatti-Dupuis'],
      mediation: ['Inès Boussetta', 'Amine Touaiti'],
      welcome: ['Khouloud Saafi-Hamdi', 'Mohamed Ali Brinsi'],
    },
    intro: [
      'On ouvre les portes à dix-huit heures, on allume à la nuit tombée, et l’on descend à pied vers l’avenue.',
      'Doors open at six, the lights go on at nightfall, and everyone walks down to the avenue.',
      'نفتح الأبواب عند السادسة، ونشعل الأضواء حين يحلّ الليل، ثم ننزل سيرًا إلى الشارع.',
    ],
    text: [
      'Trois discours de deux minutes, chronométrés par une lampe. Ensuite, <em>Contre-jour</em> est à tout le monde. À vingt heures, l’équipe conduit le cortège par la rue du Pacha et la porte de la mer jusqu’à l’avenue, où Lucía Ventocilla Paz colle le dernier panneau de <em>Nous, la foule</em> avec ceux qui veulent tenir un pinceau.',
      'Three two-minute speeches, timed by a lamp. After that, <em>Against the Light</em> belongs to everyone. At eight the team leads a procession by rue du Pacha and the Sea Gate to the avenue, where Lucía Ventocilla Paz pastes up the last panel of <em>We, the Crowd</em> with whoever cares to hold a brush.',
    ],
    also: [
      {
        title: ['Dernier panneau', 'The Last Panel'],
        kind: 'installation',
        intro: [
          'Collage public au pied du théâtre, pinceaux prêtés.',
          'A public pasting-up at the foot of the theatre, brushes lent.',
        ],
        people: { curator: ['Lucía Ventocilla Paz'], artists: ['Ousseynou Faty', 'Aymen Gharsalli'] },
      },
    ],
  },
  screening({
    id: 56,
    title: ['Dernière lumière', 'Last Light'],
    from: '2024-11-09 17:00',
    to: '20:00',
    place: 'punicPorts',
    cover: 'sea/derniere-lumiere-2400x1350',
    people: { director: ['Pape Moussa Gningue'], music: ['Kaabachi', 'Lilia Zribi-Hadj'] },
    intro: [
      'Clôture au bord de l’eau : un film tourné pendant le mois, montré le soir où il s’achève.',
      'The closing, by the water: a film shot during the month and shown on the evening it ends.',
    ],
    text: [
      'Depuis le 9 octobre, Pape Moussa Gningue filme les visiteurs, jamais les œuvres. Le montage sera terminé vers seize heures, si tout va bien. On le projette sur une voile, au milieu des ports puniques, tandis que le soleil se couche derrière les spectateurs, pour une fois bien éclairés. Venir avec de quoi s’asseoir et de quoi partager.',
      'Since 9 October Pape Moussa Gningue has been filming the visitors and never the works. The edit will be finished at about four, if all goes well. It is shown on a sail in the middle of the Punic ports while the sun goes down behind the audience, well lit for once. Bring something to sit on and something to share.',
    ],
  }),
];
