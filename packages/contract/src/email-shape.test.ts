import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { EMAIL_SHAPE } from './email-shape.ts';

it.each([
  ['siti@contoh.example', true],
  ['siti.rahma+kelas@sub.contoh.id', true],
  ['siti..rahma@contoh.id', false],
  ['.siti@contoh.id', false],
  ['sítí@contoh.id', false],
  ['siti@contoh', false],
  ['siti@contoh.c', false],
  ['siti contoh@contoh.id', false],
])('%s is an address before sending as it is for the API: %s (D227)', (address, isOne) => {
  expect([EMAIL_SHAPE.test(address), z.email().safeParse(address).success]).toEqual([isOne, isOne]);
});
