import { french, html, type Words } from './build/words.ts';
import type { Id, TitledRow } from '../api/festival/records/common.ts';
import type { FaqRow } from '../api/festival/records/faq.ts';

export const faqTypes = {
  visit: { id: 1, intitule: 'Préparer sa visite', intitule_en: 'Planning a visit' },
  booking: { id: 2, intitule: 'Billets et inscriptions', intitule_en: 'Tickets and booking' },
  access: { id: 3, intitule: 'Accessibilité et familles', intitule_en: 'Access and families' },
  takingPart: { id: 4, intitule: 'Participer', intitule_en: 'Taking part' },
  // A type with a single question.
  lost: { id: 5, intitule: 'Objets trouvés', intitule_en: 'Lost property' },
} as const satisfies Record<string, TitledRow>;

interface Question {
  ask: Words;
  answer: Words;
}

function about(type: keyof typeof faqTypes, firstId: Id, questions: readonly Question[]): FaqRow[] {
  return questions.map(({ ask, answer }, index) => ({
    id: firstId + index,
    type: faqTypes[type].id,
    question_fr: ask[0] === null ? null : french(ask[0]),
    question_en: ask[1],
    answer_fr: answer[0] === null ? null : french(html(answer[0])),
    answer_en: answer[1] === null ? null : html(answer[1]),
  }));
}

