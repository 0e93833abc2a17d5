import { expect, it } from '@jest/globals';
import { outwardPrefix } from '../outward-address.ts';
import { MAILED_POSTER, motifAddress } from './poster-address.ts';

it('a poster has an address below that of all posters, with its colour in it', () => {
  const address = motifAddress('MNA7Q2', 'SUNTING', { shape: 'mini' });
  expect(address).toBe('/poster/MNA7Q2.svg?bentuk=mini&topik=SUNTING');
  expect(address.startsWith(outwardPrefix('poster'))).toBe(true);
});

it('a record without a topic is coloured by its code', () => {
  expect(motifAddress('gelar-wicara', null, { shape: 'kartu' })).toBe(
    '/poster/gelar-wicara.svg?bentuk=kartu&topik=gelar-wicara',
  );
});

it('the address of a poster in a mail is recognised, also with an escaped ampersand', () => {
  const address = motifAddress('A "1"/2', 'X&Y', { shape: 'kartu', type: 'png' });
  for (const written of [address, address.replaceAll('&', '&amp;')])
    expect(written).toMatch(new RegExp(`^${MAILED_POSTER}$`));
});
