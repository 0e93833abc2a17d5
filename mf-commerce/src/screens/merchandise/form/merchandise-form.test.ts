import { expect, test } from '@jest/globals';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { merchandise } from '../../../testing/merchandise-fixtures.ts';
import { MERCHANDISE_FORM as form } from './merchandise-form.ts';

test('everything but further photos is required', async () => {
  expect(await errorsOfForm(form, form.blank, null)).toEqual({
    name: 'Mohon isi nama kreasi!',
    description: 'Mohon isi deskripsi kreasi!',
    price: 'Mohon isi harga kreasi!',
    marketplace_link: 'Mohon isi link pembelian kreasi!',
    image_url: 'Mohon upload foto utama kreasi!',
  });
});

test('a price of zero is valid', async () => {
  expect(await errorsOfForm(form, { ...form.valuesOf(merchandise()), price: 0 }, null)).toEqual({});
});

test('refuses a name that is too long and a price that is too high', async () => {
  const values = { ...form.valuesOf(merchandise()), name: 'x'.repeat(151), price: 1_000_000_001 };
  expect(await errorsOfForm(form, values, null)).toEqual({
    name: 'Nama kreasi paling panjang 150 karakter',
    price: 'Harga paling banyak Rp1.000.000.000',
  });
});

test('an update sends what was changed', () => {
  const base = merchandise({ other_image_url: ['/files/a.jpg', '/files/b.jpg'] });
  const values = { ...form.valuesOf(base), price: 90_000, other_image_url: ['/files/b.jpg', '/files/a.jpg'] };
  expect(changesOf(form, base, values)).toEqual({ price: 90_000, other_image_url: ['/files/b.jpg', '/files/a.jpg'] });
});
