import { expect, vi } from 'vitest';
import { pathIn } from '../../fixtures/routes.ts';
import { eventSummaries } from '../../e2e/support/event-summaries.ts';
import type { Visitor as Account } from '../../e2e/support/visitor.ts';
import { wordsOf, type Lang } from '../../e2e/support/words.ts';
import type { EnginePage } from './engine.ts';
import { findVisible, type Found, type Name, type Role } from './find.ts';

/** Time limit and interval of waiting, long enough for a browser on a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** Someone with a device, who reads the site in one language. */
export class Visitor {
  readonly page: EnginePage;
  readonly lang: Lang;
  /** The site's own words, by their key in the dictionaries. */
  readonly words: (key: string) => string;
  readonly #site: string;

  constructor(page: EnginePage, lang: Lang, site: string) {
    this.page = page;
    this.lang = lang;
    this.words = wordsOf(lang);
    this.#site = site;
  }

  /** Goes to a page of the visitor's language: `program/2024`. */
  async opens(route: string): Promise<void> {
    await this.goesTo(pathIn(this.lang, route));
  }

  /** Goes to a path of the site, or to a whole address. */
  async goesTo(path: string): Promise<void> {
    await this.page.open(new URL(path, this.#site).href);
  }

  /** Waits until an element of this role and name is visible. */
  async sees(role: Role, name: Name): Promise<Found> {
    return vi.waitFor(() => this.#visible(role, name), PATIENCE);
  }

  /** Waits until no element of this role and name is visible. */
  async losesSightOf(role: Role, name: Name): Promise<void> {
    await vi.waitFor(async () => expect(await this.couldPress(role, name)).toBe(false), PATIENCE);
  }

  /** Returns whether an element of this role and name is visible now. */
  async couldPress(role: Role, name: Name): Promise<boolean> {
    return this.#visible(role, name).then(
      () => true,
      () => false,
    );
  }

  async presses(role: Role, name: Name): Promise<void> {
    // The element may move before the press: then it is pressed at its new place.
    await vi.waitFor(async () => {
      const { point } = await this.#visible(role, name);
      if (!point)
        throw new Error(`The ${role} “${String(name)}” moves, is disabled, or lies under something`);
      await this.page.press(point.x, point.y);
    }, PATIENCE);
  }

  /** Begins to scroll down. */
  async scrolls(): Promise<void> {
    await vi.waitFor(async () => {
      await this.page.turnWheel(100);
      expect(await this.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }, PATIENCE);
  }

  /** Writes into a field. */
  async writes(role: Role, name: Name, text: string): Promise<void> {
    await this.presses(role, name);
    await this.page.type(text);
  }

  /** Fills in the registration form of the open page, and sends it. */
  async makesAccount(person: Account): Promise<void> {
    await this.presses('tab', this.words('auth.register'));
    for (const [field, text] of [
      ['firstName', person.first_name],
      ['lastName', person.last_name],
      ['username', person.username],
      ['email', person.email],
      ['password', person.password],
      ['password2', person.password],
    ] as const)
      await this.writes('textbox', this.words(`auth.${field}`), text);
    await this.presses('button', this.words('auth.registerSubmit'));
    await this.reads(this.words('auth.registerDone'));
  }

  /** Waits until the page contains this text, regardless of white space. */
  async reads(text: string | RegExp): Promise<void> {
    const words = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ') : text;
    await vi.waitFor(async () => expect(await this.text()).toMatch(words), PATIENCE);
  }

  /** Returns the visible text of the page, on one line. */
  async text(): Promise<string> {
    const text = await this.page.evaluate(() => document.body.innerText);
    return text.replaceAll(/\s+/g, ' ');
  }

  /** Waits until the address of the page, without the site's origin, matches this pattern. */
  async arrivesAt(address: RegExp): Promise<void> {
    await vi.waitFor(
      async () => expect(decodeURI((await this.page.address()).slice(this.#site.length))).toMatch(address),
      PATIENCE,
    );
  }

  /** Returns the file of the site that a link of this name points to, as text. */
  async follows(name: Name): Promise<string> {
    const { address } = await this.sees('link', name);
    const answer = await fetch(address.replace(/^webcal:/, 'http:'));
    expect(answer.status, address).toBe(200);
    return answer.text();
  }

  /** Returns the title of an event in the visitor's language. */
  async titleOf(eventId: number): Promise<string> {
    const events = await eventSummaries((path) => fetch(new URL(path, this.#site)), this.lang);
    const event = events.get(eventId);
    if (!event) throw new Error(`The site has no event ${eventId}`);
    return event.title.text;
  }

  /** Returns the site's own words with their placeholders filled in. */
  says(key: string, parts: Record<string, string | number>): string {
    return this.words(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
  }

  /** Waits until the device keeps a page, given by its full address, for reading without a network. */
  async isReadyToReadOffline(address: string): Promise<void> {
    const isKept = (url: string): Promise<boolean> =>
      this.page.evaluate(
        async (page) =>
          navigator.serviceWorker.controller !== null && (await caches.match(page)) !== undefined,
        url,
      );
    await vi.waitFor(async () => expect(await isKept(address)).toBe(true), PATIENCE);
  }

  /** Waits until the page has this background colour. */
  async seesBackground(colour: string): Promise<void> {
    const background = (): Promise<string> =>
      this.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await vi.waitFor(async () => expect(await background()).toBe(colour), PATIENCE);
  }

  /** Presses a link of the menu. Opens the menu and a section of it first if the link is not visible. */
  async findsInMenu(link: string, section: Name): Promise<void> {
    if (!(await this.couldPress('link', link))) {
      await this.presses('button', this.words('nav.menu'));
      await this.presses('button', section);
    }
    await this.presses('link', link);
  }

  /** Returns the content of the clipboard, by pasting it. */
  async pastes(): Promise<string> {
    await this.page.evaluate(() => {
      const note = document.createElement('textarea');
      note.id = 'note-of-the-test';
      document.body.append(note);
      note.focus();
    });
    await this.page.pressKey('v', 'Control');
    return this.page.evaluate(() => {
      const note = document.getElementById('note-of-the-test') as HTMLTextAreaElement;
      note.remove();
      return note.value;
    });
  }

  async #visible(role: Role, name: Name): Promise<Found> {
    const match = await findVisible(this.page, role, name);
    if (!match)
      throw new Error(`There is no ${role} “${String(name)}” to be seen at ${await this.page.address()}`);
    return match;
  }
}
