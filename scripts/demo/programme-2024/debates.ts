import { debate, type EventDraft } from '../build/events.ts';

/** The nine debates. All are free and take registrations. */
export const debates: EventDraft[] = [
  debate({
    id: 19,
    title: ['Qui tient la lampe ?', 'Who Holds the Lamp?'],
    from: '2024-10-10 17:00',
    to: '18:30',
    place: 'kheireddine',
    register: true,
    cover: 'lamp/qui-tient-la-lampe-2400x1600',
    people: {
      speakers: ['Rim Ouahada', 'Sakina Wade-Fofana', 'Kojo Densuah'],
      moderator: ['Nozha Larbi-Cherif'],
    },
    intro: [
      'Commissions, bourses, agences, jurys : qui décide de ce qui mérite d’être éclairé ?',
      'Commissions, grants, agencies, juries: who decides what deserves to be lit?',
    ],
    text: [
      `Une image du Sud existe rarement avant d’avoir été demandée par quelqu’un d’ailleurs. De la carte postale coloniale à la bourse de production, Sakina Wade-Fofana retrace les formulaires, les délais, les cases à cocher. Kojo Densuah lit les refus qu’il a signés ; Rim Ouahada explique comment la liste des neuf expositions a été établie, et ce qu’elle a laissé dehors.

      Débat d’ouverture, en français et en arabe, avec interprétation en anglais et en langue des signes.`,
      `A picture from the South seldom exists before someone elsewhere has asked for it. From the colonial postcard to the production grant, Sakina Wade-Fofana follows the forms, the deadlines and the boxes to be ticked. Kojo Densuah reads out rejections that he signed himself; Rim Ouahada explains how the list of nine exhibitions was drawn up, and what it left out.

      The opening debate, in French and Arabic, with interpreting into English and sign language.`,
    ],
  }),
  debate({
    id: 20,
    title: ['L’archive a-t-elle un propriétaire ?', 'Does an Archive Have an Owner?'],
    from: '2024-10-12 15:30',
    to: '17:15',
    place: 'library',
    register: true,
    cover: 'interior/archive-proprietaire-2400x1600',
    people: {
      speakers: ['Adel Trimeche', 'Khadija Rekik', 'Dorra Kchaou-Lenoir'],
      moderator: ['Chiraz Belhadj-Amor'],
      interpreting: ['Dalila Ferjaoui'],
    },
    intro: [
      'Quarante mille négatifs trouvés dans une benne : à qui sont-ils, et qui peut dire non ?',
      'Forty thousand negatives found in a skip: whose are they, and who may say no?',
    ],
    text: [
      'Le photographe est mort, les clients ont vieilli, le studio est devenu une boutique de téléphones. Khadija Rekik montre les visages et les demandes qu’ils lui valent ; une avocate et un archiviste répondent, l’une par la loi, l’autre par l’usage. La salle vote à main levée sur six cas réels, deux fois, avant et après la discussion.',
      'The photographer is dead, the customers have grown old, the studio sells telephones. Khadija Rekik shows the faces and the requests they bring her; a lawyer and an archivist reply, one with the law, the other with custom. The audience votes by show of hands on six real cases, twice, before the discussion and after it.',
    ],
  }),
  debate({
    id: 21,
    title: ['Peaux, pellicules, réglages', 'Skin, Film, Settings'],
    from: '2024-10-16 18:00',
    to: '19:30',
    place: 'citeCulture',
    register: true,
    cover: 'photogram/peaux-pellicules-2000x2000',
    people: {
      speakers: ['Chukwudi Anaekwem', 'Fanta Doumbouya', 'Atef Jarraya'],
      moderator: ['Olfa Jendoubi-Kacem'],
    },
    intro: [
      'Pendant un demi-siècle, la pellicule couleur a été étalonnée sur des peaux claires. Que reste-t-il de ce réglage dans nos téléphones ?',
      'For half a century colour film was balanced for pale skin. How much of that setting survives in our phones?',
    ],
    text: [
      'Un physicien, une portraitiste et un tireur comparent leurs gris moyens. On apportera son appareil : une charte de cent dix carnations, tendue dans la salle, permet à chacun de vérifier ce que le sien sait voir, puis de corriger ce qui peut l’être. Les résultats, anonymes, compléteront une base ouverte.',
      'A physicist, a portraitist and a printer compare their middle greys. Bring your own camera: a chart of a hundred and ten skin tones, hung in the hall, lets everyone check what theirs is able to see, and correct what can be corrected. The results, made anonymous, will go into an open database.',
    ],
  }),
  debate({
    id: 22,
    title: ['Photographier la foule sans la dénoncer', 'Photographing a Crowd Without Giving It Away'],
    from: '2024-10-20 16:00',
    to: '17:30',
    place: 'taharHaddad',
    register: true,
    cover: 'grain/foule-sans-denoncer-2400x1600',
    people: {
      speakers: ['Imtiaz Talukdar Noman', 'Anas Shweiki', 'Faouzi Hachana'],
      moderator: ['Nozha Larbi-Cherif'],
    },
    intro: [
      'Les visages d’une manifestation servent d’abord au journal, ensuite à la police. Comment témoigner sans livrer ?',
      'The faces at a demonstration serve the newspaper first and the police later. How does one bear witness without handing people over?',
    ],
    text: [
      'Photographier de dos, cadrer les chaussures, attendre la nuit, flouter, renoncer : chacun des trois invités a sa méthode et en connaît le prix. Faouzi Hachana racontera une photo qu’il n’a pas publiée et une qu’il aurait dû garder. Aucun enregistrement, pour une fois.',
      'Shooting from behind, framing shoes, waiting for dark, blurring, giving up: each of the three guests has a method and knows what it costs. Faouzi Hachana will speak of one picture he did not publish and of another he ought to have kept back. No recording, for once.',
    ],
  }),
  debate({
    id: 23,
    // As long as a title gets: it has to wrap everywhere without breaking anything.
    title: [
      'À quoi sert une biennale quand les écoles ferment, que les visas sont refusés, que les journaux n’ont plus de service photo, que chacun porte dix mille images dans sa poche et que l’on préférerait peut-être une piscine municipale ?',
      'What is a biennial for when schools are closing, visas are refused, newspapers have no picture desk left, everyone carries ten thousand photographs in a pocket and people might on the whole prefer a public swimming pool?',
    ],
    from: '2024-10-23 18:00',
    to: '19:45',
    place: 'taharHaddad',
    register: true,
    cover: 'interior/a-quoi-sert-2400x1600',
    people: {
      speakers: ['Rosine Akakpo-Lawluvi', 'Hajer Bellamine', 'Amel Sassi-Ferjani'],
      moderator: ['Chiraz Belhadj-Amor'],
    },
    intro: [
      'La question nous a été posée telle quelle, en 2022, par un habitant de Mellassine. Nous lui avions promis une soirée.',
      'The question was put to us in these very words in 2022, by a resident of Mellassine. We had promised him an evening.',
    ],
    text: [
      'Comptes ouverts, ligne par ligne : ce que coûte une édition, qui la paie, ce qu’elle rapporte et à qui. Une directrice de festival à Lomé présente son budget de trois pages, une économiste celui de la ville, l’auteur de la question répond aux réponses. Le chiffrage de la piscine est en annexe.',
      'The books are opened, line by line: what an edition costs, who pays, what it brings in and to whom. A festival director from Lomé presents her three-page budget, an economist that of the city, and the author of the question answers the answers. The estimate for the swimming pool is in the appendix.',
    ],
  }),
  debate({
    id: 24,
    title: ['L’image générée a-t-elle un pays ?', 'Does a Generated Image Have a Country?'],
    from: '2024-10-27 16:00',
    to: '17:30',
    place: 'citeCulture',
    register: true,
    cover: 'photogram/image-generee-2400x1350',
    people: {
      speakers: ['Esteban Quiñónez Vaca', 'Lerato Phalane', 'Hossam Eldawy'],
      moderator: ['Olfa Jendoubi-Kacem'],
      interpreting: ['Dalila Ferjaoui'],
    },
    intro: [
      'Demandez à une machine « une rue de Tunis » : elle vous rendra un chameau. D’où le tient-elle ?',
      'Ask a machine for “a street in Tunis” and it will hand you a camel. Where did it get it?',
    ],
    text: [
      'Esteban Quiñónez Vaca pose les mêmes cent phrases, chaque mois, à sept générateurs et classe les réponses : lumières dorées, murs lépreux, enfants souriants. Lerato Phalane les confronte aux albums des missions, Hossam Eldawy aux photos ratées de ses clients. La séance se termine par un jeu où l’on perd beaucoup.',
      'Every month Esteban Quiñónez Vaca puts the same hundred sentences to seven generators and files the replies: golden light, peeling walls, smiling children. Lerato Phalane sets them against the albums of the missions, Hossam Eldawy against the failed photographs of his customers. The session ends with a game at which one mostly loses.',
    ],
  }),
  debate({
    id: 25,
    title: ['Vivre de ses images, ici', 'Making a Living from Pictures, Here'],
    from: '2024-10-30 18:00',
    to: '19:30',
    place: 'darLasram',
    register: true,
    cover: 'interior/vivre-de-ses-images-2400x1600',
    people: {
      speakers: ['Amel Sassi-Ferjani', 'Bakary Sissouma', 'Btissam Ouazzour', 'Dorra Kchaou-Lenoir'],
      moderator: ['Faouzi Hachana'],
    },
    intro: [
      'Mariages, catalogues, tirages, cours du soir : quatre invités publient ce qu’ils ont gagné l’an dernier.',
      'Weddings, catalogues, prints, evening classes: four guests make public what they earned last year.',
    ],
    text: [
      'On parle peu d’argent dans les biennales, surtout à ceux qui n’en ont pas. Ici, chacun écrit au tableau son revenu, ses heures, ses impayés. Une avocate commente les contrats, une économiste calcule le salaire horaire, un marieur de Ségou donne ses tarifs et refait, séance tenante, les calculs de l’économiste.',
      'Money is little spoken of at biennials, least of all to those who have none. Here each guest writes on the board an income, the hours, the unpaid bills. A lawyer comments on the contracts, an economist works out the hourly wage, and a wedding photographer from Ségou gives his rates and, on the spot, redoes the economist’s sums.',
    ],
  }),
  debate({
    id: 26,
    title: ['Le climat n’est pas un coucher de soleil', 'Climate Is Not a Sunset'],
    from: '2024-11-03 16:00',
    to: '17:30',
    place: 'karraka',
    register: true,
    cover: 'sea/climat-coucher-de-soleil-2400x1600',
    people: {
      speakers: ['Nirmala Ganegodage', 'Latifa Bouzaien', 'Mamadou Lamine Diatta', 'Zaynab Rubaye'],
      moderator: ['Jalel Maatoug'],
    },
    intro: [
      'Plus le ciel est pollué, plus il est beau. Deux scientifiques et deux photographes s’accordent sur une façon de montrer ce qui est lent.',
      'The dirtier the sky, the lovelier it looks. Two scientists and two photographers agree on a way of showing what is slow.',
    ],
    text: [
      'Dates, angles, répétitions : les chercheuses demandent des protocoles, les artistes des raisons d’y croire. À partir de séries prises pendant dix ans au même endroit, tous quatre rédigent en public un mode d’emploi d’une page destiné aux clubs photo des villes côtières. Il sera imprimé le lendemain et distribué à la gare.',
      'Dates, angles, repetition: the researchers ask for protocols and the artists for reasons to believe in them. Starting from series taken for ten years on the same spot, the four of them write in public a one-page manual for the camera clubs of coastal towns. It will be printed the next day and handed out at the station.',
    ],
  }),
  debate({
    id: 27,
    title: ['Rendre les visages', 'Giving Faces Back'],
    from: '2024-11-07 18:00',
    to: '19:45',
    place: 'citeCulture',
    register: true,
    cover: 'interior/rendre-les-visages-1600x2000',
    people: {
      speakers: ['Teboho Ntsanwe', 'Prudence Hounkpatin', 'Mthunzi Gqabaza', 'Habiba Zemmouchi'],
      moderator: ['Sakina Wade-Fofana'],
      interpreting: ['Dalila Ferjaoui'],
    },
    intro: [
      'On restitue des trônes et des masques. Peut-on restituer des photographies, dont il reste toujours un double ?',
      'Thrones and masks are being returned. Can one return photographs, of which there is always a copy?',
    ],
    text: [
      'Un musée qui rend un portrait garde le négatif, le scan et la légende. Qu’a-t-il rendu ? Les quatre invités partent d’un cas, un album de 1911 dont les descendants des modèles ont demandé non pas le retour mais l’effacement. Le débat se tient au milieu de l’exposition <em>Ce qui manque au mur</em>, debout, en déplaçant les chaises.',
      'A museum that returns a portrait keeps the negative, the scan and the caption. What, then, has it returned? The four guests start from a case, an album of 1911 whose sitters’ descendants asked not for its return but for its erasure. The debate is held in the midst of the exhibition <em>What the Wall Is Missing</em>, standing up, moving the chairs along.',
    ],
  }),
];
