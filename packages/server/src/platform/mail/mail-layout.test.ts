import { expect, it } from '@jest/globals';
import { cleanEmailHtml } from '../text/email-html.ts';
import { mailBody } from './mail-layout.ts';
import { withWholeAddresses } from './mail-pictures.ts';
import { plainText } from './plain-text.ts';

const html = '<p>Yth. Sari,</p><p>Pendaftaran Anda diterima.</p>';
const poster = { src: '/poster/MNA7Q2.png?bentuk=kartu&topik=SUNTING', width: 560, height: 336 };
const origins = { files: 'https://berkas.example', product: 'https://widya.example' };

it('a poster stands above the text, as decoration of a known size', () => {
  const body = mailBody({ html, poster });
  expect(body.endsWith(html)).toBe(true);
  expect(body).toMatch(/^<p><img src="[^"]+" alt="" width="560" height="336" style="[^"]*max-width:100%;height:auto/);
  expect(mailBody({ html, poster: null })).toBe(html);
  expect(mailBody({ html })).toBe(html);
});

it('a poster changes nothing of the plain text', () => {
  expect(plainText(mailBody({ html, poster }))).toBe(plainText(html));
});

it('a poster is loaded from the product if generated, from files if uploaded, else from its own address', () => {
  const srcOf = (src: string) =>
    /src="([^"]*)"/.exec(withWholeAddresses(mailBody({ html, poster: { ...poster, src } }), origins))?.[1];
  expect(srcOf(poster.src)).toBe('https://widya.example/poster/MNA7Q2.png?bentuk=kartu&amp;topik=SUNTING');
  const file = `/files/public/class-images/2026/${'a'.repeat(32)}.jpg`;
  expect(srcOf(file)).toBe(`https://berkas.example${file}`);
  expect(srcOf('https://gambar.example/a.jpg')).toBe('https://gambar.example/a.jpg');
});

it('a poster stays in a mail that is shown in the back office', () => {
  expect(cleanEmailHtml(mailBody({ html, poster }))).toContain(
    '<img src="/poster/MNA7Q2.png?bentuk=kartu&amp;topik=SUNTING" alt="" width="560" height="336" />',
  );
});
