import { type NowKey, WORDS } from './now-markup.ts';

/** What the page gives its script to say. */
export function wordsOf(root: HTMLElement): (key: NowKey) => string {
  const words: unknown = JSON.parse(root.getAttribute(WORDS) ?? '{}');
  const entries = new Map<string, unknown>(Object.entries(words ?? {}));
  return (key) => {
    const word = entries.get(key);
    return typeof word === 'string' ? word : '';
  };
}
