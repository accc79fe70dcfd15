import type { PersonDraft } from '../build/people.ts';

export const artistsMaghreb: PersonDraft[] = [
  {
    id: 1,
    first: 'Sirine',
    last: 'Haouas',
    bio: [
      'Née à Gabès en 1988, Sirine Haouas a grandi entre la dernière oasis littorale de la Méditerranée et les cheminées du complexe chimique. Elle photographie les palmiers face au soleil, à l’heure où la poussière de phosphogypse devient visible, avec une chambre 4 × 5 héritée d’un géomètre. Ses tirages, presque blancs, demandent que l’on s’approche. Elle enseigne la photographie aux enfants de Chenini et tient depuis 2015 un journal des vents.',
      'Sirine Haouas was born in Gabès in 1988, between the last seaside oasis of the Mediterranean and the chimneys of a chemical plant. She photographs palm trees straight into the sun, at the hour when phosphogypsum dust can be seen hanging in the air, with a 4 × 5 camera inherited from a land surveyor. Her prints are almost white and ask you to come closer. She teaches children in Chenini and has kept a diary of winds since 2015.',
    ],
    videos: [
      {
        title: ['Le journal des vents', 'The Diary of Winds'],
        youtube: 'dhawVents_1',
        still: 'dunes/journal-des-vents-1920x1080',
      },
    ],
  },
  {
    id: 2,
    first: 'Malek',
    last: 'Ouertani',
    bio: [
      'Ancien agent de sécurité d’un parking de Tunis, Malek Ouertani a commencé à photographier pour rester éveillé. De ses rondes il a rapporté douze années d’images : boulangers, ambulanciers, vendeurs de jasmin qui comptent leur monnaie sous un lampadaire. Il travaille sans flash, à la lumière de ce qui est déjà allumé, et demande à chacun d’écrire l’heure au dos du tirage. Il vit à La Manouba et dort le matin.',
      'A former night guard in a Tunis car park, Malek Ouertani took up photography to stay awake. His rounds brought back twelve years of pictures: bakers, ambulance crews, jasmine sellers counting change beneath a street lamp. He works without flash, by the light of whatever is already switched on, and asks each sitter to write the time on the back of the print. He lives in La Manouba and sleeps in the mornings.',
    ],
  },
  {
    id: 3,
    first: 'Emna',
    last: 'Belkhiria',
    bio: [
      'Fille de sauniers de la région de Mahdia, Emna Belkhiria fabrique elle-même ses papiers salés avec l’eau des bassins qu’elle photographie. Chaque tirage porte donc un peu de son sujet. Après des études de chimie à Monastir, elle a passé trois ans auprès des ouvrières saisonnières de la saline, dont elle dessine les gestes comme une partition. Ses images sont fragiles, sensibles à l’humidité : elle considère leur lente disparition comme une part du travail.',
      'The daughter of salt workers from the Mahdia coast, Emna Belkhiria makes her own salted paper with water from the very basins she photographs, so that every print carries a little of its subject. She studied chemistry in Monastir, then spent three years beside the seasonal women of the saltworks, drawing their gestures as one would write a score. Her pictures fear damp; she counts their slow disappearance as part of the work.',
    ],
  },
  {
    id: 4,
    first: 'Skander',
    last: 'Nafti',
    bio: [
      'Skander Nafti transforme en appareils photo ce que la rue lui donne : boîtes de harissa, pots de peinture, une valise, un soir un réfrigérateur entier posé sur une terrasse de Bizerte. Ses sténopés exposent pendant des jours, parfois une saison, et ne gardent de la ville que ce qui ne bouge pas. Il a étudié la menuiserie avant les beaux-arts et continue de construire des fenêtres, métier qu’il tient pour la même chose.',
      'Skander Nafti turns what the street gives him into cameras: harissa tins, paint pots, a suitcase, and once an entire refrigerator set on a roof in Bizerte. His pinholes stay open for days, sometimes for a season, and keep of a city only what does not move. He trained as a joiner before he went to art school and goes on making windows, a trade he considers to be exactly the same one.',
    ],
  },
  {
    id: 5,
    first: 'Khadija',
    last: 'Rekik',
    bio: [
      'En 2011, Khadija Rekik a sauvé de la benne les négatifs d’un studio de quartier de Sfax : quarante mille visages, sans un seul nom. Depuis, elle les développe, les montre sur les marchés, cherche qui reconnaît qui. Son travail tient de l’enquête et du porte-à-porte ; l’exposition n’en est qu’une étape, et chaque visiteur peut repartir avec un portrait s’il en connaît le modèle. Elle est aussi relieuse, et tout finit chez elle par devenir un livre.',
      'In 2011 Khadija Rekik saved the negatives of a neighbourhood studio in Sfax from a skip: forty thousand faces and not one name. She has been printing them ever since, showing them at markets and asking who recognises whom. Her work is part inquiry, part door-to-door; an exhibition is only one stage of it, and any visitor who knows a sitter may leave with the portrait. She is a bookbinder too, and with her everything ends up as a book.',
    ],
  },
  {
    id: 6,
    first: 'Aymen',
    last: 'Gharsalli',
    bio: [
      'Aymen Gharsalli photographie les tribunes, jamais le terrain. Depuis Kasserine, où il est né, il suit les supporters d’un club de troisième division, leurs trajets en minibus, leurs tambours, leurs silences quand le match est perdu. Il travaille au téléobjectif mais développe lui-même de très grands formats où chaque visage reste lisible. Avant d’exposer une image, il la montre au groupe ; ce que le groupe refuse n’existe pas. Il prépare un livre fait de chants.',
      'Aymen Gharsalli photographs the stands, never the pitch. From Kasserine, where he was born, he follows the supporters of a third-division club: their minibus journeys, their drums, their silence when a game is lost. He shoots with a long lens and prints very large, so that each face can be read. Before he shows a picture he takes it to the group, and what the group refuses does not exist. He is at work on a book made of chants.',
    ],
  },
  {
    id: 7,
    first: 'Hela',
    last: 'Louati',
    bio: [
      'Les collages de Hela Louati naissent d’enveloppes : timbres, tampons, rabats, fenêtres transparentes derrière lesquelles un nom a disparu. Elle a longtemps trié le courrier au bureau de poste de la rue d’Angleterre, à Tunis, et connaît la ville par ses boîtes aux lettres. Ses œuvres assemblent photographies d’identité et formulaires de visa refusés, cousus au fil rouge. Elle expose depuis 2009 et répond encore, à la main, à toutes les lettres qu’on lui envoie.',
      'Hela Louati’s collages begin with envelopes: stamps, postmarks, flaps, the clear windows behind which a name has gone missing. For years she sorted mail at the post office on rue d’Angleterre in Tunis, and she knows the city by its letter boxes. Her works stitch passport photographs to rejected visa forms with red thread. She has shown since 2009 and still answers by hand every letter that is sent to her.',
    ],
  },
  {
    id: 8,
    first: 'Nidhal',
    last: 'Cherni',
    bio: [
      'Vidéaste né à Jendouba en 1985, Nidhal Cherni filme des musées fermés. Il obtient la permission d’y rester une nuit, pose sa caméra devant une vitrine vide et attend que quelque chose arrive : un gardien, un chat, le camion d’un voisin dont les phares traversent la salle. De ces veilles naissent des films d’un seul plan, lents et souvent drôles. Formé à l’archéologie, il a quitté les fouilles parce que l’on y cherchait toujours ce qu’on allait emporter.',
      'Born in Jendouba in 1985, Nidhal Cherni makes videos in closed museums. He obtains leave to stay one night, sets his camera before an empty case and waits for something to happen: a guard, a cat, the headlights of a neighbour’s truck sweeping the room. These vigils become single-shot films, slow and often funny. He trained as an archaeologist and left the digs because, he says, they only ever looked for what they meant to take away.',
    ],
  },
  {
    id: 9,
    first: 'Faten',
    last: 'Guellouz',
    bio: [
      'Faten Guellouz accorde des lampes. Dans l’atelier familial de Menzel Bourguiba, où l’on réparait des moteurs de bateaux, elle a découvert que les vieux néons chantent, chacun sur sa note. Elle compose depuis pour tubes, ballasts et transformateurs, des pièces que l’on traverse et dont l’image tremble autant que le son. Elle a étudié la contrebasse à Tunis puis l’électrotechnique, dans cet ordre, et n’a jamais renoncé ni à l’une ni à l’autre.',
      'Faten Guellouz tunes lamps. In the family workshop at Menzel Bourguiba, where boat engines were mended, she discovered that old fluorescent tubes sing, each on a note of its own. Since then she has composed for tubes, ballasts and transformers: pieces you walk through, in which the image trembles as much as the sound. She studied the double bass in Tunis and electrical engineering afterwards, in that order, and has given up neither of them.',
    ],
    videos: [
      { title: ['Accorder les néons', 'Tuning the Tubes'], youtube: 'dhawNeon_01' },
      // A film still at the laboratory: it has a title, and nothing to play yet.
      {
        title: ['Quinte juste, 50 hertz', 'Perfect Fifth, 50 Hertz'],
        youtube: null,
        still: 'lamp/quinte-juste-1920x1080',
      },
    ],
  },
  {
    id: 10,
    first: 'Zied',
    last: 'Hamrouni',
    bio: [
      'Zied Hamrouni vit à Tozeur, où il conduit des touristes vers des décors de cinéma abandonnés dans le sable. Ses photographies retournent l’appareil : elles montrent l’envers des façades, les échafaudages, les figurants qui attendent encore qu’on les rappelle. Il opère en plein midi, contre toutes les règles, parce que c’est l’heure où les ombres se cachent sous les gens. Autodidacte, il a reçu en 2021 la bourse de la Fondation Dhaw.',
      'Zied Hamrouni lives in Tozeur, where he drives tourists to film sets left behind in the sand. His photographs turn the camera round: they show the back of the façades, the scaffolding, the extras still waiting to be called. He works at full noon, against every rule, because that is the hour when shadows hide underneath people. Self-taught, he was awarded the Dhaw Foundation’s grant in 2021 and spent it on a second-hand generator.',
    ],
  },
  {
    id: 11,
    first: 'Samia',
    last: 'Oulhaci',
    bio: [
      'À Béjaïa, Samia Oulhaci photographie sa grand-mère devant la même fenêtre depuis 1999. La fenêtre a changé deux fois de rideaux, la grand-mère une fois de lunettes. De cette constance elle a tiré plus de neuf cents portraits en contre-jour où l’on ne voit presque rien, sinon une vie qui passe. Elle est ophtalmologue de métier et dit apprendre davantage de ses patients que des manuels de photographie. C’est sa première exposition hors d’Algérie.',
      'In Béjaïa, Samia Oulhaci has photographed her grandmother in front of the same window since 1999. The window has changed its curtains twice and the grandmother her glasses once. Out of that constancy have come more than nine hundred backlit portraits in which one sees almost nothing, except a life going by. She is an eye doctor by trade, and claims to learn more from patients than from manuals. This is her first exhibition outside Algeria.',
    ],
  },
  {
    id: 12,
    first: 'Redouane',
    last: 'Benchikha',
    bio: [
      'Les machinistes, les aiguilleurs, les femmes qui lavent les wagons : Redouane Benchikha a consacré dix ans au réseau ferré algérien et à ceux qui le font tenir. Cheminot lui-même, à Oran puis à Souk Ahras, il photographie pendant les arrêts de service, avec un vieux moyen format posé sur une caisse à outils. Ses légendes donnent toujours le kilomètre et l’heure. Il a pris sa retraite l’an dernier et s’étonne d’avoir, depuis, moins de temps.',
      'Drivers, signalmen, the women who wash the carriages: Redouane Benchikha has given ten years to the Algerian railways and to the people who hold them together. A railwayman himself, in Oran and later in Souk Ahras, he photographs between shifts with an old medium-format camera propped on a tool box. His captions always give the kilometre and the hour. He retired last year and is surprised to find that he now has less time.',
    ],
  },
  {
    id: 13,
    first: 'Thiziri',
    last: 'Aït Menad',
    bio: [
      'Thiziri Aït Menad vit entre Tizi Ouzou et Marseille, et surtout dans le bateau qui relie les deux. C’est sur ce pont qu’elle a réalisé toutes ses séries : bagages ficelés, mains posées sur le bastingage, téléphones levés quand le réseau revient. Elle demande aux passagers ce qu’ils emportent et ce qu’ils auraient dû laisser ; les réponses, dites en kabyle, en arabe ou en français, sont diffusées à voix basse près des images.',
      'Thiziri Aït Menad lives between Tizi Ouzou and Marseille, and above all on the ferry that joins them. All her series were made on its deck: roped luggage, hands on the rail, phones held up when the signal returns. She asks passengers what they are carrying and what they ought to have left behind. Their answers, in Kabyle, Arabic or French, are played softly beside the pictures, which she prints on the paper used for sea charts.',
    ],
  },
  {
    id: 14,
    first: 'Nassim',
    last: 'Kerrouche',
    bio: [
      'Photographe et cartographe, Nassim Kerrouche relève les endroits d’Alger où l’on peut se tenir à plusieurs sans raison. Bancs, murets, marches, capots de voitures : il en a compté mille quatre cents, qu’il revient photographier à des heures différentes. De ses plans et de ses tirages il compose des fresques où la foule apparaît comme un liquide. Il anime aussi des marches silencieuses, sur inscription, dont le parcours dépend de la première personne arrivée.',
      'Photographer and cartographer, Nassim Kerrouche records the places in Algiers where several people can stand together for no reason. Benches, low walls, steps, car bonnets: he has counted fourteen hundred of them and returns to photograph each at different hours. From plans and prints he composes murals in which the crowd appears as a liquid. He also leads silent walks whose route depends on whoever turns up first.',
    ],
  },
  {
    id: 15,
    first: 'Btissam',
    last: 'Ouazzour',
    bio: [
      'Btissam Ouazzour a installé un studio de portrait dans une camionnette et parcourt les souks hebdomadaires du Moyen Atlas. Le fond se choisit dans un catalogue de tissus apportés par les clientes des semaines passées ; le paiement se fait en récits. Elle s’intéresse à la pose, à ce que l’on décide de montrer quand on a trois minutes et un seul cliché. Diplômée de l’école de Tétouan, elle garde chaque chute de tissu, numérotée.',
      'Btissam Ouazzour has fitted a portrait studio into a van and drives it round the weekly markets of the Middle Atlas. Sitters choose a backdrop from fabrics left by those of earlier weeks, and pay in stories. What interests her is the pose: what a person decides to show, given three minutes and one frame. A graduate of the Tétouan school, she keeps and numbers every offcut of cloth, and hangs them beside the portraits as a second family album.',
    ],
  },
  {
    id: 16,
    first: 'Hamza',
    last: 'Aït Lahbib',
    bio: [
      'Plongeur de métier dans le port de Safi, Hamza Aït Lahbib photographie ce que l’océan garde : filets perdus, moteurs, une machine à coudre couverte d’algues. Il remonte certains objets, en laisse d’autres, et note pourquoi. Ses images sont prises à l’appareil jetable étanche, dont il aime les couleurs fausses et le grain de mauvaise télévision. Il travaille avec les pêcheurs de sardines à un inventaire des fonds qui servira, espère-t-il, à les nettoyer.',
      'A commercial diver in the port of Safi, Hamza Aït Lahbib photographs what the ocean keeps: lost nets, engines, a sewing machine upholstered in weed. Some things he brings up, others he leaves, and he writes down why. He uses disposable waterproof cameras, whose false colours and bad-television grain he is fond of. With the sardine fishermen he is drawing up an inventory of the sea floor which will serve, he hopes, to clean it.',
    ],
  },
  {
    id: 17,
    first: 'Ghita',
    last: 'Serraj',
    bio: [
      'Botaniste devenue artiste, Ghita Serraj imprime les plantes avec leur propre jus. Le procédé, l’anthotype, demande des semaines de soleil et ne se fixe jamais : ses œuvres s’exposent sous un rideau que le visiteur soulève, en sachant qu’il les efface un peu. Elle récolte à Casablanca dans les interstices, au pied des panneaux, le long des voies du tramway. Chaque image porte le nom de la rue, de la mauvaise herbe et du mois.',
      'A botanist turned artist, Ghita Serraj prints plants in their own juice. The process, called anthotype, takes weeks of sunshine and can never be fixed: her works hang behind a curtain that visitors lift in the knowledge that they are fading them a little. She gathers in the gaps of Casablanca, at the foot of billboards and along tram lines. Every image bears the name of the street, the weed and the month, and is retired when it can no longer be read.',
    ],
  },
  {
    id: 18,
    first: 'Driss',
    last: 'Boulaich',
    bio: [
      'Driss Boulaich restaure des films amateurs trouvés aux puces de Tanger et les remonte pour leur faire dire ce qu’ils montraient sans le savoir : une ville sous tutelle, filmée par ceux qui n’y resteraient pas. Il ralentit les arrière-plans, recadre sur les passants, laisse les familles étrangères sortir du champ. Ancien projectionniste, il assure lui-même la projection de ses œuvres, debout à côté de la machine, parce qu’une pellicule, dit-il, cela s’accompagne.',
      'Driss Boulaich restores home movies found in the flea markets of Tangier and recuts them to make them say what they showed unawares: a city under foreign rule, filmed by people who would not stay. He slows down the backgrounds, reframes on the passers-by, lets the visiting families walk out of shot. Once a projectionist, he screens his own work, standing beside the machine, because film, he says, should not be left to travel alone.',
    ],
  },
  {
    id: 19,
    first: 'Mabrouka',
    last: 'Zlitni',
    bio: [
      'Depuis Tripoli, Mabrouka Zlitni reconstitue de mémoire les salles du musée de son enfance. Elle dessine les vitrines, demande à d’anciens gardiens de corriger, puis photographie les maquettes sous une seule lampe jusqu’à ce qu’on ne sache plus si le lieu existe. Le doute est son matériau : elle signale toujours, au crayon, ce dont personne n’est sûr. Architecte d’intérieur, elle a exposé à Benghazi, Sfax et Dakar, et n’a pas encore pu revoir le musée.',
      'From Tripoli, Mabrouka Zlitni rebuilds from memory the rooms of the museum of her childhood. She draws the cases, asks former attendants to correct her, then photographs the models under a single lamp until one can no longer tell whether the place exists. Doubt is her material, and whatever nobody is sure of she marks in pencil. An interior architect, she has shown in Benghazi, Sfax and Dakar, and has not yet been able to see the museum again.',
    ],
  },
];
