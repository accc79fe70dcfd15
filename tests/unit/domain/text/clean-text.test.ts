import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../../src/domain/text/clean-text.ts';
import { badCharacters } from '../../../fixtures/characters.ts';

describe('a text from outside', () => {
  it('loses every control, lone surrogate, noncharacter and change of direction', () => {
    for (const bad of badCharacters) {
      const code = bad.codePointAt(0)?.toString(16);
      expect([code, cleanText(`a${bad}b${bad}`)]).toEqual([code, 'ab']);
    }
  });

  it('keeps what people write: accents, emoji of several parts, joiners, tabs and the marks of direction', () => {
    const text = 'Été « à l’ombre »\u00a0!\tضوء\u200f — می‌خواهم 👩‍🎨🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u200e\u061c';
    expect(cleanText(text)).toBe(text);
  });

  it('has uniform line ends, so that no two words run together', () => {
    expect(cleanText('a\r\nb\rc\nd\u2028e\u2029f\u0085g\u000bh\u000ci')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni');
  });
});
