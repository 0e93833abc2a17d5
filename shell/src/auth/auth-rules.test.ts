import { describe, expect, it } from '@jest/globals';
import type { PostFailure } from '../session/post.ts';
import { type AuthValues, emptyAuthValues } from './fields.ts';
import { problemOf } from './problem-of.ts';
import { waitText } from './texts.ts';
import { validateAuth } from './validate.ts';

const filled: AuthValues = {
  signInAs: 'admin',
  email: 'sekar@contoh.example',
  name: 'Sekar Contoh',
  password: 'kata-sandi',
  confirmation: 'kata-sandi',
};

describe('sign-in', () => {
  it('needs email and password', () => {
    expect(validateAuth('login', emptyAuthValues())).toMatchObject({
      message: 'Harap lengkapi email dan kata sandi',
      flagged: ['email', 'password'],
    });
    expect(validateAuth('login', { ...filled, password: '' })?.flagged).toEqual(['password']);
    expect(validateAuth('login', { ...filled, email: '   ' })?.flagged).toEqual(['email']);
  });
  it('accepts a password of spaces', () => {
    expect(validateAuth('login', { ...filled, password: '  ' })).toBeNull();
  });
  it('requires no field of the other mode', () => {
    expect(validateAuth('login', { ...filled, name: '', confirmation: '' })).toBeNull();
  });
});

describe('registration', () => {
  it.each(['email', 'name', 'password', 'confirmation'] as const)('needs %s', (field) => {
    expect(validateAuth('register', { ...filled, [field]: '' })).toMatchObject({
      message: 'Harap lengkapi semua data',
      flagged: [field],
    });
  });
  it('needs the same password twice', () => {
    expect(validateAuth('register', { ...filled, confirmation: 'lain' })).toEqual({
      message: 'Kata sandi tidak sesuai',
      flagged: ['confirmation'],
      notes: { confirmation: '(Password Tidak Sama)' },
    });
  });
  it('is sent when all fields are valid', () => expect(validateAuth('register', filled)).toBeNull());
});

const refused = (parts: Partial<PostFailure>): PostFailure => ({
  ok: false,
  kind: 'http',
  status: 401,
  code: null,
  message: null,
  errors: {},
  requestId: 'req-1',
  retryAfter: null,
  ...parts,
});

describe('answers of the API', () => {
  it.each(['EMAIL_NOT_FOUND', 'PASSWORD_MISMATCH', 'CREDENTIAL_NOT_FOUND'])('%s', (code) => {
    expect(problemOf('login', refused({ code }))).toMatchObject({
      message: 'Periksa kembali email dan kata sandi',
      flagged: ['email', 'password'],
    });
  });
  it('NOT_READY: explains that the address is not confirmed, or that an initial password has expired', () => {
    const message = 'Alamat surel Anda belum dikonfirmasi.';
    expect(problemOf('login', refused({ status: 403, code: 'NOT_READY', message }))).toEqual({
      message,
      flagged: [],
      notes: {},
    });
  });
  it('429: shows how long to wait', () => {
    expect(problemOf('login', refused({ status: 429, code: 'RATE_LIMITED', retryAfter: 45 }))).toMatchObject({
      detail: 'Coba lagi dalam 45 detik.',
      wait: 45,
    });
    expect(problemOf('login', refused({ status: 429 })).wait).toBe(60);
  });
  it('others: Terjadi Kesalahan, with the cause and the request id', () => {
    expect(problemOf('login', refused({ status: 500, code: 'INTERNAL' }))).toMatchObject({
      message: 'Terjadi Kesalahan',
      requestId: 'req-1',
    });
    expect(problemOf('login', refused({ status: 403, code: 'FORBIDDEN', message: 'Akun ini diblokir' })).detail).toBe(
      'Akun ini diblokir',
    );
  });
  it('an unreachable server is reported', () => {
    const problem = problemOf('login', refused({ kind: 'network', status: 0 }));
    expect(problem.message).toBe('Terjadi Kesalahan');
    expect(problem.detail).toContain('tidak dapat dihubungi');
  });
  it('messages are shown at their fields, those of unknown fields are left out', () => {
    const errors = { password: 'Kata sandi minimal 8 karakter', token: 'x' };
    expect(problemOf('register', refused({ status: 422, code: 'VALIDATION', errors }))).toMatchObject({
      flagged: ['password'],
      notes: { password: 'Kata sandi minimal 8 karakter' },
    });
  });
});

it('formats a wait in seconds or minutes', () => {
  expect(waitText(45)).toBe('45 detik');
  expect(waitText(61)).toBe('2 menit');
});
