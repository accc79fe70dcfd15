import { expect, test, vi } from 'vitest';
import { keysUnder, words } from '../../../../src/i18n/translate.ts';
import { addRowButtons } from '../../../../src/screens/plan/save/row-buttons.ts';
import { openHtml } from '../../open-html.ts';

const link = (id: number, content: string) => `<a href="/en/event/E${id}/?id=${id}">${content}</a>`;

/** HTML of all kinds of lists of events: rows, cards, lines, search results, events within an event. */
const lists = `
  <ol data-entries="rows"><li><h3><b data-status="full">Full</b> ${link(1, 'Row')}</h3><p>${link(99, 'More')}</p></li></ol>
  <article data-entry>${link(2, '<h3>Card</h3>')}</article>
  <ol data-entries><li>${link(3, '<span data-title>Line</span><span class="facts">Where</span>')}</li></ol>
  <ul data-entries><li>${link(4, '<b>Result</b><span><b>Full</b></span>')}</li></ul>
  <section><h2>Within</h2><ol data-entries><li><div><h3>Outer</h3>${link(98, 'in the text')}
    <div data-links>${link(5, 'Page')}</div>
    <ol data-entries><li><div><h4>Inner</h4><div data-links>${link(6, 'Page')}</div></div></li></ol>
  </div></li></ol></section>
  <ul data-entries><li>${link(7, 'Plain')} <span>10 October</span></li></ul>
  <ul data-entries><li><a href="/en/person/1/">A person</a></li></ul>`;

test('every event of a list gets one button with its number and title, even if it is added later', async () => {
  const { document } = openHtml(`<body><h1>Page</h1>${lists}</body>`);
  let added = 0;
  addRowButtons(words('en', ...keysUnder('save'), 'plan.title'), () => (added += 1));
  const buttons = () =>
    [...document.querySelectorAll<HTMLElement>('.save')].map(
      (button) => `${button.dataset['save']} ${button.ariaLabel ?? ''}`,
    );
  const expected = ['1 Row', '2 Card', '3 Line', '4 Result', '5 Outer', '6 Inner', '7 Plain'].map((one) =>
    one.replace(/(\d) (\w+)/, '$1 Save “$2” to my plan'),
  );
  expect(buttons()).toEqual(expected);

  document
    .querySelector('article')
    ?.insertAdjacentHTML('afterend', `<article data-entry>${link(8, '<h3>Later</h3>')}</article>`);
  await vi.waitFor(() => expect(added).toBe(2));
  expect(buttons()).toHaveLength(expected.length + 1);
});
