import { expect, test } from '@jest/globals';
import { search } from './search.ts';

const item = (id: number, searched: string) => ({ id, name: '', about: '', searched, price: 0, orders: 0 });
const items = [item(1, 'Menyunting Naskah MNA7Q2KD'), item(2, 'Penulisan Siaran Pers'), item(3, 'Naskah Pidato')];
const found = (sought: string) => search(items, sought).map(({ id }) => id);

test('finds what holds every word, wherever it stands and however it is written', () => {
  expect(found('naskah')).toEqual([1, 3]);
  expect(found('mna7 NASKAH')).toEqual([1]);
  expect(found('naskah siaran')).toEqual([]);
});

test('spaces alone leave nothing out', () => {
  expect(found('  ')).toEqual([1, 2, 3]);
});
