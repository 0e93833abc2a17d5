import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@widya/api-client/api-error';
import { errorsOfForm, errorsOfRefusal } from '@widya/record-kit/editor/record-errors';
import { passwordProblem, validatePassword } from './password-values.ts';
import { PROFILE_FORM } from './profile-definition.ts';
import { profileFailure } from './use-profile-editor.ts';

const profile = { name: 'Sekar', email: 'sekar@contoh.example', address: '', phone_num: '' };
const passwords = { oldPassword: 'lama', newPassword: 'baru-sekali', confirmation: 'baru-sekali' };
const refused = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', status: 422, msg: 'Terjadi Kesalahan', requestId: 'req', ...parts });

describe('profile', () => {
  const errorsOf = (values: typeof profile) => errorsOfForm(PROFILE_FORM, values, null);
  const notesOf = (failure: unknown) => errorsOfRefusal(PROFILE_FORM, failure);
  it.each(['name', 'email'] as const)('needs %s', async (field) => {
    expect(await errorsOf({ ...profile, [field]: ' ' })).toEqual({ [field]: 'Mohon mengisi formulir dengan lengkap' });
  });
  it('needs neither address nor phone', async () => expect(await errorsOf(profile)).toEqual({}));
  it('shows that an email is taken, also at the field', () => {
    const taken = refused({ status: 409, code: 'DUPLICATE_ACCOUNT' });
    expect(profileFailure(taken).message).toBe('Email sudah pernah terdaftar di akun lain sebelumnya');
    expect(notesOf(taken)).toEqual({ email: 'Email Telah Terdaftar' });
  });
  it("shows the server's message, otherwise its own", () => {
    expect(profileFailure(refused({ msg: 'Nama terlalu panjang' })).message).toBe('Nama terlalu panjang');
    expect(profileFailure(refused({}))).toEqual({ message: 'Kesalahan Terjadi', requestId: 'req' });
    expect(profileFailure(new Error('x')).message).toBe('Kesalahan Terjadi');
  });
  it('shows messages about fields at the fields', () => {
    expect(notesOf(refused({ errors: { email: 'Email tidak valid', other: 'x' } }))).toEqual({
      email: 'Email tidak valid',
    });
  });
});

describe('password', () => {
  it.each([
    [{ ...passwords, oldPassword: '' }, 'oldPassword', 'Harap isi kata sandi lama'],
    [{ ...passwords, newPassword: '' }, 'newPassword', 'Harap isi kata sandi baru'],
    [{ ...passwords, confirmation: '' }, 'confirmation', 'Harap isi konfirmasi kata sandi'],
    [{ ...passwords, confirmation: 'lain' }, 'confirmation', 'Konfirmasi kata sandi salah'],
    [{ oldPassword: '', newPassword: '', confirmation: '' }, 'oldPassword', 'Harap isi kata sandi lama'],
  ])('%j', (values, field, note) => {
    expect(validatePassword(values)).toEqual({ message: null, notes: { [field]: note }, flagged: [field] });
  });
  it('is sent when all fields are valid', () => expect(validatePassword(passwords)).toBeNull());
  it('INVALID_PASSWORD is about the old one', () => {
    expect(passwordProblem(refused({ code: 'INVALID_PASSWORD' })).notes).toEqual({
      oldPassword: 'Kata sandi lama salah',
    });
  });
  it('a refused new one is shown at its field', () => {
    const errors = { newPassword: 'Kata sandi minimal 8 karakter' };
    expect(passwordProblem(refused({ errors })).notes).toEqual(errors);
  });
  it('other errors are shown as for the profile', () => {
    expect(passwordProblem(refused({})).message).toBe('Kesalahan Terjadi');
  });
});
