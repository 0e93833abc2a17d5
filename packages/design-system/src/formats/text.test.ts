import { expect, it } from '@jest/globals';
import { formatPhone, initials, truncate } from './text.ts';

it.each([
  ['Ratna Prameswari', 'RP'],
  ['Dr. Ivan Hadikusumo, M.Hum.', 'IH'],
  ['Siti', 'S'],
  ['I Made Wirawan', 'IW'],
  ['', '?'],
  [null, '?'],
])('initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('truncates long texts after a word', () => {
  expect(truncate('Konfirmasi ulang kepada pengajar', 18)).toBe('Konfirmasi ulang…');
  expect(truncate('pendek', 18)).toBe('pendek');
  expect(Array.from(truncate('a'.repeat(40), 10))).toHaveLength(10);
});

it('writes phone numbers as people read them', () => {
  expect(formatPhone('+6281234567890')).toBe('0812-3456-7890');
  expect(formatPhone('081234567890')).toBe('0812-3456-7890');
  expect(formatPhone('021-555')).toBe('021-555');
});
