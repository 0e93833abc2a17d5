import { expect, it } from '@jest/globals';
import { registrationState, registrationStates } from './registration.ts';

it('an accepted registration shows how it was accepted', () => {
  const label = (registration: Parameters<typeof registrationState>[0]) =>
    registrationStates[registrationState(registration)]?.label;
  expect(label({ status: 'ACCEPTED', orderAccepted: true })).toBe('TELAH BAYAR');
  expect(label({ status: 'ACCEPTED', invited: true })).toBe('UNDANGAN');
  expect(label({ status: 'ACCEPTED' })).toBe('TERDAFTAR');
  expect(label({ status: 'CANCELLED' })).toBe('DITOLAK');
  expect(label({ status: 'CANCELLED', givenBack: true })).toBe('DIKEMBALIKAN');
  expect(label({ status: 'WAITING', unconfirmed: true })).toBe('BELUM DIKONFIRMASI');
  expect(label({ status: 'EXPIRED' })).toBe('KEDALUWARSA');
});
