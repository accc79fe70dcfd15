import type { PageDraft } from '../build/pages.ts';
import type { Words } from '../build/words.ts';
import type { Id } from '../../api/festival/records/common.ts';

function viewPage(id: Id, view: string, title: Words, content: Words): PageDraft {
  return { id, title, sections: [{ title, view, content }] };
}

/** One page for each screen an editor may embed, under the names the site knows them by. */
export const viewPages: PageDraft[] = [
  viewPage(
    31,
    'AboutUs',
    ['Dhaw en quelques mots', 'Dhaw in a few words'],
    [
      'Pour une version plus longue, adressez-vous à un gardien de salle.',
      'For a longer version, ask any room attendant.',
    ],
  ),
  viewPage(
    32,
    'Accueil',
    ['L’entrée sonore', 'The way in, by ear'],
    [
      'Le son a été enregistré gare de Tunis, à cinq heures du matin, pendant que l’on allumait les quais.',
      'The sound was recorded at Tunis station at five in the morning, while the platforms were being lit.',
    ],
  ),
  viewPage(
    33,
    'Artists',
    ['Ils et elles exposent', 'Who is showing'],
    [
      'L’ordre est alphabétique, ce qui n’est qu’une façon de ne pas choisir.',
      'The order is alphabetical, which is merely one way of not choosing.',
    ],
  ),
  viewPage(
    34,
    'Auth',
    ['Votre compte', 'Your account'],
    [
      'Un compte sert à s’inscrire aux débats, aux ateliers et aux visites, et à rien d’autre.',
      'An account is for booking debates, workshops and tours, and for nothing else.',
    ],
  ),
  viewPage(
    35,
    'Editions',
    ['Onze ans, sept éditions', 'Eleven years, seven editions'],
    [
      'Les années sans édition ont servi à préparer les autres.',
      'The years without an edition went into preparing the others.',
    ],
  ),
  viewPage(
    36,
    'Faqs',
    ['On nous demande souvent', 'We are often asked'],
    [
      'Votre question n’y est pas ? Le formulaire de contact mène à une personne, pas à une machine.',
      'Your question is missing? The contact form leads to a person, not to a machine.',
    ],
  ),
  viewPage(
    37,
    'Home',
    ['Toutes les portes', 'Every door'],
    [
      'Une page pour ceux qui préfèrent tout voir avant d’entrer.',
      'A page for those who would rather see everything before going in.',
    ],
  ),
  viewPage(
    38,
    'Dhaw',
    ['L’équipe et la fondation', 'The team and the foundation'],
    [
      'Quatorze personnes à l’année, cent vingt pendant le mois de la biennale.',
      'Fourteen people all year round, a hundred and twenty in the month of the biennial.',
    ],
  ),
  viewPage(
    39,
    'Dhaw2024Home',
    ['L’édition en cours', 'The current edition'],
    [
      'Du 9 octobre au 9 novembre 2024, tous les jours, lundis compris dans certains lieux.',
      'From 9 October to 9 November 2024, every day, Mondays included in some venues.',
    ],
  ),
  viewPage(
    40,
    'JoinUs',
    ['Qui fait Dhaw', 'The people behind Dhaw'],
    [
      'On recrute des bénévoles jusqu’à la veille de l’ouverture, et parfois le lendemain.',
      'We take on volunteers until the day before the opening, and sometimes the day after.',
    ],
  ),
  viewPage(
    41,
    'LastEdition',
    ['La dernière édition, en bref', 'The latest edition, in brief'],
    [
      'Gardez cette page : elle restera en ligne quand les images auront été décrochées.',
      'Keep this page: it will stay online when the pictures have been taken down.',
    ],
  ),
  viewPage(
    42,
    'Map',
    ['Où cela se passe', 'Where it happens'],
    [
      'Presque tout se rejoint à pied depuis l’avenue, ou par le TGM.',
      'Almost everything is a walk from the avenue, or a ride on the TGM.',
    ],
  ),
  viewPage(
    43,
    'Medias',
    ['Vu, lu, entendu', 'Seen, read, heard'],
    [
      'Les articles sont classés par date ; nous publions aussi ceux qui ne nous ont pas aimés.',
      'Articles run by date; we also list those that did not like us.',
    ],
  ),
  viewPage(
    44,
    'Partners',
    ['Avec eux', 'With them'],
    [
      'Aucun partenaire n’intervient dans le choix des œuvres. C’est écrit dans chaque convention, à l’article premier.',
      'No partner has a say in the choice of works. It is written into every agreement, as article one.',
    ],
  ),
  viewPage(
    45,
    'PartnershipForm',
    ['Proposer un partenariat', 'Offer a partnership'],
    [
      'Nous répondons sous dix jours ouvrés, y compris pour dire non.',
      'We reply within ten working days, even to say no.',
    ],
  ),
  viewPage(
    46,
    'PressKit',
    ['Le dossier à emporter', 'The kit to take away'],
    [
      'Les images haute définition sont libres de droits pour tout article consacré à l’édition, avec leur crédit.',
      'High-resolution pictures are free of charge for any article on the edition, with their credit line.',
    ],
  ),
  viewPage(
    47,
    'Program',
    ['Jour après jour', 'Day by day'],
    [
      'Le programme imprimé est juste ; celui-ci est à jour.',
      'The printed programme is right; this one is up to date.',
    ],
  ),
  viewPage(
    48,
    'Resources',
    ['Ressources pour enseigner', 'Teaching resources'],
    [
      'Fiches, diaporamas et plans de salle peuvent être copiés, découpés et corrigés.',
      'Worksheets, slides and floor plans may be copied, cut up and corrected.',
    ],
  ),
  viewPage(
    49,
    'TypeEvents',
    ['Par genre', 'By kind'],
    [
      'Une exposition qui bouge, un débat qui chante : il a bien fallu les ranger quelque part.',
      'An exhibition that moves, a debate that sings: they had to be filed somewhere.',
    ],
  ),
  viewPage(
    50,
    'UserEventSubscriptions',
    ['Vos inscriptions', 'Your bookings'],
    [
      'Si vous ne venez pas, libérez votre place : quelqu’un l’attend.',
      'If you are not coming, give up your seat: somebody is waiting for it.',
    ],
  ),
  viewPage(
    51,
    'highlightPartner',
    ['Premiers partenaires', 'Leading partners'],
    [
      'Merci à ceux qui sont venus avant que l’on sache si cela marcherait.',
      'Our thanks to those who came before anyone knew whether it would work.',
    ],
  ),
  viewPage(
    52,
    'search',
    ['Chercher', 'Search'],
    [
      'Un nom, un lieu, un mot d’un titre, avec ou sans accents.',
      'A name, a place, a word from a title, accents optional.',
    ],
  ),
  viewPage(
    53,
    'support',
    ['Soutenir la lumière', 'Keep the light on'],
    [
      'Trois façons d’aider, et une quatrième : venir accompagné.',
      'Three ways to help, and a fourth: bring somebody along.',
    ],
  ),
  // The name of a screen the site does not have: the words must still be shown.
  viewPage(
    54,
    'HolographicTour',
    ['La visite holographique', 'The holographic tour'],
    [
      'Cette page annonçait une visite en relief, que nous avons abandonnée faute d’y croire. Ses mots restent.',
      'This page announced a tour in three dimensions, which we gave up for want of believing in it. Its words remain.',
    ],
  ),
];
