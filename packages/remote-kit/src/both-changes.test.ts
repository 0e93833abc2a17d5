import { expect, it } from '@jest/globals';
import { contestedFields, mergeBoth } from './both-changes.ts';

const base = { name: 'Kelas', price: 100, tags: ['a'], note: '' };
const mine = { name: 'Kelas Saya', price: 200, tags: ['a'], note: '' };
const theirs = { name: 'Kelas Kita', price: 100, tags: ['a', 'b'], note: '' };
const changes = { base, mine, theirs };

it('there is a conflict only where both changed the same field differently', () => {
  expect(contestedFields(changes)).toEqual(['name']);
  expect(contestedFields({ ...changes, theirs: { ...theirs, name: 'Kelas Saya' } })).toEqual([]);
});

it('keeps changes of only one of them, whoever it was', () => {
  expect(mergeBoth(changes, ['name'])).toEqual({ name: 'Kelas Saya', price: 200, tags: ['a', 'b'], note: '' });
  expect(mergeBoth(changes, [])).toEqual({ name: 'Kelas Kita', price: 200, tags: ['a', 'b'], note: '' });
});
