import { expect, it } from '@jest/globals';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Halo Sari,</p><p>Kelas dimulai besok.</p>', 'Halo Sari,\n\nKelas dimulai besok.'],
  ['<p>Buka <a href="https://w.example/k/1">halaman kelas</a>.</p>', 'Buka halaman kelas (https://w.example/k/1).'],
  ['<p><a href="https://w.example/k/1">https://w.example/k/1</a></p>', 'https://w.example/k/1'],
  ['<h1>Jadwal</h1><ul><li>Senin</li><li>Selasa</li></ul>', 'Jadwal\n\n * Senin\n * Selasa'],
  ['<p>Tanda &lt;b&gt; &amp; tanda<img src="x.png" alt=""></p>', 'Tanda <b> & tanda'],
  [`<p>${'kata '.repeat(60).trim()}</p>`, 'kata '.repeat(60).trim()],
])('reads %s as text', (html, text) => {
  expect(plainText(html)).toBe(text);
});
