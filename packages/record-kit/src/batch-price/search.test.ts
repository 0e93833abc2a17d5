import { expect, test } from '@jest/globals';
import { search } from './search.ts';

const item = (id: number, searched: string) => ({ id, name: '', about: '', searched, price: 0, orders: 0 });
const items = [item(1, 'Menyunting Naskah MNA7Q2KD'), item(2, 'Penulisan Siaran Pers'), item(3, 'Naskah Pidato')];
const matchingIds = (query: string) => search(items, query).map(({ id }) => id);

test('finds records that contain every word, in any order and case', () => {
  expect(matchingIds('naskah')).toEqual([1, 3]);
  expect(matchingIds('mna7 NASKAH')).toEqual([1]);
  expect(matchingIds('naskah siaran')).toEqual([]);
});

test('a search of spaces returns every record', () => {
  expect(matchingIds('  ')).toEqual([1, 2, 3]);
});
