import { expect, it } from '@jest/globals';
import { outwardAddress } from './outward-address.ts';

it('joins where the product is opened, a page and what names one thing there', () => {
  expect(outwardAddress('https://widya.example', 'registration', 'AB C/1')).toBe(
    'https://widya.example/daftar/AB%20C%2F1',
  );
  expect(outwardAddress('', 'certificate', 'ABCDEFGHJK')).toBe('/sertifikat/ABCDEFGHJK');
  expect(outwardAddress('https://widya.example', 'passwordLink')).toBe('https://widya.example/atur-kata-sandi');
  expect(outwardAddress('https://widya.example/kelas', 'profile')).toBe('https://widya.example/kelas/profile');
});
