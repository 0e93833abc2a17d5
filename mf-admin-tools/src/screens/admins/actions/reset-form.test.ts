import { expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { admin } from '../../../testing/admin-fixtures.ts';
import { RESET_FORM as form } from './reset-form.ts';

const errorsOf = (password: string, confirmation: string) => errorsOfForm(form, { password, confirmation }, admin());

test('a new password is needed, long enough, and repeated', async () => {
  expect(await errorsOf('', '')).toEqual({ password: 'Mohon mengisi formulir dengan lengkap' });
  expect(await errorsOf('pendek', 'pendek')).toEqual({ password: 'Kata sandi minimal 8 karakter' });
  expect(await errorsOf('Rahasia-1', 'Rahasia-2')).toEqual({ confirmation: 'Kata sandi tidak sama' });
  expect(await errorsOf('Rahasia-1', 'Rahasia-1')).toEqual({});
});
