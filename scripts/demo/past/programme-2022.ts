import {
  debate,
  exhibition,
  performance,
  screening,
  walk,
  workshop,
  type EventDraft,
} from '../build/events.ts';

/** Latitudes: the edition that followed the thirty-sixth parallel. */
export const programme2022: readonly EventDraft[] = [
  exhibition({
    id: 201,
    title: ['36° Nord', '36° North'],
    from: '2022-09-24 18:00',
    to: '2022-10-30 18:00',
    vernissage: '2022-09-24 18:00',
    days: ['Du mardi au dimanche', 'Tuesday to Sunday'],
    hours: '10:00 – 18:00',
    place: 'kheireddine',
    cover: 'dunes/36-nord-2400x1600',
    people: {
      artists: [
        'Samia Oulhaci',
        'Nidhal Cherni',
        'Rula Kassabji',
        'Thiziri Aït Menad',
        'Hela Louati',
        'Nassim Kerrouche',
      ],
      curator: ['Rim Ouahada'],
      prints: ['Atef Jarraya'],
    },
    intro: [
      'De Tunis à Alep en passant par Béjaïa, la même hauteur de soleil à midi, et tout le reste qui diffère.',
      'From Béjaïa by way of Tunis to Aleppo, the sun at the same height at noon and everything else different.',
    ],
    text: [
      `Un parallèle ne se voit pas, ne se traverse pas, ne se défend pas. Celui-ci passe par un potager, une salle de bains, une file d’attente, un cimetière marin. Six artistes qui y vivent ont photographié le même jour, à midi juste, l’ombre d’un bâton d’un mètre.

      Les ombres ont toutes la même longueur. Accrochées bout à bout, elles font le tour du palais ; autour d’elles, chacun a placé ce qu’il avait sous les yeux quand il l’a mesurée.`,
      `A parallel cannot be seen, crossed or defended. This one runs through a kitchen garden, a bathroom, a queue and a graveyard by the sea. On one and the same day, at noon exactly, six artists who live on it photographed the shadow of a one-metre stick.

      The shadows are all the same length. Hung end to end, they go right round the palace; about them each artist has placed whatever was before their eyes when they took the measure.`,
    ],
    photos: [
      {
        shot: 'dunes/baton-jendouba-2400x1600',
        title: 'Un mètre, midi, Jendouba',
        credit: ['Nidhal Cherni'],
      },
      { shot: 'alley/baton-alger-1600x2000', title: 'Un mètre, midi, Alger', credit: ['Nassim Kerrouche'] },
      { shot: 'interior/baton-bejaia-2000x2000', title: 'Un mètre, midi, Béjaïa', credit: ['Samia Oulhaci'] },
    ],
    videos: [
      {
        title: ['Latitudes, un mois en trois minutes', 'Latitudes, a Month in Three Minutes'],
        youtube: 'dhawLatit22',
      },
    ],
  }),
  exhibition({
    id: 202,
    title: ['Bergers, phares, antennes', 'Shepherds, Lighthouses, Aerials'],
    from: '2022-09-25 17:00',
    to: '2022-10-30 19:00',
    vernissage: '2022-09-25 17:00',
    days: ['Du mercredi au dimanche', 'Wednesday to Sunday'],
    hours: '11:00 – 19:00',
    place: 'karraka',
    cover: 'sea/bergers-phares-2400x1350',
    people: {
      artists: ['Hamza Aït Lahbib', 'Mamadou Lamine Diatta', 'Yesenia Mosquera Rentería', 'Nélio Macuácua'],
      curator: ['Anis Chelbi-Roux'],
    },
    intro: [
      'Tous ceux dont le métier est de rester au même endroit et de voir loin.',
      'All those whose trade is to stay in one place and see far.',
    ],
    text: [
      'Quatre artistes de quatre côtes se sont échangé leurs veilleurs : le gardien du feu de Kélibia a été photographié par un Mozambicain, un vigile d’antenne de Buenaventura par un plongeur de Safi. Les portraits sont tournés vers la mer, que les créneaux du fort laissent voir par tranches.',
      'Four artists from four coasts traded watchmen: the keeper of the Kélibia light was photographed by a Mozambican, an aerial guard in Buenaventura by a diver from Safi. The portraits look out to sea, which the battlements of the fort let through in slices.',
    ],
    photos: [
      {
        shot: 'sea/feu-de-kelibia-1600x2000',
        title: 'Le gardien du feu, Kélibia',
        credit: ['Nélio Macuácua'],
      },
      {
        shot: 'grain/antenne-buenaventura-2400x1600',
        title: 'Antenne, relève de six heures',
        credit: ['Hamza Aït Lahbib'],
      },
    ],
  }),
  exhibition({
    id: 203,
    title: ['Le thé de cinq heures, partout', 'Five O’Clock Tea, Everywhere'],
    from: '2022-10-01 17:00',
    to: '2022-10-30 18:00',
    vernissage: '2022-10-01 17:00',
    days: ['Du mardi au samedi', 'Tuesday to Saturday'],
    hours: '10:00 – 18:00',
    place: 'taharHaddad',
    cover: 'interior/the-de-cinq-heures-2400x1600',
    people: {
      artists: ['Mahasin Eltayeb', 'Farzana Mahjabeen', 'Leena Kuruvath', 'Btissam Ouazzour'],
      curator: ['Shirin Mukhopadhyay Rao'],
    },
    intro: [
      'Qui le cueille, qui le verse, qui le boit assis : une feuille suivie de Sylhet à Omdourman.',
      'Who picks it, who pours it, who drinks it sitting down: a leaf followed from Sylhet to Omdurman.',
    ],
    text: [
      'La même caisse a été photographiée à chaque étape de son voyage, par quelqu’un d’autre chaque fois. Elle est là, vide, au centre de la salle voûtée, et sert de table. Une théière tourne ; le public est prié de noter, sur le mur, ce que coûte un verre chez lui.',
      'One and the same crate was photographed at each stage of its journey, by someone else each time. It stands empty in the middle of the vaulted room and does duty as a table. A teapot goes round, and the public is asked to write on the wall what a glass costs where they live.',
    ],
    photos: [
      {
        shot: 'alley/marchande-omdourman-1600x2000',
        title: 'Première tasse, Omdourman',
        credit: ['Mahasin Eltayeb'],
      },
    ],
  }),
  exhibition({
    id: 204,
    title: ['Cyanotypes pour une grande lessive', 'Cyanotypes for a Big Wash'],
    from: '2022-10-08 10:00',
    to: '2022-10-23 18:00',
    days: ['Tous les jours', 'Every day'],
    hours: '07:00 – 18:00',
    place: 'belvedere',
    cover: 'cyanotype/grande-lessive-2400x1600',
    people: { artists: ['Kadidia Tounkara', 'Ghita Serraj'], curator: ['Paula Guimarães Teles'] },
    intro: [
      'Deux cents draps prêtés par les habitants, rendus bleus.',
      'Two hundred sheets lent by residents, and given back blue.',
    ],
    text: [
      'Les familles du quartier ont apporté leurs draps et les objets qu’elles souhaitaient y voir. Étendus pendant quinze jours entre les pins, les tissus ont pâli du côté sud. Ils sont depuis retournés dans les armoires, et l’on nous en donne des nouvelles.',
      'Neighbourhood families brought their sheets and the objects they wished to see on them. Hung for a fortnight among the pines, the cloths faded on the south side. They have since gone back into cupboards, and we are sent news of them.',
    ],
    photos: [
      {
        shot: 'cyanotype/drap-de-fatma-1600x2000',
        title: 'Le drap de Mme Fatma B.',
        credit: ['Kadidia Tounkara'],
      },
    ],
  }),
  performance({
    id: 205,
    title: ['Concerto pour ventilateur', 'Concerto for Electric Fan'],
    kind: 'concert',
    from: '2022-09-30 20:00',
    to: '21:00',
    place: 'ennejma',
    tickets: 'https://billetterie-jasmin.example/dhaw-2022/ventilateur',
    cover: 'moucharabieh/ventilateur-2000x2000',
    people: { music: ['Kaabachi', 'Hatem Zaghdoud'] },
    intro: [
      'Trois vitesses, trois mouvements, une partition qui s’envole au second.',
      'Three speeds, three movements, and a score that blows away in the second.',
    ],
    text: [
      'Le pianiste joue ce qui reste sur le pupitre, l’oudiste ramasse. La coda, sur « oscillation », a valu au concert un rappel et une panne générale.',
      'The pianist plays whatever is left on the stand while the oud player picks up the rest. The coda, on “oscillate”, earned the concert an encore and a general power failure.',
    ],
  }),
  performance({
    id: 206,
    title: ['Relais', 'Relay'],
    from: '2022-10-15 18:00',
    to: '19:30',
    place: 'avenue',
    cover: 'grain/relais-2400x1350',
    people: { choreography: ['Selima Bouhafs'], performers: ['Wael Jomni', 'Ons Khemakhem'] },
    intro: [
      'Trois cents coureurs se passent un miroir de la gare à la mer.',
      'Three hundred runners hand on a mirror from the station to the sea.',
    ],
    text: [
      'Le soleil réfléchi par le miroir devait rester sur la nuque du coureur précédent. Il a fallu quatre essais et une année de sport scolaire. Record : neuf kilomètres sans une éclipse.',
      'The sun thrown by the mirror had to stay on the nape of the runner in front. It took four attempts and a year of school sports. The record is nine kilometres without an eclipse.',
    ],
    videos: [{ title: ['Neuf kilomètres', 'Nine Kilometres'], youtube: 'dhawRelais9' }],
  }),
  performance({
    id: 207,
    title: ['Le Gardien du parallèle', 'The Keeper of the Parallel'],
    from: '2022-10-21 20:30',
    to: '21:40',
    place: 'theatre',
    tickets: 'https://billetterie-jasmin.example/dhaw-2022/gardien-du-parallele',
    cover: 'lamp/gardien-du-parallele-1600x2000',
    people: { concept: ['Meriem Ladjal'], performers: ['Ridha Fourati-Saïd'] },
    intro: [
      'Un fonctionnaire est nommé pour surveiller une ligne imaginaire. Il prend son poste au sérieux.',
      'A civil servant is appointed to watch over an imaginary line. He takes the post to heart.',
    ],
    text: [
      'Seul en scène avec une chaise, une corde et un tampon, Ridha Fourati-Saïd laisse passer les nuages, refoule une chèvre et tombe amoureux de l’autre côté, qui est le même.',
      'Alone on stage with a chair, a rope and a rubber stamp, Ridha Fourati-Saïd lets clouds through, turns back a goat and falls in love with the other side, which is the same.',
    ],
  }),
  debate({
    id: 208,
    title: ['Le Sud est-il une direction ou un endroit ?', 'Is the South a Direction or a Place?'],
    from: '2022-09-28 18:00',
    to: '19:30',
    place: 'library',
    cover: 'interior/sud-direction-2400x1600',
    people: {
      speakers: ['Sakina Wade-Fofana', 'Jalel Maatoug', 'Kojo Densuah'],
      moderator: ['Nozha Larbi-Cherif'],
    },
    intro: [
      'Une historienne, un géographe et un commissaire se disputent une boussole.',
      'A historian, a geographer and a curator quarrel over a compass.',
    ],
    text: [
      'Vu de Kinshasa, Tunis est au nord ; vu de Tunis, Palerme aussi. Les invités avaient une heure et demie pour s’entendre sur l’usage d’un mot que tous emploient. Ils en ont proposé quatre autres, dont « ailleurs », retiré au vote.',
      'Seen from Kinshasa, Tunis is in the north; seen from Tunis, so is Palermo. The guests had an hour and a half to agree on a word that all of them use. They came up with four others, among them “elsewhere”, which was voted down.',
    ],
  }),
  debate({
    id: 209,
    title: ['Que faire d’un million de photos de famille ?', 'What to Do with a Million Family Photographs?'],
    from: '2022-10-12 18:00',
    to: '19:30',
    place: 'library',
    cover: 'grain/million-photos-2000x2000',
    people: {
      speakers: ['Adel Trimeche', 'Khadija Rekik', 'Habiba Zemmouchi'],
      moderator: ['Chiraz Belhadj-Amor'],
    },
    intro: [
      'Les greniers se vident, les disques durs meurent, les musées sont pleins.',
      'Attics are being cleared, hard drives are dying, and the museums are full.',
    ],
    text: [
      'De cette soirée est née la Réserve, où chacun peut déposer douze images, pas davantage, avec douze phrases. L’essayiste proposait d’en jeter une devant le public, pour voir. Personne n’a pu.',
      'Out of this evening came the Store, where anyone may deposit twelve pictures and no more, with twelve sentences. The essayist suggested throwing one away in front of the audience, just to see. Nobody could.',
    ],
  }),
  debate({
    id: 210,
    title: ['Peut-on aimer une photographie volée ?', 'Can One Love a Stolen Photograph?'],
    from: '2022-10-26 18:00',
    to: '19:15',
    place: 'taharHaddad',
    cover: 'alley/photographie-volee-1600x2000',
    people: { speakers: ['Dorra Kchaou-Lenoir', 'Anas Shweiki'], moderator: ['Faouzi Hachana'] },
    intro: [
      'Les plus belles images de rue ont été prises sans demander. On les a regardées avec une avocate.',
      'The finest street pictures were taken without asking. We looked at them with a lawyer.',
    ],
    text: [
      'Dix chefs-d’œuvre anonymes, dix fiches juridiques. Pour chacun, le public devait dire s’il l’aurait publié, puis s’il aurait supporté d’y figurer. Les deux colonnes n’ont jamais coïncidé.',
      'Ten anonymous masterpieces, ten legal notes. For each the public had to say whether they would have published it, and then whether they could have borne to be in it. The two columns never once agreed.',
    ],
  }),
  screening({
    id: 211,
    title: ['Ciné-bergerie', 'Sheepfold Cinema'],
    from: '2022-10-07 19:00',
    to: '21:30',
    place: 'belvedere',
    cover: 'dunes/cine-bergerie-2400x1350',
    people: { director: ['Tsepang Molapong', 'Ana Belén Choquehuanca Loayza'] },
    intro: [
      'Deux films de troupeaux, montrés en présence de quarante brebis de Mornag.',
      'Two films about flocks, shown in the presence of forty ewes from Mornag.',
    ],
    text: [
      'Le Lesotho sous la neige, l’Altiplano sous le sel. Les brebis ont préféré le second et l’ont fait savoir pendant le premier. Fromage à la sortie.',
      'Lesotho under snow, the Altiplano under salt. The ewes preferred the second and said so during the first. Cheese on the way out.',
    ],
  }),
  screening({
    id: 212,
    title: ['Fenêtres de sable', 'Windows of Sand'],
    from: '2022-10-19 20:30',
    to: '21:50',
    place: 'colisee',
    cover: 'dunes/fenetres-de-sable-2400x1350',
    people: { director: ['Roukiya Mint Ahmedou'] },
    intro: [
      'Une ville s’enfonce ; ses poèmes sont enregistrés à la fenêtre, tant qu’il y en a une.',
      'A town is sinking; its poems are recorded at the window, as long as there is one.',
    ],
    text: [
      'Film en onze étages descendants. Au dernier, la caméra est posée sur la dune et l’on entend, à travers le sable, une voix de femme réciter un vers sur la pluie.',
      'A film in eleven descending storeys. At the last the camera stands on the dune, and through the sand one hears a woman’s voice reciting a line about rain.',
    ],
  }),
  workshop({
    id: 213,
    title: ['Fabriquer son méridien', 'Make Your Own Meridian'],
    from: '2022-10-02 10:00',
    to: '12:30',
    place: 'citeCulture',
    register: true,
    cover: 'photogram/meridien-2000x2000',
    people: { leaders: ['Bochra Tounekti', 'Nassim Kerrouche'] },
    intro: [
      'Un fil à plomb, un trou dans un carton, midi. Pour toute personne sachant attendre.',
      'A plumb line, a hole in a card, noon. For anyone who can wait.',
    ],
    text: [
      'Chaque famille est repartie avec le tracé de midi sur le sol de sa propre terrasse et s’est engagée à le repeindre au printemps. Trente-huit l’ont fait ; elles ont reçu un tirage.',
      'Each family left with the line of noon drawn on its own rooftop and a promise to repaint it in spring. Thirty-eight have done so, and were sent a print.',
    ],
  }),
  walk({
    id: 214,
    title: ['Bizerte, dernier cap', 'Bizerte, the Last Cape'],
    from: '2022-10-09 08:00',
    to: '18:00',
    // The cape is a day’s bus ride from the places the festival keeps on its map.
    place: 'station',
    register: true,
    cover: 'sea/dernier-cap-2400x1600',
    people: { guides: ['Skander Nafti', 'Jalel Maatoug'] },
    intro: [
      'En autocar jusqu’à la pointe nord du continent, avec quarante sténopés sur le toit.',
      'By coach to the northernmost point of the continent, with forty pinhole cameras on the roof.',
    ],
    text: [
      'Les appareils ont été ouverts au départ et fermés à l’arrivée : quarante images d’une route, toutes différentes, où l’on distingue surtout le rétroviseur. Pique-nique au cap Angela, face à rien.',
      'The cameras were opened on leaving and closed on arrival: forty pictures of one road, no two alike, in which the rear-view mirror is what shows best. A picnic at Cape Angela, facing nothing.',
    ],
  }),
  walk({
    id: 215,
    parent: 201,
    title: ['Midi au palais', 'Noon at the Palace'],
    from: '2022-10-16 11:45',
    to: '12:30',
    place: 'kheireddine',
    people: { guides: ['Rim Ouahada'] },
    text: [
      'La commissaire plante le bâton dans le patio et attend avec vous. À midi solaire, l’ombre a la longueur des six autres, à un doigt près.',
      'The curator plants the stick in the patio and waits with you. At solar noon the shadow is as long as the six others, give or take a finger.',
    ],
  }),
];
