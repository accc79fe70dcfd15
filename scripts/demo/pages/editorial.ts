import type { PageDraft } from '../build/pages.ts';

export const editorialPages: PageDraft[] = [
  {
    id: 1,
    title: ['La Fondation Dhaw', 'The Dhaw Foundation'],
    sections: [
      {
        title: ['Une fondation sans murs', 'A foundation without walls'],
        content: [
          `La Fondation Dhaw a été créée à Tunis au printemps 2013 par sept personnes qui aimaient la photographie et que lassait l’idée de devoir prendre l’avion pour en voir. Parmi elles, un tireur, une institutrice, un avocat et la propriétaire d’une boutique de lampes. Ses statuts tiennent en deux pages ; le premier article dit que les images doivent rencontrer leur ville avant d’en sortir.

          Elle ne possède pas de lieu d’exposition. Ce choix, d’abord imposé par les finances, est devenu une méthode : chaque édition négocie ses murs avec ceux qui les habitent, une bibliothèque, une gare, un palais, une famille. Entre deux biennales, la fondation conserve mille trois cents tirages, finance des bourses et prête du matériel.`,
          `The Dhaw Foundation was created in Tunis in the spring of 2013 by seven people who loved photography and were tired of having to board a plane to see any. Among them were a printer, a schoolteacher, a lawyer and the owner of a lamp shop. Its statutes fill two pages; the first article says that pictures ought to meet their own city before they leave it.

          It owns no exhibition space. The choice, at first a matter of money, has become a method: each edition negotiates its walls with the people who live behind them, be they a library, a station, a palace or a family. Between biennials the foundation keeps thirteen hundred prints, awards grants and lends equipment.`,
        ],
      },
      {
        title: ['Ce qu’elle fait entre deux biennales', 'What it does between biennials'],
        content: [
          `<ul><li><strong>La Bourse Dhaw</strong> accompagne chaque année deux projets pendant dix-huit mois, de la première image au dernier clou.</li><li><strong>Le Prêt</strong> met gratuitement à disposition vingt-six appareils, deux agrandisseurs et un groupe électrogène.</li><li><strong>L’École du jeudi</strong> reçoit, hors vacances, quarante enfants de la médina et de Mellassine.</li><li><strong>La Réserve</strong> ouvre ses tiroirs sur rendez-vous aux chercheurs, aux curieux et à ceux qui pensent y reconnaître un parent.</li></ul>`,
          `<ul><li><strong>The Dhaw Grant</strong> supports two projects a year for eighteen months, from the first picture to the last nail.</li><li><strong>The Loan Desk</strong> lends twenty-six cameras, two enlargers and a generator, free of charge.</li><li><strong>Thursday School</strong> welcomes forty children from the Medina and Mellassine in term time.</li><li><strong>The Store</strong> opens its drawers by appointment to scholars, to the curious and to anyone who thinks they may find a relative there.</li></ul>`,
        ],
      },
    ],
  },
  {
    id: 2,
    title: ['Informations pratiques', 'Practical information'],
    sections: [
      {
        title: ['Quand et combien', 'When and how much'],
        content: [
          `La biennale a lieu du mercredi 9 octobre au samedi 9 novembre 2024. Les expositions et les débats sont gratuits ; seules les performances sont payantes. La plupart des salles ferment le lundi, la Gare de Tunis, l’avenue et le parc jamais.

          <table><thead><tr><th>Lieu</th><th>Jours</th><th>Heures</th></tr></thead><tbody><tr><td>Palais Kheireddine</td><td>du mardi au dimanche</td><td>10 h – 18 h</td></tr><tr><td>La Karraka</td><td>du mardi au dimanche</td><td>11 h – 19 h</td></tr><tr><td>Acropolium</td><td>du mercredi au dimanche</td><td>10 h – 18 h</td></tr><tr><td>Bibliothèque nationale</td><td>du mardi au samedi</td><td>9 h – 17 h 30</td></tr><tr><td>Gare de Tunis</td><td>tous les jours</td><td>5 h – 23 h</td></tr></tbody></table>`,
          `The biennial runs from Wednesday 9 October to Saturday 9 November 2024. Exhibitions and debates are free; only performances are ticketed. Most halls close on Mondays; the station, the avenue and the park never do.

          <table><thead><tr><th>Venue</th><th>Days</th><th>Hours</th></tr></thead><tbody><tr><td>Kheireddine Palace</td><td>Tuesday to Sunday</td><td>10 am – 6 pm</td></tr><tr><td>The Karraka</td><td>Tuesday to Sunday</td><td>11 am – 7 pm</td></tr><tr><td>Acropolium</td><td>Wednesday to Sunday</td><td>10 am – 6 pm</td></tr><tr><td>National Library</td><td>Tuesday to Saturday</td><td>9 am – 5.30 pm</td></tr><tr><td>Tunis Railway Station</td><td>every day</td><td>5 am – 11 pm</td></tr></tbody></table>`,
        ],
      },
      {
        title: ['Venir', 'Getting here'],
        content: [
          `<strong>À pied.</strong> De la gare au Palais Kheireddine, comptez vingt minutes par l’avenue et la rue Jamâa-Zitouna, davantage si les souks sont ouverts.

          <strong>En train.</strong> Le TGM relie Tunis-Marine à La Goulette, Carthage, Sidi Bou Saïd et La Marsa. Descendez à Goulette-Vieille pour la Karraka, à Carthage-Hannibal pour l’Acropolium et à Sidi Bou Saïd pour Ennejma Ezzahra. Le dernier départ est affiché en gare ; une de nos performances s’y tient d’ailleurs.

          <strong>En métro et en bus.</strong> La place de Barcelone réunit presque toutes les lignes. Pour le parc du Belvédère, la ligne 2, station Palestine, laisse à dix minutes de marche.

          <strong>En taxi.</strong> Demandez le compteur, il marche. Pour la médina, faites-vous déposer place de la Kasbah ou à Bab Souika.`,
          `<strong>On foot.</strong> From the station to Kheireddine Palace allow twenty minutes by the avenue and rue Jamâa Zitouna, more if the souks are open.

          <strong>By train.</strong> The TGM links Tunis Marine with La Goulette, Carthage, Sidi Bou Said and La Marsa. Get off at Goulette Vieille for the Karraka, at Carthage Hannibal for the Acropolium and at Sidi Bou Said for Ennejma Ezzahra. The last departure is posted in the station; one of our performances takes place on it.

          <strong>By light rail and bus.</strong> Nearly every line meets at Place de Barcelone. For Belvédère Park, line 2 to Palestine leaves you a ten-minute walk.

          <strong>By taxi.</strong> Ask for the meter; it works. For the Medina, be dropped at Place de la Kasbah or Bab Souika.`,
        ],
      },
      {
        title: [
          'Venir avec un fauteuil, une poussette, un chien guide',
          'Coming with a wheelchair, a pushchair or a guide dog',
        ],
        content: [
          `La Cité de la culture, la Bibliothèque nationale, la gare et l’avenue sont de plain-pied. Au Palais Kheireddine, le rez-de-chaussée et le patio sont accessibles, l’étage ne l’est pas : une visite filmée de l’étage est projetée en bas. À la Karraka, les pavés sont rudes ; deux bénévoles et un fauteuil tout-terrain attendent à l’entrée, de 11 h à 17 h. Les chiens guides sont bienvenus partout.`,
          `The City of Culture, the National Library, the station and the avenue are step-free. At Kheireddine Palace the ground floor and the patio are accessible but the upper floor is not, so a filmed visit of it is shown downstairs. The cobbles of the Karraka are rough: two volunteers and an all-terrain chair wait at the gate from 11 am to 5 pm. Guide dogs are welcome everywhere.`,
        ],
      },
    ],
  },
  {
    id: 3,
    title: ['Charte écologique', 'Sustainability charter'],
    sections: [
      {
        title: ['Ce que nous comptons', 'What we count'],
        content: [
          `En 2022, la biennale a émis l’équivalent de 214 tonnes de CO₂, dont les deux tiers pour faire voyager des gens et des caisses. Nous l’avons publié, ce qui ne l’a pas réduit. L’objectif de 2024 est de 130 tonnes, et le chiffre obtenu paraîtra ici en janvier, quel qu’il soit.`,
          `In 2022 the biennial emitted the equivalent of 214 tonnes of CO₂, two thirds of it by moving people and crates. We published the figure, which did nothing to lower it. The target for 2024 is 130 tonnes, and the result will appear here in January, whatever it turns out to be.`,
        ],
      },
      {
        title: ['Neuf engagements', 'Nine commitments'],
        content: [
          `<ol><li>Imprimer à Tunis toute œuvre qui peut l’être, sous le contrôle de l’artiste, et détruire ou donner le tirage ensuite.</li><li>Ne transporter aucune caisse par avion, sauf œuvre unique et fragile.</li><li>Inviter moins souvent et plus longtemps : sept nuits au moins par voyage.</li><li>Venir par la mer quand un bateau existe ; payer les deux jours perdus.</li><li>Louer la lumière : aucun projecteur n’est acheté pour l’édition.</li><li>Réemployer les cimaises de 2022, repeintes à la chaux.</li><li>Éteindre à la fermeture. Une exposition sur la lumière peut dormir.</li><li>Servir de l’eau de Tunis dans des verres de Tunis.</li><li>Ne recevoir d’argent d’aucune entreprise d’extraction.</li></ol>`,
          `<ol><li>Print in Tunis every work that can be, under the artist’s eye, and give away or destroy the print afterwards.</li><li>Fly no crate, unless the work is unique and fragile.</li><li>Invite less often and for longer: seven nights at least for each journey.</li><li>Come by sea where there is a ship, and pay for the two days lost.</li><li>Rent the light: no lamp is bought for the edition.</li><li>Use the walls of 2022 again, limewashed.</li><li>Switch off at closing time. An exhibition about light can sleep.</li><li>Serve Tunis water in Tunis glasses.</li><li>Take no money from any extractive company.</li></ol>`,
        ],
      },
    ],
  },
  {
    id: 4,
    title: ['Appel à projets 2026', 'Open call 2026'],
    sections: [
      {
        title: [
          'La huitième édition cherche ses premières images',
          'The eighth edition is looking for its first pictures',
        ],
        content: [
          `L’appel est ouvert aux photographes, vidéastes, artistes sonores et collectifs vivant en Afrique, dans le monde arabe, en Asie du Sud et du Sud-Est, en Amérique latine et dans la Caraïbe, sans limite d’âge ni condition de diplôme. Douze projets seront produits. Il n’y a pas de thème : il viendra de ce que nous recevrons.`,
          `The call is open to photographers, video and sound artists and collectives living in Africa, the Arab world, South and South-East Asia, Latin America and the Caribbean, whatever their age or schooling. Twelve projects will be produced. There is no theme: it will come out of what we receive.`,
        ],
      },
      {
        title: ['Le dossier', 'What to send'],
        content: [
          `<ul><li>Une lettre d’une page, en arabe, en français, en anglais, en espagnol ou en portugais. Une lettre enregistrée, de cinq minutes au plus, vaut une lettre écrite.</li><li>Douze images, ou trois minutes de film ou de son.</li><li>Un budget tenant sur une page, honoraires compris : un projet sans honoraires n’est pas recevable.</li></ul>

          Aucun frais de dossier. Ouverture le 1<sup>er</sup> décembre 2024, clôture le 28 février 2025 à minuit, heure de Tunis. Chaque candidature est lue par trois personnes, dont une qui n’est pas du métier, et reçoit une réponse motivée avant le 30 juin.`,
          `<ul><li>A one-page letter in Arabic, French, English, Spanish or Portuguese. A recorded letter of no more than five minutes is as good as a written one.</li><li>Twelve pictures, or three minutes of film or sound.</li><li>A one-page budget, fees included: a project without fees will not be considered.</li></ul>

          There is no application fee. The call opens on 1 December 2024 and closes on 28 February 2025 at midnight, Tunis time. Every application is read by three people, one of them from outside the field, and is answered with reasons before 30 June.`,
        ],
      },
    ],
  },
  {
    id: 55,
    // Written in a hurry during the hanging: nobody gave it a title.
    title: [null, null],
    sections: [
      {
        content: [
          `Lundi, la Karraka fuyait en deux endroits ; mardi, en trois. Mercredi, nous avons accroché la mer devant la troisième fuite, et tout le monde a cru que c’était voulu.

          À la gare, un chef de quai a demandé que la plus grande image soit tournée vers les rails. Il avait raison : ceux qui partent ont davantage de temps que ceux qui arrivent.`,
          `On Monday the Karraka was leaking in two places; on Tuesday, in three. On Wednesday we hung the sea in front of the third leak, and everybody thought it was meant.

          At the station a platform inspector asked for the largest picture to be turned towards the rails. He was right: people who are leaving have more time than people who arrive.`,
        ],
      },
    ],
  },
];
