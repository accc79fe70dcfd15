import { pageLang } from '../../components/browser/page-lang.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festivalMoment } from '../../site/festival-moment.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { visitorNow } from '../../site/visitor-clock.ts';
import { ApiError, readEvent, readPerson } from '../../stores/records.ts';
import { pageById } from '../event/by-id/page-by-id.client.ts';
import type { NamedRecord } from './record-address.ts';
import { eventWords, personWords, type RecordWords } from './record-words.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { langAttributes, type LocalText } from '../../domain/text/localise.ts';
import { activateRegistrations } from '../account/registrations.client.ts';
import { REGISTER, REGISTER_LINKS } from '../event/buttons/registration-markup.ts';
import { STATUS } from '../event/row/row-markup.ts';
import { PLACE, TEXT, TICKETS, WHEN } from './record-markup.ts';

/**
 * Redirects to the page of the record if the site has one, otherwise shows what the back end returns. Does nothing if
 * neither knows the record, or the back end does not answer.
 */
export async function findRecord(page: HTMLElement, { kind, id }: NamedRecord): Promise<void> {
  const lang = pageLang();
  if (kind === 'event') {
    const known = await pageById(pagePath(lang, 'event'), id);
    if (known) {
      location.replace(known);
      return;
    }
  }
  if (!publicEnvironment.hasBackEnd) return;
  try {
    if (kind === 'event') {
      const event = await readEvent(id);
      if (event) showRecord(page, eventWords(event, lang, festivalMoment(visitorNow())));
    } else {
      const person = await readPerson(id);
      if (person) showRecord(page, personWords(person, lang));
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Replaces the page's content with the record. Only text is taken from the record, never markup. */
function showRecord(page: HTMLElement, { id, title, status, when, place, text, booking }: RecordWords): void {
  const template = page.querySelector('template');
  if (!template) return;
  const shown = template.content.cloneNode(true) as DocumentFragment;
  const heading = shown.querySelector('h1');
  if (heading && title) say(heading, title);
  for (const word of shown.querySelectorAll<HTMLElement>(`[${STATUS}]`))
    if (word.getAttribute(STATUS) !== status) word.remove();
  put(shown, WHEN, when);
  put(shown, PLACE, place);
  put(shown, TEXT, text && { ...text, text: plain(text.text) });

  const register = shown.querySelector<HTMLAnchorElement>(REGISTER_LINKS);
  if (register && booking?.kind === 'register') {
    register.setAttribute(REGISTER, String(id));
    // A link in a template has no base URL.
    const address = new URL(register.getAttribute('href') ?? '', location.origin);
    address.searchParams.set('next', location.pathname + location.search);
    address.searchParams.set('register', String(id));
    register.href = address.pathname + address.search;
  } else register?.remove();
  const tickets = shown.querySelector<HTMLAnchorElement>(`[${TICKETS}]`);
  if (tickets && booking?.kind === 'tickets')
    Object.assign(tickets, { href: booking.url, target: '_blank', rel: 'noopener' });
  else tickets?.remove();

  if (title) document.title = document.title.replace(/^.*(?= — )/, () => title.text);
  page.replaceChildren(shown);
  activateRegistrations();
}

function put(shown: DocumentFragment, attribute: string, text: LocalText | null): void {
  const element = shown.querySelector<HTMLElement>(`[${attribute}]`);
  if (!element) return;
  if (text?.text) say(element, text);
  else element.remove();
}

function say(element: HTMLElement, text: LocalText): void {
  Object.assign(element, { textContent: text.text }, langAttributes(text));
}

/** Returns the text of HTML. Not parsed as a document: the page's policy would report its styles and handlers. */
function plain(html: string): string {
  return htmlToText(html.replace(/<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi, ' '));
}
