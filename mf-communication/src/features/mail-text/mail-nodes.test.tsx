import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { isBlankMail, mailNodes, withLineBreaks } from './mail-nodes.ts';

const drawn = (html: string) => render(<article>{mailNodes(html)}</article>).container;

test('keeps the elements that are allowed in a mail', () => {
  const mail = drawn(
    '<h2>Selamat</h2><p>Halo <b>Tirta</b>, <a href="https://widya.example/kelas">buka</a></p><ul><li><p>satu</p></li></ul><img src="https://widya.example/a.png" alt="Spanduk">',
  );
  expect(mail.querySelector('h2')).toHaveTextContent('Selamat');
  expect(mail.querySelector('a')).toHaveAttribute('href', 'https://widya.example/kelas');
  expect(mail.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(mail.querySelector('li')).toHaveTextContent('satu');
  expect(mail.querySelector('img')).toHaveAttribute('alt', 'Spanduk');
});

test('shows an uploaded picture, and no other file of this server', () => {
  const uploaded = `/files/public/attachments/2026/${'a'.repeat(32)}.jpg`;
  const mail = drawn(`<img src="${uploaded}" alt="Spanduk"><img src="/files/private/x.jpg" alt="Rahasia">`);
  expect([...mail.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([uploaded]);
});

test('shows a generated poster in the size it has in the mail', () => {
  const poster = '/poster/MNA7Q2.png?bentuk=kartu&amp;topik=SUNTING';
  const mail = drawn(`<p><img src="${poster}" alt="" width="560" height="336"></p><img src="/poster/x.svg">`);
  expect(mail.querySelectorAll('img')).toHaveLength(1);
  expect(mail.querySelector('img')).toHaveAttribute('width', '560');
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src="http://widya.example/a.png">',
  '<a href="javascript:alert(1)">tekan</a>',
  '<a href=" java\tscript:alert(1)">tekan</a>',
  '<a href="data:text/html,<script>alert(1)</script>">tekan</a>',
  '<p style="background:url(x)" onclick="alert(1)">teks</p>',
  '<svg onload="alert(1)"><a href="https://widya.example">x</a></svg>',
  '<iframe src="https://widya.example"></iframe>',
  '<form action="https://widya.example"><input name="a"><button>Kirim</button></form>',
  '<style>body{display:none}</style>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
])('renders nothing harmful of %s', (html) => {
  const mail = drawn(html);
  expect(mail.querySelector('script, style, svg, math, iframe, form, input, button, img, a')).toBeNull();
  for (const element of mail.querySelectorAll('*'))
    expect([...element.attributes].filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual([]);
});

test('empty paragraphs become line breaks', () => {
  expect(withLineBreaks('<p>Halo</p><p></p><p>&nbsp;</p><p>Salam</p>')).toBe('<p>Halo</p><br><br><p>Salam</p>');
});

test('a mail of markup alone is blank; one with a picture is not', () => {
  expect(isBlankMail('<p> </p><p>&nbsp;</p><ul><li></li></ul>')).toBe(true);
  expect(isBlankMail('<p>{{nama_peserta}}</p>')).toBe(false);
  expect(isBlankMail('<img src="https://widya.example/a.png">')).toBe(false);
});
