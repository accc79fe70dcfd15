import { htmlToText } from '../../domain/text/html-text.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import { activateRegistrations } from '../account/registrations.client.ts';
import { REGISTER, REGISTER_LINKS } from '../event/buttons/registration-markup.ts';
import type { RecordWords } from './record-words.ts';
import { PLACE, STATUS, TEXT, TICKETS, WHEN } from './record-markup.ts';

/** Replaces the page's content by the record. Only text is taken from it, never markup. */
export function showRecord(
  page: HTMLElement,
  { id, title, status, when, place, text, booking }: RecordWords,
): void {
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

function say(element: HTMLElement, { text, lang, isFallback }: LocalText): void {
  element.textContent = text;
  if (!isFallback) return;
  element.lang = lang;
  if (lang === 'ar') element.dir = 'rtl';
}

/** Its text alone. Not parsed as a document: the page's policy would report its styles and handlers. */
function plain(html: string): string {
  return htmlToText(html.replace(/<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi, ' '));
}
