import { expect, it } from '@jest/globals';
import { grantOf } from './grant-of.ts';

const GRANTS = {
  pengelola: 'superadmin',
  kelas: ['home', 'email'],
  surel: ['email', 'users'],
  pengajar: 'instructor',
} as const;

it.each([
  ['one value', 'kelas', { kind: 'admin', role: 'admin', menu: ['home', 'email'] }],
  [
    'several, whose keys add up',
    ['kelas', 'surel'],
    { kind: 'admin', role: 'admin', menu: ['home', 'users', 'email'] },
  ],
  ['a superadmin', ['kelas', 'pengelola'], { kind: 'admin', role: 'superadmin' }],
  ['an instructor', ['pengajar', 'lain'], { kind: 'instructor' }],
  ['an admin who also teaches', ['pengajar', 'kelas'], { kind: 'admin', role: 'admin', menu: ['home', 'email'] }],
])('gives the rights of %s', (_of, value, grant) => {
  expect(grantOf(value, GRANTS)).toEqual(grant);
});

it.each([[undefined], [null], ['lain'], ['toString'], ['__proto__'], [[]], [[1, null]], [{ kelas: true }]])(
  'gives nothing for %p',
  (value) => {
    expect(grantOf(value, GRANTS)).toBeNull();
  },
);
