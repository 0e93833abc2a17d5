import { expect, test } from '@jest/globals';
import { search } from './search.ts';

const thing = (id: number, searched: string) => ({ id, name: '', about: '', searched, price: 0, orders: 0 });
const things = [thing(1, 'Menyunting Naskah MNA7Q2KD'), thing(2, 'Penulisan Siaran Pers'), thing(3, 'Naskah Pidato')];
const found = (sought: string) => search(things, sought).map(({ id }) => id);

test('finds what holds every word, wherever it stands and however it is written', () => {
  expect(found('naskah')).toEqual([1, 3]);
  expect(found('mna7 NASKAH')).toEqual([1]);
  expect(found('naskah siaran')).toEqual([]);
});

test('spaces alone leave nothing out', () => {
  expect(found('  ')).toEqual([1, 2, 3]);
});
