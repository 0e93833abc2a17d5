import { expect, test } from '@jest/globals';
import { type AdminFormValues, checkAdmin, checkNewPassword } from './admin-rules.ts';

const full: AdminFormValues = {
  email: 'baru@widya.example',
  name: 'Admin Contoh',
  role: 'admin',
  phone_num: '',
  address: '',
  password: 'Rahasia-Contoh-1',
  confirmation: 'Rahasia-Contoh-1',
};

test.each(['email', 'name', 'role', 'password'] as const)('adding needs %s', (field) => {
  expect(checkAdmin({ ...full, [field]: '' }, 'add')).toEqual({ [field]: 'Mohon mengisi formulir dengan lengkap' });
});

test('spaces are not a name', () => {
  expect(checkAdmin({ ...full, name: '   ' }, 'edit')).toHaveProperty('name');
});

test('editing needs no password', () => {
  expect(checkAdmin({ ...full, password: '', confirmation: '' }, 'edit')).toEqual({});
});

test('the repetition must be equal', () => {
  expect(checkAdmin({ ...full, confirmation: 'lain' }, 'add')).toEqual({ confirmation: 'Konfirmasi kata sandi salah' });
  expect(checkNewPassword({ password: 'Rahasia-1', confirmation: 'Rahasia-2' }, 'Kata sandi tidak sama')).toEqual({
    confirmation: 'Kata sandi tidak sama',
  });
});

test('a password has eight characters, and an address an @', () => {
  expect(checkAdmin({ ...full, password: 'pendek', confirmation: 'pendek' }, 'add')).toEqual({
    password: 'Kata sandi minimal 8 karakter',
  });
  expect(checkAdmin({ ...full, email: 'bukan surel' }, 'add')).toEqual({ email: 'Alamat surel belum benar' });
});
