import { expect, test } from '@jest/globals';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { admin } from '../../testing/admin-fixtures.ts';
import { type AdminValues, ADMIN_FORM as form } from './admin-definition.ts';

const full: AdminValues = {
  ...form.blank,
  email: 'baru@widya.example',
  name: 'Admin Contoh',
  role: 'admin',
  password: 'Rahasia-Contoh-1',
  confirmation: 'Rahasia-Contoh-1',
};
const adding = (values: Partial<AdminValues>) => errorsOfForm(form, { ...full, ...values }, null);
const editing = (values: Partial<AdminValues>) => errorsOfForm(form, { ...full, ...values }, admin());

test.each(['email', 'name', 'role', 'password'] as const)('adding needs %s', async (field) => {
  expect(await adding({ [field]: '' })).toEqual({ [field]: 'Mohon mengisi formulir dengan lengkap' });
});

test('spaces are not a name', async () => {
  expect(await editing({ name: '   ' })).toHaveProperty('name');
});

test('editing needs no password', async () => {
  expect(await editing({ password: '', confirmation: '' })).toEqual({});
});

test('the repetition must be equal', async () => {
  expect(await adding({ confirmation: 'lain' })).toEqual({ confirmation: 'Konfirmasi kata sandi salah' });
});

test('a password has eight characters, and an address an @', async () => {
  expect(await adding({ password: 'pendek', confirmation: 'pendek' })).toEqual({
    password: 'Kata sandi minimal 8 karakter',
  });
  expect(await adding({ email: 'bukan surel' })).toEqual({ email: 'Alamat surel belum benar' });
});

test('an update sends what was changed, and no password', () => {
  const saved = admin({ menu: '["none"]' });
  const values = form.valuesOf(saved);
  expect(changesOf(form, saved, { ...values, name: 'Ratna Baru' })).toEqual({ name: 'Ratna Baru' });
  expect(changesOf(form, saved, { ...values, menu: ['email', 'home'] })).toEqual({ menu: '["home","email"]' });
});
