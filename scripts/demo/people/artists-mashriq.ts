import type { PersonDraft } from '../build/people.ts';

export const artistsMashriq: PersonDraft[] = [
  {
    id: 20,
    first: 'Mariam',
    last: 'Abdelmessih',
    bio: [
      'À Assiout, le dernier retoucheur de portraits au crayon a légué à Mariam Abdelmessih sa loupe, ses mines et ses manies. Elle a repris le métier à contresens : au lieu d’effacer rides et cicatrices sur les négatifs, elle les remet. Ses agrandissements montrent d’anciens mariés d’Égypte soudain rendus à leur âge. Elle a enseigné le dessin dans une école de filles et collectionne les gommes, classées par ville et par dureté.',
      'In Assiut the last man to retouch portraits in pencil left Mariam Abdelmessih his magnifying glass, his leads and his obsessions. She has taken up the trade in reverse: instead of wiping wrinkles and scars from the negatives, she puts them back. Her enlargements show Egyptian brides and grooms of long ago suddenly restored to their age. She used to teach drawing in a girls’ school and collects erasers, filed by city and by hardness.',
    ],
  },
  {
    id: 21,
    first: 'Hossam',
    last: 'Eldawy',
    bio: [
      'Hossam Eldawy tient un stand de réparation de téléphones au Caire, sous un pont. La nuit, ses clients lui laissent des appareils morts ; il en sauve les images et, avec leur accord, imprime celles qui ont été prises par erreur : poches, trottoirs, doigts, plafonds. De ces accidents il a fait une encyclopédie en onze volumes. On y lit mieux une ville, dit-il, que dans les photos dont elle est fière.',
      'Hossam Eldawy runs a telephone repair stand in Cairo, under a flyover. At night customers leave him dead handsets; he rescues their pictures and, with their consent, prints the ones taken by mistake: pockets, pavements, fingers, ceilings. Out of these accidents he has built an encyclopaedia in eleven volumes. A city is easier to read there, he says, than in the photographs of which it is proud. He has never owned a camera that was not also a telephone.',
    ],
  },
  {
    id: 22,
    first: 'Nardine',
    last: 'Guirguis',
    bio: [
      'Nardine Guirguis enregistre l’intérieur des murs. Avec des capteurs de contact collés au plâtre, elle écoute les immeubles d’Alexandrie descendre vers la mer, millimètre après millimètre, puis traduit ces craquements en lignes gravées sur des plaques de verre. Posées devant une fenêtre, les plaques projettent le relevé d’une vie invisible. Ingénieure de formation, elle a commencé en cherchant d’où venait une fissure dans sa propre cuisine, et ne l’a toujours pas trouvée.',
      'Nardine Guirguis records the inside of walls. With contact sensors glued to the plaster she listens to the buildings of Alexandria going down towards the sea, millimetre by millimetre, then translates their creaks into lines engraved on glass. Stood before a window, the plates cast the chart of an invisible life. An engineer by training, she began by looking for the source of a crack in her own kitchen, and has yet to find it.',
    ],
  },
  {
    id: 23,
    first: 'Tarek',
    last: 'Elmallawany',
    bio: [
      'Depuis le même balcon de Minya, au-dessus d’une place où l’on marie, où l’on enterre et où l’on vend des pastèques, Tarek Elmallawany prend chaque jour une photographie à l’heure que lui indique une pièce de monnaie. Il en possède sept mille. Il n’en montre jamais une seule mais toujours vingt, superposées, si bien que la place paraît à la fois vide et bondée. Il est pharmacien et descend parfois servir un client sans rater la photo.',
      'From one balcony in Minya, above a square where people marry, bury their dead and sell watermelons, Tarek Elmallawany takes one photograph a day, at an hour decided by the toss of a coin. He owns seven thousand. He never shows a single one but always twenty, laid over each other, so that the square looks both empty and packed. He is a pharmacist, and has been known to go down and serve a customer without missing the picture.',
    ],
  },
  {
    id: 24,
    first: 'Joumana',
    last: 'Karkour',
    bio: [
      'Photographe née à Saïda, Joumana Karkour travaille pendant les coupures de courant. Elle connaît par cœur les horaires du rationnement et va de salon en salon, là où une bougie, une lampe frontale ou l’écran d’un téléphone décide de la composition. Ses grands tirages ont le calme des natures mortes ; il faut un moment pour y compter les personnes. Elle a fondé à Beyrouth un laboratoire coopératif qui tourne sur batteries de voitures.',
      'Born in Sidon, Joumana Karkour works during power cuts. She knows the rationing schedule by heart and goes from one living room to the next, wherever a candle, a head torch or the screen of a phone is deciding the composition. Her large prints have the calm of still lifes, and it takes a while to count the people in them. In Beirut she founded a cooperative darkroom that runs on car batteries.',
    ],
    videos: [{ title: ['Deux heures de courant', 'Two Hours of Power'], youtube: 'dhawCoupure' }],
  },
  {
    id: 25,
    first: 'Maroun',
    last: 'Tohmeh',
    bio: [
      'Maroun Tohmeh répertorie les socles vides. Statues déboulonnées, bustes fondus, fontaines sans dauphin : du Liban à l’Irak, il en a photographié trois cent douze, de face, par temps gris, comme on ferait le portrait d’un absent. Il y ajoute ce que les passants croient se rappeler du monument, et les versions ne concordent jamais. Tailleur de pierre dans la Bekaa, il s’est juré de ne plus accepter de commandes de héros.',
      'Maroun Tohmeh catalogues empty plinths. Unbolted statues, melted busts, fountains without a dolphin: from Lebanon to Iraq he has photographed three hundred and twelve of them, head on, in grey weather, as one might portray somebody who is away. Beside each he sets what passers-by believe they remember of the monument, and no two versions agree. A stonecutter in the Bekaa, he has sworn to take no more orders for heroes.',
    ],
  },
  {
    id: 26,
    first: 'Carine',
    last: 'Abi Rached',
    bio: [
      'Accordeuse de pianos à Tripoli, Carine Abi Rached photographie les instruments qu’elle ouvre : marteaux, feutres mités, lettres d’amour glissées derrière la table d’harmonie. Elle en tire des objets hybrides, caisses lumineuses où l’image d’une corde vibre réellement quand on approche. Ses pièces se jouent autant qu’elles se regardent et n’ont pas de partition, seulement une liste de choses à ne pas toucher, que le public s’empresse généralement de toucher.',
      'A piano tuner in Tripoli, Lebanon, Carine Abi Rached photographs the instruments she opens: hammers, moth-eaten felts, love letters slipped behind the soundboard. From them she makes hybrid objects, lightboxes in which the image of a string truly vibrates when somebody comes near. Her pieces are played as much as looked at and have no score, only a list of things not to touch, which the public generally makes haste to touch.',
    ],
  },
  {
    id: 27,
    first: 'Hiba',
    last: 'Qawasmi',
    bio: [
      'Hiba Qawasmi vit à Hébron, où elle relève au fusain et à la chambre photographique les seuils de maisons que l’on ne peut plus franchir. Elle travaille vite, à l’aube, puis passe des mois sur chaque planche, ajoutant ce que les familles lui dictent : la couleur de la porte, le nom du chat, l’endroit exact d’une tache. Ses œuvres se tiennent entre le constat d’huissier et la berceuse. Elle enseigne le dessin technique.',
      'Hiba Qawasmi lives in Hebron, where she records, in charcoal and with a view camera, the thresholds of houses that can no longer be crossed. She works fast, at dawn, then spends months on every plate, adding what the families dictate: the colour of the door, the name of the cat, the exact place of a stain. Her works stand somewhere between a bailiff’s report and a lullaby. She teaches technical drawing.',
    ],
  },
  {
    id: 28,
    first: 'Suha',
    last: 'Barghouth',
    bio: [
      'Les lettres que Suha Barghouth expose ont toutes été rendues par la poste. Depuis Ramallah, elle écrit à des adresses palestiniennes qui n’existent plus, joint une photographie du lieu actuel, et attend le retour. L’enveloppe, avec ses tampons et ses mentions manuscrites, devient l’œuvre. Il arrive qu’un facteur ajoute quelques mots. Une fois, une seule, quelqu’un a répondu : cette lettre-là n’est jamais montrée, mais elle voyage avec les autres, fermée.',
      'All the letters Suha Barghouth exhibits were returned by the post office. From Ramallah she writes to Palestinian addresses that no longer exist, encloses a photograph of the place as it is now, and waits for it to come back. The envelope, with its stamps and handwritten remarks, becomes the work. Sometimes a postman adds a few words. Once, and once only, somebody replied: that letter is never shown, but it travels with the rest, sealed.',
    ],
  },
  {
    id: 29,
    first: 'Tamer',
    last: 'Nasasra',
    bio: [
      'Dans le Naqab, Tamer Nasasra cultive des plantes que l’on arrache et les photographie avant et après. Sauge, mauve, zaatar, cyclamen : chaque espèce est posée sur un papier sensible à l’endroit où elle poussait, une minute au soleil, puis lavée dans l’eau du puits. La série compte un millier de photogrammes et autant de coordonnées. Il est infirmier scolaire et fait classer chaque planche par des enfants, selon un ordre qu’ils refusent d’expliquer.',
      'In the Naqab, Tamer Nasasra grows plants that get torn out, and makes a picture before and after. Sage, mallow, za’atar, cyclamen: each species is laid on light-sensitive paper where it grew, left for a minute in the sun, then washed in water from the well. The series runs to a thousand photograms and as many coordinates. He is a school nurse and has children sort the plates, in an order they refuse to explain.',
    ],
  },
  {
    id: 30,
    first: 'Anas',
    last: 'Shweiki',
    bio: [
      'Anas Shweiki photographie les files d’attente de dos. Boulangeries, guichets, barrages, distributions d’eau : à Jérusalem et ailleurs, il se place dans la queue, y reste, et ne déclenche qu’arrivé au dernier rang. On ne voit donc jamais ce que l’on attend. Mises bout à bout, ses images forment une ligne de quatre-vingts mètres, que le visiteur longe au pas. Il a été coursier, interprète et porteur, métiers qui lui ont appris la patience et sa mesure.',
      'Anas Shweiki photographs queues from behind. Bakeries, counters, checkpoints, water points: in Jerusalem and elsewhere he joins the line, stays in it, and releases the shutter only from the last place. What people are waiting for is therefore never seen. Set end to end, his pictures make a line eighty metres long, which visitors follow at walking pace. He has been a courier, an interpreter and a porter, trades that taught him patience and how to measure it.',
    ],
  },
  {
    id: 31,
    first: 'Zaynab',
    last: 'Rubaye',
    bio: [
      'Les marais du sud de l’Irak reculent et Zaynab Rubaye en suit le bord. Tous les six mois, elle plante une latte blanche là où l’eau s’arrête et photographie l’horizon derrière elle. Trente et une lattes dessinent aujourd’hui un chemin sec, entre une maison de roseaux et un lac qui n’y est plus. Hydrologue à Bassora, elle publie les mêmes données sous deux formes, l’une dans des revues, l’autre sur des draps teints à la saumure.',
      'The marshes of southern Iraq are shrinking, and Zaynab Rubaye walks their edge. Every six months she plants a white stake where the water stops and photographs the horizon behind it. Thirty-one stakes now mark a dry path between a reed house and a lake that is no longer there. A hydrologist in Basra, she publishes the same data in two forms: in scientific journals, and on sheets dyed with brine and hung out in the wind.',
    ],
  },
  {
    id: 32,
    first: 'Mahasin',
    last: 'Eltayeb',
    bio: [
      'Vendeuses de thé, de kisra, de crédit téléphonique : à Omdourman, Mahasin Eltayeb a photographié pendant six ans celles qui ouvrent la rue avant le jour et la ferment après. Elle a quitté le Soudan en 2023 avec un disque dur et deux tasses. De Port-Soudan puis du Caire, elle appelle ses modèles et photographie l’écran pendant qu’elles parlent ; la mauvaise connexion y fait des halos dont elle ne corrige rien.',
      'Sellers of tea, of kisra flatbread, of telephone credit: in Omdurman, Mahasin Eltayeb spent six years photographing the women who open the street before daylight and close it afterwards. She left Sudan in 2023 with a hard drive and two cups. From Port Sudan and then Cairo she calls her sitters and photographs the screen while they talk. The poor connection draws haloes around them, and she corrects none of it.',
    ],
  },
  {
    id: 33,
    first: 'Rula',
    last: 'Kassabji',
    bio: [
      'Rula Kassabji brode sur des photographies de passeport. Partie d’Alep en 2014, elle a demandé à ses anciens voisins, dispersés dans quatorze pays, leurs portraits d’identité refusés par les consulats : yeux fermés, sourire, fond trop clair. Chacun reçoit autour du visage le jardin, la cour ou l’escalier qu’il réclame, au point de croix, à l’échelle du timbre. Elle vit à Mersin, où elle dirige un atelier de couture qui emploie neuf femmes.',
      'Rula Kassabji embroiders passport photographs. Having left Aleppo in 2014, she asked her former neighbours, now scattered over fourteen countries, for the portraits that consulates had turned down: eyes closed, a smile, too light a background. Around each face goes the garden, the courtyard or the staircase its owner asks for, in cross stitch, at the scale of a postage stamp. She lives in Mersin and runs a sewing workshop that employs nine women.',
    ],
  },
];
