import type { PersonDraft } from '../build/people.ts';

export const artistsEastAndSouthAfrica: PersonDraft[] = [
  {
    id: 47,
    first: 'Wanjiru',
    last: 'Kamotho',
    bio: [
      'Wanjiru Kamotho tient l’herbier d’une décharge. À la lisière de Dandora, à Nairobi, elle identifie les plantes qui poussent dans les sacs, les cyanotypes les fixent avec leur emballage : tomate et sachet de lait, ricin et clavier. Elle classe par marque plutôt que par famille. Les récupérateurs, qui connaissent le terrain mieux qu’elle, cosignent les planches et touchent la moitié des ventes. Sa formation initiale est celle d’une infirmière.',
      'Wanjiru Kamotho keeps the herbarium of a rubbish tip. On the edge of Dandora, in Nairobi, she identifies plants that grow in the bags, and her cyanotypes fix them along with their packaging: tomato and milk sachet, castor bean and keyboard. She files by brand rather than by family. The waste pickers, who know the ground better than she does, sign the plates with her and take half of every sale. She first trained as a nurse.',
    ],
  },
  {
    id: 48,
    first: 'Otieno',
    last: 'Ragwel',
    bio: [
      'Sur le lac Victoria, on pêche l’omena de nuit, à la lampe. Otieno Ragwel embarque depuis Kisumu et photographie ce chapelet de lumières tantôt du bord, tantôt d’une barque, avec des poses si longues que les bateaux y deviennent des phrases. Il a remplacé, sur douze pirogues, les lampes à pétrole par des lampes solaires, et montre les deux époques côte à côte : la flamme jaune, puis le point blanc, et ce que la seconde a fait perdre.',
      'On Lake Victoria, omena are fished at night, by lamp. Otieno Ragwel sets out from Kisumu and photographs that string of lights, sometimes from the shore, sometimes from a boat, with exposures so long that the vessels turn into sentences. On twelve canoes he has replaced paraffin lamps with solar ones, and he shows both ages side by side: the yellow flame, then the white dot, and whatever the second caused to be lost.',
    ],
  },
  {
    id: 49,
    first: 'Selamawit',
    last: 'Ayalneh',
    bio: [
      'Selamawit Ayalneh photographie des gens en prière sans montrer leur visage ni le lieu. Reste la fumée, que le soleil d’Addis-Abeba découpe en lames. Elle travaille dans des églises, des mosquées et des cafés où l’on torréfie, car la lumière y est la même et le silence comparable. Imprimées sur coton brut, ses images bougent quand on passe devant. Elle a étudié la physique des aérosols avant de leur trouver un autre usage.',
      'Selamawit Ayalneh photographs people at prayer and shows neither the face nor the place. What remains is smoke, which the sun of Addis Ababa cuts into blades. She works in churches, in mosques and in coffee houses where beans are roasted, since the light there is the same and the silence comparable. Printed on raw cotton, her pictures stir as you walk by. She studied the physics of aerosols before finding them another use.',
    ],
  },
  {
    id: 50,
    first: 'Nomvula',
    last: 'Dlakavu',
    bio: [
      'Sa mère nettoyait les vitres d’un gratte-ciel de Johannesburg ; Nomvula Dlakavu y est revenue avec un appareil, du côté extérieur. Suspendue à la nacelle, elle photographie les bureaux à travers la mousse et le reflet du ciel, à l’instant où le soleil traverse l’étage de part en part. On ne distingue plus qui est dedans. Elle a obtenu son brevet de cordiste avant son diplôme d’art et tient le premier pour le plus difficile des deux.',
      'Her mother cleaned the windows of a Johannesburg skyscraper; Nomvula Dlakavu went back there with a camera, on the outside. Hanging from the cradle, she photographs offices through suds and reflected sky, at the moment when the sun goes clean through the floor from one side to the other. It is no longer clear who is inside. She earned her rope-access licence before her art degree and considers it the harder of the two.',
    ],
  },
  {
    id: 51,
    first: 'Thabiso',
    last: 'Mokgwetsi',
    bio: [
      'Thabiso Mokgwetsi photographie les enterrements à Sharpeville à la demande des familles, pour l’album plutôt que pour le journal. Il se tient à la hauteur des chapeaux. Son sujet est l’après : les assiettes que l’on passe, les chaises en plastique qui rejoignent le camion de location, un fou rire au fond du jardin. Ce sont des foules qui se défont. Il chante aussi, basse, dans une chorale d’église, et travaille entre deux cantiques.',
      'Thabiso Mokgwetsi photographs funerals in Sharpeville at the request of families, for the album rather than for the newspaper. He stands at the height of the hats. His subject is afterwards: plates handed along, plastic chairs going back to the hire truck, a fit of laughter at the bottom of the garden. These are crowds coming undone. He also sings bass in a church choir, and takes his pictures between two hymns.',
    ],
  },
  {
    id: 52,
    first: 'Lerato',
    last: 'Phalane',
    bio: [
      'Dans les réserves d’un musée d’anthropologie, Lerato Phalane a demandé à voir les moulages de visages conservés sous le nom de leur collectionneur. Elle n’en montre aucun. Elle photographie le papier de soie qui les enveloppe, les plis, les étiquettes retournées, et remet à chaque communauté concernée un tirage unique dont celle-ci fait ce qu’elle veut : certains ont été enterrés. Elle enseigne à Polokwane une histoire de la photographie qui commence par les refus.',
      'In the stores of an anthropology museum, Lerato Phalane asked to see the casts of faces kept under their collector’s name. She shows none of them. She photographs the tissue paper they are wrapped in, the folds, the labels turned to the wall, and gives each community concerned a single print to do with as it pleases: some have been buried. In Polokwane she teaches a history of photography that begins with refusals.',
    ],
  },
  {
    id: 53,
    first: 'Nélio',
    last: 'Macuácua',
    bio: [
      'Pilote de bac sur la baie d’Inhambane, Nélio Macuácua photographie ses passagers au moment où ils posent le pied à terre. Il a fixé l’appareil au ponton, à hauteur de genou : on voit des chaussures à la main, des ourlets relevés, un cycliste qui hésite, la ligne de l’eau toujours à une autre place. Après le cyclone de 2019, la même image s’est prise sans personne. Il continue d’y revenir à chaque étale.',
      'A ferry pilot on Inhambane Bay, Nélio Macuácua photographs his passengers as they set foot on land. He has fixed the camera to the jetty at knee height: one sees shoes in hand, hems pulled up, a cyclist making up his mind, the waterline never in the same place. After the cyclone of 2019 the picture took itself with no one in it. He goes on returning to it at every slack tide.',
    ],
  },
  {
    id: 54,
    first: 'Voahirana',
    last: 'Rasoamanana',
    bio: [
      'Voahirana Rasoamanana envoie des graines par la poste. Du jardin de sa tante, à Fianarantsoa, partent des sachets contenant une semence, un carré de papier sensible et un mode d’emploi en quatre phrases. Les correspondants sèment, attendent, posent la première feuille sur le papier et renvoient l’image. Elle a reçu huit cents réponses d’une soixantaine de villes, et autant d’excuses. L’accrochage respecte l’ordre d’arrivée du courrier, les excuses comprises.',
      'Voahirana Rasoamanana sends seeds by post. From her aunt’s garden in Fianarantsoa go out packets that hold one seed, a square of light-sensitive paper and four sentences of instructions. Her correspondents sow, wait, lay the first leaf on the paper and return the picture. She has had eight hundred replies from some sixty cities, and as many apologies. They are hung in the order in which the post brought them, apologies included.',
    ],
  },
];
