import { expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { INVITE_FORM, type Invitation } from './invite-form.ts';

const errorsOf = (values: Invitation) => errorsOfForm(INVITE_FORM, values, null);
const invitation = { email: 'sekar@contoh.example', nama: 'Sekar Contoh', catatan: '' };

test('an invitation needs an address and a name, and no note', async () => {
  expect(await errorsOf(invitation)).toEqual({});
  expect(await errorsOf({ email: ' ', nama: ' ', catatan: '' })).toEqual({
    email: 'Surel wajib diisi',
    nama: 'Nama wajib diisi',
  });
});

test.each(['sekar', 'sekar@contoh', 'a b@contoh.example', 'a;b@contoh.example'])('%s is no address', async (email) => {
  expect(await errorsOf({ ...invitation, email })).toEqual({ email: 'Alamat surel tidak lengkap' });
});

test('reports values that are too long', async () => {
  expect(await errorsOf({ ...invitation, nama: 'a'.repeat(256), catatan: 'a'.repeat(1_001) })).toEqual({
    nama: 'Maksimal 255 karakter',
    catatan: 'Maksimal 1.000 karakter',
  });
});
