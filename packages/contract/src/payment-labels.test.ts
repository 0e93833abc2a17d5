import { expect, it } from '@jest/globals';
import { paymentMethodLabel, providerLabel } from './payment-labels.ts';

it.each([
  ['bank_transfer', 'Transfer bank'],
  ['qris', 'QRIS'],
  ['bank_baru', 'bank baru'],
  [null, ''],
])('the method %s reads %s (D229)', (method, label) => {
  expect(paymentMethodLabel(method)).toBe(label);
});

it.each([
  ['settlement', 'settlement'],
  ['WAIT_SNAP_NOTIFICATION', 'Belum ada kabar'],
])('the status %s reads %s (D229)', (status, word) => {
  expect(providerLabel(status)).toBe(word);
});
