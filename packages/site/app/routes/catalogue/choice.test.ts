import { describe, expect, it } from '@jest/globals';
import { addressOf, choiceOf, isNarrowed, queryOf } from './choice.ts';

const NOTHING = { search: '', topic: '', month: '', price: '', kind: '', page: 1 };

describe('the filters in the address of the catalogue', () => {
  it('become a query of the API and the same address again', () => {
    const choice = choiceOf(
      new URLSearchParams('q=naskah ilmiah&topik=SUNTING&bulan=2026-12&harga=gratis&jenis=event&halaman=2'),
    );
    expect(queryOf(choice)).toEqual({
      page: 2,
      q: 'naskah ilmiah',
      topic: 'SUNTING',
      month: '2026-12',
      price: 'free',
      kind: 'event',
    });
    expect(addressOf(choice)).toBe(
      '/kelas?q=naskah+ilmiah&topik=SUNTING&bulan=2026-12&harga=gratis&jenis=event&halaman=2',
    );
  });

  it('leaves out what an address cannot mean', () => {
    const choice = choiceOf(new URLSearchParams('bulan=2026-13&harga=toString&jenis=__proto__&halaman=-1'));
    expect(choice).toEqual(NOTHING);
    expect(addressOf(choice)).toBe('/kelas');
  });

  it('is narrowed by anything but the kind', () => {
    expect(isNarrowed({ ...NOTHING, kind: 'event' })).toBe(false);
    expect(isNarrowed({ ...NOTHING, price: 'gratis' })).toBe(true);
  });
});