export const faqs: FaqRow[] = [
  ...about('visit', 1, [
    {
      ask: ['Faut-il payer pour entrer dans les expositions ?', 'Is there a charge for the exhibitions?'],
      answer: [
        'Non. Les neuf expositions, les débats, les ateliers et les visites sont gratuits. Seules les performances ont un billet, de 10 à 25 dinars, avec un demi-tarif pour les moins de 26 ans, les étudiants et les personnes sans emploi.',
        'No. The nine exhibitions, the debates, the workshops and the tours are free. Only performances carry a ticket, from 10 to 25 dinars, at half price for under-26s, students and people out of work.',
      ],
    },
    {
      ask: ['Que peut-on voir en une seule journée ?', 'What can be seen in a single day?'],
      answer: [
        `Trois chemins ont été essayés par l’équipe, montre en main :

        <ul><li><strong>À pied, cinq heures</strong> : la gare au lever, l’avenue, le Palais Kheireddine, Dar Lasram, la Bibliothèque nationale.</li><li><strong>En train, six heures</strong> : La Karraka à onze heures, l’Acropolium l’après-midi, un concert à Sidi Bou Saïd.</li><li><strong>Avec des enfants, trois heures</strong> : le Belvédère le matin, l’avenue à l’heure des étourneaux.</li></ul>`,
        `The team has tried three routes, watch in hand:

        <ul><li><strong>On foot, five hours</strong>: the station at daybreak, the avenue, Kheireddine Palace, Dar Lasram, the National Library.</li><li><strong>By train, six hours</strong>: the Karraka at eleven, the Acropolium in the afternoon, a concert in Sidi Bou Said.</li><li><strong>With children, three hours</strong>: the Belvédère in the morning, the avenue at the hour of the starlings.</li></ul>`,
      ],
    },
    {
      ask: ['Les lieux sont-ils ouverts le lundi ?', 'Are the venues open on Mondays?'],
      answer: [
        'La gare, l’avenue et le parc du Belvédère le sont ; les autres ferment. Aucun débat, aucun concert et aucune visite n’ont lieu le lundi : c’est le jour où l’équipe repeint, répare et dort.',
        'The station, the avenue and Belvédère Park are; the others close. There are no debates, concerts or tours on Mondays, when the team repaints, mends and sleeps.',
      ],
    },
    {
      ask: ['Ai-je le droit de photographier les œuvres ?', 'May I photograph the works?'],
      answer: [
        'Oui, sans flash ni perche. Trois œuvres pâlissent à la lumière et sont signalées par un rideau : regardez-les, ne les éclairez pas. Pour publier une image, citez l’artiste et le photographe, qui peut être vous.',
        'Yes, without flash and without a stick. Three works fade in the light and are marked by a curtain: look at them, but do not light them. If you publish a picture, name the artist and the photographer, who may be you.',
      ],
    },
    {
      ask: ['Que se passe-t-il s’il pleut ?', 'What happens if it rains?'],
      answer: [
        'L’exposition du Belvédère continue, certaines œuvres l’attendent même. Les projections en plein air passent au Colisée, salle 2, à la même heure ; la décision est prise à seize heures et affichée sur la page de l’événement.',
        'The exhibition at the Belvédère goes on; some of its works are even waiting for it. Open-air screenings move to the Colisée, screen 2, at the same time. The decision is taken at four and posted on the event’s page.',
      ],
    },
  ]),
  ...about('booking', 6, [
    {
      ask: ['Comment s’inscrire à un débat ou à un atelier ?', 'How do I book a debate or a workshop?'],
      answer: [
        'Créez un compte, ouvrez la page de l’événement et choisissez « S’inscrire ». Vos inscriptions se retrouvent dans votre menu. Aucun papier n’est demandé à l’entrée : votre nom suffit.',
        'Create an account, open the page of the event and choose “Register”. Your bookings are kept in your own menu. No paper is asked for at the door: your name is enough.',
      ],
    },
    {
      ask: ['Puis-je venir sans inscription ?', 'May I come without booking?'],
      answer: [
        'Souvent, oui. Les places non occupées cinq minutes après l’heure sont données à ceux qui attendent, dans l’ordre de la file. Pour les ateliers, où le matériel est compté, mieux vaut être inscrit.',
        'Often, yes. Seats still empty five minutes past the hour go to those who are waiting, in the order of the queue. For workshops, where materials are counted, it is better to book.',
      ],
    },
    {
      ask: ['Je ne peux plus venir. Que dois-je faire ?', 'I can no longer come. What should I do?'],
      answer: [
        'Désinscrivez-vous depuis la page de l’événement ou depuis « Mes inscriptions », même au dernier moment. Votre place est aussitôt libérée. Personne ne vous demandera pourquoi.',
        'Cancel from the page of the event or from “My bookings”, even at the last moment. Your seat is released at once. Nobody will ask you why.',
      ],
    },
    {
      ask: ['Où acheter un billet pour une performance ?', 'Where can I buy a ticket for a performance?'],
      answer: [
        'En ligne, par le bouton « Billetterie » de chaque performance, ou en espèces à l’accueil du Palais Kheireddine et du Théâtre municipal, de 10 h à 18 h. Les billets ne sont pas nominatifs : on peut les offrir.',
        'Online, through the ticket button of each performance, or in cash at the desks of Kheireddine Palace and the Municipal Theatre from 10 am to 6 pm. Tickets bear no name, so they can be given away.',
      ],
    },
    {
      ask: ['Les billets sont-ils remboursés ?', 'Are tickets refunded?'],
      answer: [
        'Si nous annulons, toujours, sous dix jours. Si vous changez d’avis, jusqu’à la veille à midi. Un spectacle commencé puis interrompu par la pluie est considéré comme vu à partir de la moitié, et cela se discute.',
        'If we cancel, always, within ten days. If you change your mind, until noon on the day before. A show begun and then stopped by rain counts as seen once it is past the half, and that is open to discussion.',
      ],
    },
  ]),
  ...about('access', 11, [
    {
      ask: [
        'Les lieux sont-ils accessibles en fauteuil roulant ?',
        'Can the venues be reached by wheelchair?',
      ],
      answer: [
        'La Cité de la culture, la Bibliothèque nationale, la gare, le parc et l’avenue le sont entièrement. Le Palais Kheireddine et Dar Lasram le sont au rez-de-chaussée, la Karraka avec l’aide de deux bénévoles. Les détails figurent dans les <a href="/page/2">informations pratiques</a>.',
        'The City of Culture, the National Library, the station, the park and the avenue are so throughout. Kheireddine Palace and Dar Lasram are on the ground floor, and the Karraka with the help of two volunteers. Details are in <a href="/page/2">practical information</a>.',
      ],
    },
    {
      ask: [
        'Y a-t-il des visites en langue des signes ou en relief ?',
        'Are there tours in sign language or by touch?',
      ],
      answer: [
        'Oui : une visite en langue des signes tunisienne et une visite tactile de <em>Contre-jour</em>, quatre débats interprétés, une promenade à Carthage conduite par une guide aveugle et une version longue du parcours téléphonique. Écrivez-nous pour en demander d’autres : deux sont nées ainsi.',
        'Yes: a tour in Tunisian Sign Language and a tactile tour of <em>Against the Light</em>, four interpreted debates, a walk in Carthage with a blind guide, and a longer version of the telephone route. Write to us to ask for more; two of these came about that way.',
      ],
    },
    {
      ask: ['À partir de quel âge peut-on venir ?', 'From what age can one come?'],
      answer: [
        'Dès la naissance. Cinq ateliers sont conçus pour les enfants, les cartels sont doublés à un mètre du sol, et des tabourets se prêtent à l’accueil. Deux salles de la Bibliothèque nationale contiennent des récits durs ; un panneau le dit avant d’entrer.',
        'From birth. Five workshops are made for children, labels are repeated one metre from the floor, and stools can be borrowed at the desk. Two rooms of the National Library hold painful stories, as a sign says before you go in.',
      ],
    },
    {
      ask: [
        'Peut-on allaiter, changer un bébé, faire une pause ?',
        'Can one breastfeed, change a baby, take a break?',
      ],
      answer: [
        'Partout, et sans se cacher. Une pièce calme, avec un fauteuil, une table à langer et de la pénombre, est ouverte au Palais Kheireddine, à la Cité de la culture et à la Karraka. Elle sert aussi à ceux que le bruit fatigue.',
        'Everywhere, and without hiding. A quiet room with an armchair, a changing table and low light is open at Kheireddine Palace, the City of Culture and the Karraka. It is also there for anyone whom noise wears out.',
      ],
    },
  ]),
  ...about('takingPart', 15, [
    {
      ask: ['Comment devenir bénévole ?', 'How do I become a volunteer?'],
      answer: [
        'Écrivez-nous par le formulaire de contact avant la fin de septembre : trois soirées de formation, un planning que vous composez, les repas, les transports et une lettre qui dit ce que vous avez fait. Aucune expérience n’est requise, sauf celle d’attendre poliment.',
        'Write to us through the contact form before the end of September. There are three evenings of training, a schedule of your own making, meals, transport and a letter saying what you did. No experience is needed, except in waiting politely.',
      ],
    },
    {
      ask: ['Comment proposer un projet pour 2026 ?', 'How do I submit a project for 2026?'],
      answer: [
        'L’<a href="/page/4">appel à projets</a> ouvre le 1er décembre 2024 et ferme le 28 février 2025. Nous ne regardons rien hors de l’appel, afin que tout le monde ait la même chance.',
        'The <a href="/page/4">open call</a> runs from 1 December 2024 to 28 February 2025. We look at nothing outside the call, so that everyone has the same chance.',
      ],
    },
    {
      ask: ['Mon école peut-elle venir ?', 'Can my school come?'],
      answer: [
        'Oui, les mardis et jeudis matin, sur demande et sans frais, car compris depuis les gouvernorats voisins. Un dossier pour enseignants se télécharge dans les ressources ; la médiatrice appelle toujours avant la visite pour parler de la classe plutôt que du programme.',
        'Yes, on Tuesday and Thursday mornings, by request and free of charge, coach included from the neighbouring governorates. A teachers’ pack is among the resources. Our educator always calls beforehand, to talk about the class rather than the curriculum.',
      ],
    },
    {
      ask: ['Mon entreprise peut-elle vous aider ?', 'Can my company help?'],
      answer: [
        'Avec joie, à trois conditions inscrites dans notre charte : aucune influence sur le choix des œuvres, aucun logo dans les salles, aucun argent venu de l’extraction. Les formules sont décrites à la page « Soutenir Dhaw » et le formulaire prend quatre minutes.',
        'Gladly, on three conditions written into our charter: no say in the choice of works, no logo in the rooms, no money from extraction. The tiers are described under “Support Dhaw”, and the form takes four minutes.',
      ],
    },
  ]),
  ...about('lost', 19, [
    {
      ask: [
        'J’ai oublié quelque chose dans une salle. Où le retrouver ?',
        'I left something behind in a room. Where is it now?',
      ],
      answer: [
        'À l’accueil du lieu jusqu’au soir, puis au Palais Kheireddine, dans la vitrine de l’entrée, où tout est étiqueté avec l’heure et la place exactes. Ce que personne ne réclame avant le 9 novembre est rendu à la ville : les parapluies à la gare, les livres à la bibliothèque.',
        'At the desk of that venue until the evening, then in the glass case at the entrance of Kheireddine Palace, labelled with the exact hour and spot. Whatever nobody has claimed by 9 November goes back to the city: umbrellas to the station, books to the library.',
      ],
    },
  ]),
];
