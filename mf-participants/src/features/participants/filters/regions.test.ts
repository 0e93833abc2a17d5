import { expect, test } from '@jest/globals';
import { SUMMARY } from '../../../testing/participant-fixtures.ts';
import { cityChoices, provinceChoices } from './regions.ts';

const values = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

test('each province once, cities of the chosen one', () => {
  expect(values(provinceChoices(SUMMARY.regions))).toEqual(['Bali', 'Jawa Barat', 'Jawa Timur']);
  expect(values(cityChoices(SUMMARY.regions, 'Jawa Barat'))).toEqual(['Kabupaten Garut', 'Kota Bandung']);
  expect(values(cityChoices(SUMMARY.regions, ''))).toHaveLength(4);
});

test('people without a city appear in no choice', () => {
  expect(cityChoices([{ province: '', city: '', count: 3 }], '')).toEqual([]);
});
