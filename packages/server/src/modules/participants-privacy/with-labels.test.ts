import { expect, it } from '@jest/globals';
import { withLabels } from './with-labels.ts';

it('replaces the codes of a row by labels and leaves everything else', () => {
  expect(
    withLabels({ status: 'WAITING', status_change_info: 'WAITING to ACCEPTED', price: 150_000, note: 'WAITING' }),
  ).toEqual({
    status: 'Menunggu pembayaran',
    status_change_info: 'Menunggu pembayaran → Diterima',
    price: 150_000,
    note: 'WAITING',
  });
  expect(withLabels({ scenario: 'REMINDER', status: 'sent' })).toEqual({ scenario: 'Pengingat', status: 'Terkirim' });
  expect(withLabels({ paid_status: 'settlement' })).toEqual({ paid_status: 'DITERIMA' });
  expect(withLabels({ gender: 'F', payment_type: 'qris' })).toEqual({ gender: 'Perempuan', payment_type: 'QRIS' });
  expect(withLabels({ status: 'IN_PROGRESS' })).toEqual({ status: 'Ditangani' });
});
