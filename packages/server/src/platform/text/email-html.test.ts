import { describe, expect, it } from '@jest/globals';
import { HOSTILE_HTML } from '../../testing/xss-corpus.ts';
import { cleanEmailHtml, isBlankEmail } from './email-html.ts';

/** Every `<` that is left opens or closes an allowed tag, with attributes that cannot run anything. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:b|strong|i|em|u|p|h[1-3]|ul|li|a)>|<br \/>|<\/?ol(?: start="[^"]*")?>|<a href="(?:https?:\/\/|mailto:|\{\{)[^"]*">|<img src="https:\/\/[^"]*"(?: (?:alt|width|height)="[^"]*")* \/>)*$/i;

describe('cleanEmailHtml', () => {
  it.each(HOSTILE_HTML)('leaves nothing of %j that could run (S16)', (html) => {
    expect(cleanEmailHtml(html)).toMatch(HARMLESS);
    expect(cleanEmailHtml(`<h2>${html}</h2>`)).toMatch(HARMLESS);
    expect(cleanEmailHtml(cleanEmailHtml(html))).toBe(cleanEmailHtml(html));
  });

  it('has a check that notices (control)', () => {
    expect(HOSTILE_HTML.filter((html) => HARMLESS.test(html)).length).toBeLessThan(2);
  });

  it('keeps what a mail may hold (D61)', () => {
    const allowed =
      '<h2>Halo</h2><p><b>a</b> <i>b</i> <u>c</u></p><ul><li>satu</li></ul><ol><li>dua</li></ol><p><a href="https://widya.example/daftar/A">tautan</a> <a href="mailto:a@uji.example">surel</a></p><img src="https://gambar.example/a.png" alt="Poster" />';
    expect(cleanEmailHtml(allowed)).toBe(allowed);
  });

  it('keeps variables, in texts and as addresses of links', () => {
    const allowed = '<p>Halo {{nama_peserta}}, <a href="{{tautan_kelas}}">masuk</a></p>';
    expect(cleanEmailHtml(allowed)).toBe(allowed);
  });

  it('takes addresses away that do not lead to the web, and pictures that do not come over https', () => {
    expect(cleanEmailHtml('<a href="/admins">a</a><a href="//evil.example">b</a>')).toBe('<a>a</a><a>b</a>');
    expect(cleanEmailHtml('<img src="http://a.example/x.png"><img src="x.png"><img>teks')).toBe('teks');
  });

  it('puts a line break where a paragraph is empty (B-199)', () => {
    expect(cleanEmailHtml('<p>a</p><p></p><p>&nbsp;</p><p>b</p>')).toBe('<p>a</p><br /><br /><p>b</p>');
  });
});

it('a mail is blank without text and pictures', () => {
  expect(['', '<p></p>', '<p>&nbsp;<br></p>', '<ul><li> </li></ul>'].map(isBlankEmail)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['<p>a</p>', '<p><img src="https://a.example/b.png"></p>'].map(isBlankEmail)).toEqual([false, false]);
});
