import { expect, test } from '@jest/globals';
import { invitationErrors } from './invite-rules.ts';

const invitation = { email: 'sekar@contoh.example', nama: 'Sekar Contoh', catatan: '' };

test('an invitation needs an address and a name, and no note', () => {
  expect(invitationErrors(invitation)).toEqual({});
  expect(invitationErrors({ email: ' ', nama: ' ', catatan: '' })).toEqual({
    email: 'Surel wajib diisi',
    nama: 'Nama wajib diisi',
  });
});

test.each(['sekar', 'sekar@contoh', 'a b@contoh.example', 'a;b@contoh.example'])('%s is no address', (email) => {
  expect(invitationErrors({ ...invitation, email })).toEqual({ email: 'Alamat surel tidak lengkap' });
});

test('what is too long is said', () => {
  expect(invitationErrors({ ...invitation, nama: 'a'.repeat(256), catatan: 'a'.repeat(1_001) })).toEqual({
    nama: 'Maksimal 255 karakter',
    catatan: 'Maksimal 1.000 karakter',
  });
});
