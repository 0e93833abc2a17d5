import { expect, it } from '@jest/globals';
import { parseDateText } from './parse-date.ts';

it.each([
  ['24/11/2026', '2026-11-24'],
  ['24-11-26', '2026-11-24'],
  ['4.3.2026', '2026-03-04'],
  ['24 Nov 2026', '2026-11-24'],
  ['24 november 2026', '2026-11-24'],
  ['5 Agt 2026', '2026-08-05'],
  ['5 Agustus 2026', '2026-08-05'],
  ['1 Mei 2026', '2026-05-01'],
  ['2026-11-24', '2026-11-24'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['12/31/2026', null],
  ['24/11/0026', null],
  ['besok', null],
  ['', null],
])('reads %j as %j', (text, date) => {
  expect(parseDateText(text)).toBe(date);
});
