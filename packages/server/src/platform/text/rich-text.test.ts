import { describe, expect, it } from '@jest/globals';
import { HOSTILE_HTML } from '../../testing/xss-corpus.ts';
import { cleanRichText, isBlankRichText } from './rich-text.ts';

/** Every `<` that is left opens or closes one of the allowed tags, without attributes. */
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
    const allowed = '<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <u>e</u><br />f</p>';
    expect(cleanRichText(allowed)).toBe(allowed);
  });

  it('keeps the text of what it removes', () => {
    expect(cleanRichText('<h1>Judul</h1><a href="x">tautan</a> 2 < 3 & 4')).toBe('Judultautan 2 &lt; 3 &amp; 4');
  });

  it.each([
    ['unclosed tags', '<b>'.repeat(6_000), ''],
    ['opening brackets', '<'.repeat(20_000), '&lt;'.repeat(20_000)],
  ])('cleans a description as long as it may be of nothing but %s', (_, html, text) => {
    const clean = cleanRichText(html);
    expect(clean).toMatch(HARMLESS);
    expect(clean.replace(/<[^>]*>/g, '')).toBe(text);
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
