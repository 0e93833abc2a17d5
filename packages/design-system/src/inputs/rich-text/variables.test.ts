import { expect, it } from '@jest/globals';
import { chipsFromVariables, isMailUrl, isPictureUrl, variablesFromChips } from './variables.ts';

const variables = [
  { name: 'nama_peserta', label: 'Nama "peserta"' },
  { name: 'tautan_kelas', label: 'Tautan kelas' },
];
const html = '<p>Halo {{nama_peserta}}, buka <a href="{{tautan_kelas}}">kelas</a> {{lain}}</p>';

it('converts known variables in the text to chips and back, and leaves links and unknown variables', () => {
  const inside = chipsFromVariables(html, variables);
  expect(inside).toContain('<span data-chip="nama_peserta">Nama &quot;peserta&quot;</span>');
  expect(inside).toContain('href="{{tautan_kelas}}"');
  expect(inside).toContain('{{lain}}');
  expect(variablesFromChips(inside)).toBe(html);
});

it.each(['https://a.example', 'mailto:a@b.example', '{{tautan_kelas}}'])('accepts links to %s', (url) => {
  expect(isMailUrl(url)).toBe(true);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/dalam', ''])('refuses links to %j', (url) => {
  expect(isMailUrl(url)).toBe(false);
});

it('accepts only pictures over https and uploaded ones', () => {
  expect(isPictureUrl('https://a.example/p.png')).toBe(true);
  expect(isPictureUrl('http://a.example/p.png')).toBe(false);
  expect(isPictureUrl(`/files/public/attachments/2026/${'a'.repeat(32)}.jpg`)).toBe(true);
  expect(isPictureUrl('/files/private/berkas/2026/a.jpg')).toBe(false);
});
