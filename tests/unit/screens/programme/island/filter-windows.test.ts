import { beforeEach, expect, test, vi } from 'vitest';
import { filterWindows } from '../../../../../src/screens/programme/island/filter-windows.ts';
import { part } from '../../../../../src/screens/programme/programme-markup.ts';
import { $matchCount } from '../../../../../src/stores/programme-filter.ts';
import { openHtml } from '../../../open-html.ts';

const attribute = (name: Parameters<typeof part>[0]): string => Object.keys(part(name)).join();

/** Answers of the site by the path of the window. A window that is still loading is a pending promise. */
type Answers = Record<string, Promise<Response> | Response>;
const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const nextLink = `<a href="/w/4-2/" ${attribute('turn')}></a>`;
const windowOf = (title: string, total: number): Response =>
  new Response(`<div data-total="${total}"><h2>${title}</h2>${nextLink}</div>`, { headers });

let programme: HTMLElement;

function open(answers: Answers) {
  const { document } = openHtml(
    `<div id="programme"><a href="?type=4" data-type="4">Débats</a><div ${attribute('list')}>
      <div ${attribute('sections')}></div><div ${attribute('window')}></div>
      <p ${attribute('windowFailure')} hidden></p></div></div>`,
    '/',
  );
  programme = document.querySelector<HTMLElement>('#programme') ?? document.body;
  const failure = new Response(null, { status: 503 });
  vi.stubGlobal(
    'fetch',
    vi.fn((href: string) => Promise.resolve(answers[href] ?? failure)),
  );
  const show = filterWindows(programme, { base: '/w/', total: 900 });
  return (typeId: number | null) => show({ typeId, day: null });
}

const element = (name: Parameters<typeof part>[0]) =>
  programme.querySelector<HTMLElement>(`[${attribute(name)}]`);
const shown = () => element('window')?.textContent;

const typeLink = () => programme.querySelector<HTMLElement>('[data-type]');

function pointAtType(): void {
  const { defaultView } = programme.ownerDocument;
  const event = defaultView && new defaultView.Event('pointerover', { bubbles: true });
  if (event) typeLink()?.dispatchEvent(event);
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('a type shows its first window in place of the days, and the number of its events, and keeps the focus at its link', async () => {
  const show = open({ '/w/4-1/': windowOf('Débats', 230) });
  const link = typeLink();
  link?.focus();
  show(4);
  await vi.waitFor(() => expect(shown()).toBe('Débats'));
  expect(programme.ownerDocument.activeElement).toBe(link);
  expect(element('sections')?.hidden).toBe(true);
  expect($matchCount.get()).toBe(230);
  show(null);
  expect([shown(), element('sections')?.hidden, $matchCount.get()]).toEqual(['', false, 900]);
});

test('the days after the first rows follow, before the links to other windows, once these are painted', async () => {
  const day = (name: string) => `<section>${name} <ol data-entries="rows">${'<li>'.repeat(4)}</ol></section>`;
  const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi'].map(day).join('');
  const window = new Response(`<div data-total="16">${days}<nav>Suite</nav></div>`, { headers });
  const show = open({ '/w/4-1/': window });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  show(4);
  await vi.waitFor(() => expect(shown()).toBe('Lundi Mardi Suite'));
  for (const run of frames) run();
  await vi.waitFor(() => expect(shown()).toBe('Lundi Mardi Mercredi Jeudi Suite'));
});

test('the list stays as it is, marked as busy, until the window is loaded, unless the page opens with the type', async () => {
  const slow = Promise.withResolvers<Response>();
  const show = open({ '/w/4-1/': slow.promise });
  const state = () => [element('sections')?.hidden, element('list')?.getAttribute('aria-busy')];
  show(null);
  show(4);
  expect(state()).toEqual([false, 'true']);
  slow.resolve(windowOf('Débats', 230));
  await vi.waitFor(() => expect(state()).toEqual([true, null]));
  open({ '/w/4-1/': new Promise(() => undefined) })(4);
  expect(element('sections')?.hidden).toBe(true);
});

test.each([
  ['not again if it was prefetched when its type was pointed at', windowOf('Débats', 230), 1],
  ['again if it could not be prefetched', new Response(null, { status: 503 }), 2],
])('the window of a type is requested %s', async (_, first, requests) => {
  const answers: Answers = { '/w/4-1/': first };
  const show = open(answers);
  show(null);
  pointAtType();
  await new Promise((done) => setTimeout(done));
  answers['/w/4-1/'] = windowOf('Débats', 230);
  show(4);
  await vi.waitFor(() => expect(shown()).toBe('Débats'));
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test('the window of a type is loaded ahead, unless data is saved', () => {
  open({});
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', vi.fn());
  programme.ownerDocument.documentElement.dataset['saver'] = 'true';
  filterWindows(programme, { base: '/w/', total: 900 });
  expect(fetch).not.toHaveBeenCalled();
});

test('a window that arrives after another was chosen is not shown', async () => {
  const late = Promise.withResolvers<Response>();
  const show = open({ '/w/4-1/': late.promise, '/w/2-1/': windowOf('Ateliers', 120) });
  show(4);
  show(2);
  await vi.waitFor(() => expect(shown()).toBe('Ateliers'));
  late.resolve(windowOf('Débats', 230));
  await new Promise((done) => setTimeout(done));
  expect([shown(), $matchCount.get()]).toEqual(['Ateliers', 120]);
});

test('a window that cannot be loaded shows a message, which disappears when another window is shown', async () => {
  const show = open({ '/w/2-1/': windowOf('Ateliers', 120) });
  show(4);
  await vi.waitFor(() => expect(element('windowFailure')?.hidden).toBe(false));
  show(2);
  await vi.waitFor(() => expect(shown()).toBe('Ateliers'));
  expect(element('windowFailure')?.hidden).toBe(true);
});

test.each([
  ['at the first heading of the next window', windowOf('Débats, suite', 230), 'h2'],
  ['at the message that it failed', new Response(null, { status: 503 }), `[${attribute('windowFailure')}]`],
])('a visitor who turns to the next window goes on %s', async (_, next, place) => {
  const show = open({ '/w/4-1/': windowOf('Débats', 230), 'https://dhaw.example/w/4-2/': next });
  show(4);
  await vi.waitFor(() => expect(shown()).toBe('Débats'));
  const frame = element('window');
  if (frame) frame.scrollIntoView = () => undefined;
  const link = element('turn');
  link?.focus();
  link?.click();
  await vi.waitFor(() => expect(shown()).not.toBe('Débats'));
  const { activeElement } = programme.ownerDocument;
  expect(activeElement).toBe(programme.querySelector(place));
  expect(activeElement?.getAttribute('tabindex')).toBe('-1');
});
