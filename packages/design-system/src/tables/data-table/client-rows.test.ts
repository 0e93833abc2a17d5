import { expect, it } from '@jest/globals';
import { createSearch, sortRows } from './client-rows.ts';

interface Person {
  name: string;
  age: number | null;
}
const people: Person[] = [
  { name: 'Peserta 10', age: 30 },
  { name: 'peserta 9', age: null },
  { name: 'Éka', age: 4 },
  { name: '', age: 30 },
];
const name = { key: 'name', header: 'Nama', cell: (row: Person) => row.name, value: (row: Person) => row.name };
const age = {
  key: 'age',
  header: 'Umur',
  align: 'end' as const,
  cell: (row: Person) => row.age,
  value: (row: Person) => row.age,
};
const names = (rows: readonly Person[]) => rows.map((row) => row.name);

it('sorts texts in natural order, empty ones last', () => {
  expect(names(sortRows(people, name, false))).toEqual(['Éka', 'peserta 9', 'Peserta 10', '']);
  expect(names(sortRows(people, name, true))).toEqual(['Peserta 10', 'peserta 9', 'Éka', '']);
});

it('sorts by code point for a plain comparison', () => {
  expect(names(sortRows(people, { ...name, compare: 'plain' }, false))).toEqual(['Peserta 10', 'peserta 9', 'Éka', '']);
});

it('sorts numbers by value and keeps the order of equal ones', () => {
  expect(names(sortRows(people, age, false))).toEqual(['Éka', 'Peserta 10', '', 'peserta 9']);
  expect(names(sortRows(people, age, true))).toEqual(['Peserta 10', '', 'Éka', 'peserta 9']);
});

it('finds rows that contain every word, ignoring case', () => {
  const search = createSearch([name, age]);
  expect(names(search(people, '10 PESERTA'))).toEqual(['Peserta 10']);
  expect(search(people, '30')).toEqual([]);
  expect(search(people, '  ')).toBe(people);
  expect(search(people, 'tidak ada')).toEqual([]);
});
