import { describe, expect, it } from '@jest/globals';
import { HOSTILE_HTML } from '../testing/xss-corpus.ts';
import { cleanRichText, isBlankRichText } from './rich-text.ts';

/** Every `<` that is left opens or closes one of the allowed tags, bare. */
const HARMLESS = /^(?:[^<]|<\/?(?:b|strong|i|em|u|p)>|<br \/>)*$/;

describe('cleanRichText', () => {
  it.each(HOSTILE_HTML)('leaves nothing of %j that could run (S16)', (html) => {
    expect(cleanRichText(html)).toMatch(HARMLESS);
    expect(cleanRichText(`<b>${html}</b>`)).toMatch(HARMLESS);
    expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
  });

  it('has a corpus of at least sixty, and a check that notices (control)', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(60);
    expect(HOSTILE_HTML.filter((html) => HARMLESS.test(html)).length).toBeLessThan(2);
  });

  it('keeps bold, italic, underline and lines', () => {
    const kept = '<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u><br />f</p>';
    expect(cleanRichText(kept)).toBe(kept);
  });

  it('keeps the words of what it takes away', () => {
    expect(cleanRichText('<h1>Judul</h1><a href="x">tautan</a> 2 < 3 & 4')).toBe('Judultautan 2 &lt; 3 &amp; 4');
  });

  it('is quick with a description as long as it may be', () => {
    const processorTime = (html: string): number => {
      const times = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        cleanRichText(html);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...times);
    };
    // Four times the text takes about four times as long; sixteen times would be quadratic.
    expect(processorTime('<b>'.repeat(6_000))).toBeLessThan(10 * processorTime('<b>'.repeat(1_500)));
    expect(processorTime('<'.repeat(20_000))).toBeLessThan(10 * processorTime('<'.repeat(5_000)));
  });
});

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp; <br></p>', true],
  ['<b>a</b>', false],
])('isBlankRichText(%j) is %j', (html, blank) => {
  expect(isBlankRichText(html)).toBe(blank);
});
