import { expect, it } from '@jest/globals';
import { chatUrl, parsePhone } from './phone.ts';
import { isWebUrl } from './url.ts';

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['021-555123', null],
  ['12345', null],
])('reads %s as %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

it('returns the address of a WhatsApp chat', () => {
  expect(chatUrl('081234567890')).toBe('https://wa.me/6281234567890');
  expect(chatUrl('x')).toBeNull();
});

it.each([
  ['https://contoh.example/kelas', true],
  ['http://contoh.example', true],
  ['contoh.example', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is a web address: %s', (text, good) => {
  expect(isWebUrl(text)).toBe(good);
});
