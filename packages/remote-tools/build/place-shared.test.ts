import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { MOST_USED_SCREENS } from './most-used-screens.ts';
import { ROOT } from './paths.ts';
import { placeShared } from './place-shared.ts';

const BIG = 1_000_000;
const SMALL = 1_000;
const module = (name: string, users: string, size: number) => ({
  items: [name],
  users: new Set(users.split(' ')),
  size,
});
const placed = (...modules: readonly ReturnType<typeof module>[]) =>
  placeShared(modules).map(({ items }) => items.toSorted().join(' '));

test('modules with the same users are one file, whatever their order of users', () => {
  expect(placed(module('a', 'x y', BIG), module('b', 'y x', BIG))).toEqual(['a b']);
});

test('big modules that only some need stay apart', () => {
  expect(placed(module('a', 'x y z', BIG), module('b', 'x', BIG), module('c', 'y', BIG))).toEqual(['a', 'b', 'c']);
});

test('a small module is put into a file that its users load anyway', () => {
  expect(placed(module('a', 'x y z', BIG), module('b', 'x y', SMALL))).toEqual(['a b']);
});

test('two screens without anything in common share no file', () => {
  expect(placed(module('a', 'x', SMALL), module('b', 'y', SMALL))).toEqual(['a', 'b']);
});

test('a file has the users and the size of all that is in it', () => {
  const [file] = placeShared([module('a', 'x y z', BIG), module('b', 'x y', SMALL)]);
  expect(file).toMatchObject({ users: new Set(['x', 'y', 'z']), size: BIG + SMALL });
});

test('a most used list does not download for another screen what it does not need', () => {
  const [list = ''] = MOST_USED_SCREENS;
  const needed = 400_000;
  const other = 250_000;
  expect(placed(module('a', 'x y z', needed), module('b', 'y z', other))).toEqual(['a b']);
  expect(placed(module('a', `${list} y z`, needed), module('b', 'y z', other))).toEqual(['a', 'b']);
});

test.each(MOST_USED_SCREENS)('%s is a screen', (screen) => {
  const [remote = '', name = ''] = screen.split('/');
  expect(existsSync(path.join(ROOT, remote, 'src/screens', name, 'index.tsx'))).toBe(true);
});
