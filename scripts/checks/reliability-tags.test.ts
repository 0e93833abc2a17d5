import { expect, it } from '@jest/globals';
import { untestedNumbers } from './reliability-tags.ts';

// Composes the numbers, because the check would find literal ones in this file.
const tag = (...numbers: readonly number[]) => numbers.map((number) => `S${number}`).join(', ');

const all = Array.from({ length: 48 }, (_, index) => `it('holds (${tag(index + 1)})', () => {});`);

it('finds a number in the name of a test, beside others and other text', () => {
  expect(untestedNumbers(new Map([['a.test.ts', all.join('\n')]]))).toEqual([]);
  const others = all.filter((line) => !/S(10|13|43)\)/.test(line));
  const named = `describe('who may what (${tag(10, 13)})', () => {});\nit('forgets (${tag(43)}, UU PDP)', () => {});`;
  expect(untestedNumbers(new Map([['a.spec.ts', [...others, named].join('\n')]]))).toEqual([]);
});

it('names the numbers without a test', () => {
  const some = all.filter((line) => !line.includes(tag(24)));
  expect(untestedNumbers(new Map([['a.test.ts', some.join('\n')]]))).toEqual([tag(24)]);
  // Numbers in a comment, or in a file that is not a test, do not count.
  const elsewhere = new Map([
    ['a.test.ts', [...some, `// as the bar says (${tag(24)})`].join('\n')],
    ['b.ts', `const title = 'zips (${tag(24)})';`],
  ]);
  expect(untestedNumbers(elsewhere)).toEqual([tag(24)]);
});
