import { expect, test } from '@jest/globals';
import { merchandise } from '../../../testing/merchandise-fixtures.ts';
import { checkMerchandise } from './merchandise-rules.ts';
import { changesOf, NEW_MERCHANDISE, valuesOf } from './merchandise-values.ts';

test('an empty form misses everything but further photos', () => {
  expect(checkMerchandise(NEW_MERCHANDISE)).toEqual({
    name: 'Mohon isi nama kreasi!',
    description: 'Mohon isi deskripsi kreasi!',
    price: 'Mohon isi harga kreasi!',
    marketplace_link: 'Mohon isi link pembelian kreasi!',
    image_url: 'Mohon upload foto utama kreasi!',
  });
});

test('nothing costs nothing', () => {
  expect(checkMerchandise({ ...valuesOf(merchandise()), price: 0 })).toEqual({});
});

test('an update sends what was changed, and the version it was changed from', () => {
  const base = merchandise({ other_image_url: ['/files/a.jpg', '/files/b.jpg'] });
  const values = { ...valuesOf(base), price: 90_000, other_image_url: ['/files/b.jpg', '/files/a.jpg'] };
  expect(changesOf(base, values)).toEqual({
    price: 90_000,
    other_image_url: ['/files/b.jpg', '/files/a.jpg'],
    version: base.version,
  });
});
