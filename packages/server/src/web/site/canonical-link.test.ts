import { expect, it } from '@jest/globals';
import { canonicalLink } from './canonical-link.ts';

it.each([
  ['/kelas/AB12?utm=x', '<https://kelas.example/kelas/AB12>; rel="canonical"'],
  ['/kelas/a>b', '<https://kelas.example/kelas/a%3Eb>; rel="canonical"'],
])('the canonical address of %s is on the site of the organisation', (url, link) =>
  expect(canonicalLink('https://kelas.example', url)).toBe(link),
);
