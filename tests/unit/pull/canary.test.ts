import { describe, expect, it, vi } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { createReader, type ReaderSite } from '../../../scripts/pull/readers/reader.ts';
import { proveSafe, UnsafeSanitiser } from '../../../scripts/pull/sanitise/canary.ts';
import { fakeBackEnd, pullOptions } from './harness.ts';

const dom = vi.hoisted(() => ({ isReal: true }));

// As DOMPurify does if there is no real DOM, the broken sanitiser returns its input unchanged.
vi.mock(import('../../../scripts/pull/sanitise/html.ts'), async (original) => {
  const { createHtmlSanitiser } = await original();
  return { createHtmlSanitiser: (options) => (dom.isReal ? createHtmlSanitiser(options) : (html) => html) };
});

it('a sanitiser that lets an attack through stops the pull, even if there is a good snapshot', async () => {
  const openReader = (site: ReaderSite) =>
    Promise.resolve({ ...createReader(site), [Symbol.dispose]: () => undefined });
  const options = { ...pullOptions(fakeBackEnd()), openReader };
  await pull(options);
  dom.isReal = false;
  await expect(pull(options)).rejects.toThrow(UnsafeSanitiser);
});

describe('the proof of a sanitiser', () => {
  const handler = 'lets <img src=x onerror=alert(1)> through';

  it.each([
    ['lets everything through', (html: string) => html, 'lets <script>alert(1)</script> through as <script>'],
    ['lets handlers through', (html: string) => html.replace(/<(?!img|p|a|strong)[^>]*>/g, ''), handler],
    ['only escapes script tags', (html: string) => html.replaceAll('<script', '&lt;script'), handler],
    ['swallows everything', () => '', 'makes  of <p>'],
  ])('fails with an example if the sanitiser %s', (_name, broken, found) => {
    expect(() => proveSafe(broken)).toThrow(UnsafeSanitiser);
    expect(() => proveSafe(broken)).toThrow(found);
  });
});
