import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@widya/api-client/api-error';
import { passwordProblem, validatePassword } from './password-values.ts';
import { profileProblem, validateProfile } from './profile-values.ts';

const profile = { name: 'Sekar', email: 'sekar@contoh.example', address: '', phone_num: '' };
const passwords = { oldPassword: 'lama', newPassword: 'baru-sekali', confirmation: 'baru-sekali' };
const refused = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', status: 422, msg: 'Terjadi Kesalahan', requestId: 'req', ...parts });

describe('profile', () => {
  it.each(['name', 'email'] as const)('needs %s', (field) => {
    expect(validateProfile({ ...profile, [field]: ' ' })).toMatchObject({
      message: 'Mohon mengisi formulir dengan lengkap',
      flagged: [field],
    });
  });
  it('needs neither address nor phone', () => expect(validateProfile(profile)).toBeNull());
  it('says that an email is taken, at the field too', () => {
    expect(profileProblem(refused({ status: 409, code: 'DUPLICATE_ACCOUNT' }))).toEqual({
      message: 'Email sudah pernah terdaftar di akun lain sebelumnya',
      notes: { email: 'Email Telah Terdaftar' },
      flagged: ['email'],
    });
  });
  it("shows the server's sentence, otherwise its own", () => {
    expect(profileProblem(refused({ msg: 'Nama terlalu panjang' })).message).toBe('Nama terlalu panjang');
    expect(profileProblem(refused({}))).toMatchObject({ message: 'Kesalahan Terjadi', requestId: 'req' });
    expect(profileProblem(new Error('x')).message).toBe('Kesalahan Terjadi');
  });
  it('puts sentences about fields at the fields', () => {
    expect(profileProblem(refused({ errors: { email: 'Email tidak valid', other: 'x' } }))).toMatchObject({
      notes: { email: 'Email tidak valid' },
      flagged: ['email'],
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
  it('is sent when all is there', () => expect(validatePassword(passwords)).toBeNull());
  it('INVALID_PASSWORD is about the old one', () => {
    expect(passwordProblem(refused({ code: 'INVALID_PASSWORD' })).notes).toEqual({
      oldPassword: 'Kata sandi lama salah',
    });
  });
  it('a refused new one is said at its field', () => {
    const errors = { newPassword: 'Kata sandi minimal 8 karakter' };
    expect(passwordProblem(refused({ errors })).notes).toEqual(errors);
  });
  it('anything else as for the profile', () => {
    expect(passwordProblem(refused({})).message).toBe('Kesalahan Terjadi');
  });
});
