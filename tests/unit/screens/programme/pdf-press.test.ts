import { expect, onTestFinished, test, vi } from 'vitest';
import { isPdf, savePdf } from '../../../../src/screens/programme/pdf-press.ts';
import { PDF_FAILED } from '../../../../src/screens/programme/programme-markup.ts';
import { programmeView } from '../../../../src/screens/programme/programme-view.ts';
import { $notices } from '../../../../src/stores/notices.ts';
import { openHtml } from '../../open-html.ts';
import { festivalOf } from '../builders.ts';

test.each([
  ['a PDF is recognised', '%PDF-1.7\n…', true],
  ['a PDF after bytes that are no text is recognised', [new Uint8Array(1000).fill(0xc3), '%PDF-1.4'], true],
  ['a page that mentions a PDF only far below is not a PDF', `${' '.repeat(2000)}%PDF-1.4`, false],
  ['a page of a portal is not a PDF', '<!doctype html><title>Log in</title>', false],
  ['a file that is cut short is not a PDF', '%PD', false],
])('%s', async (_, content, expected) => {
  expect(await isPdf(new Blob([content].flat()))).toBe(expected);
});

const copied = 'https://api.example/en.pdf';
const large = 'https://api.example/large.pdf';

test.each([
  ['is saved if the site has a copy', 217, copied, { state: 'ready', href: '/media/c.pdf' }],
  ['is left to the browser if the site has no copy', 217, large, { state: 'elsewhere', href: large }],
  ['is broken if it has no address', 217, null, { state: 'broken' }],
  ['is missing if it is only in another language', 215, copied, { state: 'none' }],
])('the document of a programme %s', (_, id, url, pdf) => {
  const media = { [copied]: { hash: 'c', extension: 'pdf', bytes: 1, size: null } as const };
  const data = festivalOf({ pdfs: [{ id, url }], media });
  expect(programmeView({ edition: data.current, events: [] }, data, 'en').pdf).toEqual(pdf);
});

test.each([
  ['the link of a PDF that cannot be fetched', `<a href="/a.pdf" ${PDF_FAILED}="Not saved."></a>`],
  ['the button of a PDF without an address', `<button ${PDF_FAILED}="Not saved."></button>`],
])('a press on %s is answered by one message of the page, as often as it is pressed', async (_, html) => {
  const { document } = openHtml(html);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  vi.spyOn(console, 'error').mockReturnValue();
  const control = document.querySelector<HTMLElement>(`[${PDF_FAILED}]`) ?? document.body;
  const texts = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`);
  onTestFinished(() => $notices.set([]));
  const saving = savePdf(control);
  expect([texts(), control.getAttribute('aria-busy')]).toEqual([[], 'true']);
  await saving;
  expect([texts(), control.getAttribute('aria-busy')]).toEqual([['error: Not saved.'], null]);
  const again = savePdf(control);
  expect(texts()).toEqual([]);
  await again;
  expect(texts()).toEqual(['error: Not saved.']);
});
