import { french } from './build/words.ts';
import { viewPages } from './pages/views.ts';
import type { Id } from '../api/festival/records/common.ts';
import type { MenuRow, SubMenuRow } from '../api/festival/records/menu.ts';

/** Menus 2, 3, 5 and 6 are also the columns of the footer. */
export const menus: MenuRow[] = [
  { id: 1, intitule_fr: 'Dhaw 2024', intitule_en: 'Dhaw 2024', show: true, ordre: 1 },
  { id: 2, intitule_fr: 'Programme', intitule_en: 'Programme', show: true, ordre: 2 },
  { id: 3, intitule_fr: 'La biennale', intitule_en: 'The biennial', show: true, ordre: 3 },
  { id: 4, intitule_fr: 'Visiter', intitule_en: 'Visit', show: true, ordre: 4 },
  { id: 5, intitule_fr: 'Soutenir', intitule_en: 'Support', show: true, ordre: 5 },
  { id: 6, intitule_fr: 'Presse et contact', intitule_en: 'Press and contact', show: true, ordre: 6 },
  // Never shown: it gives the pages of embedded screens an entry, so that each of them can be reached.
  { id: 7, intitule_fr: 'Plan du site', intitule_en: 'Site map', show: false, ordre: 7 },
];

interface Entry {
  fr: string;
  en: string | null;
  to: string | Id;
  hidden?: true;
}

function entries(menu: Id, list: readonly Entry[]): SubMenuRow[] {
  return list.map((entry, index) => ({
    id: menu * 100 + index,
    menu,
    show: entry.hidden !== true,
    intitule_fr: french(entry.fr),
    intitule_en: entry.en,
    page: typeof entry.to === 'number' ? entry.to : null,
    path: typeof entry.to === 'string' ? entry.to : null,
    ordre: index + 1,
  }));
}

export const subMenus: SubMenuRow[] = [
  ...entries(1, [
    { fr: 'À l’affiche', en: 'Highlights', to: 'dhaw_2024' },
    { fr: 'Entrer par le son', en: 'Enter by ear', to: 'accueil' },
    { fr: 'L’éditorial', en: 'Editorial', to: 'last-editions' },
    { fr: 'Les artistes', en: 'Artists', to: 'artists' },
  ]),
  ...entries(2, [
    { fr: 'Jour par jour', en: 'Day by day', to: 'program/2024' },
    { fr: 'Agenda', en: 'Calendar', to: 'calendar' },
    { fr: 'Plan', en: 'Map', to: 'map' },
    { fr: 'Expositions', en: 'Exhibitions', to: 'typeevent/1/1' },
    { fr: 'Performances', en: 'Performances', to: 'typeevent/1/2' },
    { fr: 'Débats', en: 'Debates', to: 'typeevent/1/4' },
    { fr: 'Rechercher', en: 'Search', to: 'search' },
  ]),
  ...entries(3, [
    { fr: 'À propos', en: 'About us', to: 'about-us' },
    { fr: 'Dhaw', en: 'Dhaw', to: 'dhaw' },
    { fr: 'La fondation', en: 'The foundation', to: 1 },
    { fr: 'Toutes les éditions', en: 'All editions', to: 'editions' },
    { fr: 'L’équipe', en: 'The team', to: 'join-us' },
    { fr: 'Charte écologique', en: 'Sustainability charter', to: 3 },
  ]),
  ...entries(4, [
    { fr: 'Informations pratiques', en: 'Practical information', to: 2 },
    { fr: 'Questions fréquentes', en: 'Frequent questions', to: 'faqs' },
    { fr: 'Se connecter', en: 'Sign in', to: 'auth' },
    // Only the visitor's own menu leads there.
    { fr: 'Mes inscriptions', en: 'My bookings', to: 'userEventSubscriptions', hidden: true },
  ]),
  ...entries(5, [
    { fr: 'Nos partenaires', en: 'Our partners', to: 'partners' },
    { fr: 'Soutenir Dhaw', en: 'Support Dhaw', to: 'support' },
    { fr: 'Devenir partenaire', en: 'Become a partner', to: 'add-partner' },
    { fr: 'Appel à projets 2026', en: 'Open call 2026', to: 4 },
  ]),
  ...entries(6, [
    { fr: 'On parle de nous', en: 'In the media', to: 'medias' },
    { fr: 'Dossier de presse', en: 'Press kit', to: 'press-kit' },
    { fr: 'Ressources', en: 'Resources', to: 'resources' },
    { fr: 'Contact', en: 'Contact', to: 'contact' },
    { fr: 'Mentions légales', en: 'Legal notice', to: 19 },
  ]),
  ...entries(7, [
    ...viewPages.map((page) => ({ fr: page.title[0] ?? '', en: page.title[1], to: page.id })),
    { fr: 'Carnet d’accrochage', en: 'Notes from the hanging', to: 55 },
  ]),
];
