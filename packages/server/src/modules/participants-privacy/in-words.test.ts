import { expect, it } from '@jest/globals';
import { inWords } from './in-words.ts';

it('gives the codes of a row as words and leaves everything else', () => {
  expect(
    inWords({ status: 'WAITING', status_change_info: 'WAITING to ACCEPTED', price: 150_000, note: 'WAITING' }),
  ).toEqual({
    status: 'Menunggu pembayaran',
    status_change_info: 'Menunggu pembayaran → Diterima',
    price: 150_000,
    note: 'WAITING',
  });
  expect(inWords({ scenario: 'REMINDER', status: 'sent' })).toEqual({ scenario: 'Pengingat', status: 'Terkirim' });
  expect(inWords({ paid_status: 'settlement' })).toEqual({ paid_status: 'DITERIMA' });
  expect(inWords({ gender: 'F', payment_type: 'qris' })).toEqual({ gender: 'Perempuan', payment_type: 'QRIS' });
  expect(inWords({ status: 'IN_PROGRESS' })).toEqual({ status: 'Ditangani' });
});
