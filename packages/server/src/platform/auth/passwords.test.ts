import { describe, expect, it } from '@jest/globals';
import { cheapHash } from '../../testing/fixtures.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { FULL_COST, TEST_COST } from './hashing-cost.ts';
import { assertAcceptablePassword } from './password-rules.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

describe('hashing (S1)', () => {
  it('is argon2id with at least 19 MiB and two passes', async () => {
    const [, name, , parameters] = (await hashPassword('Sebuah kata sandi', FULL_COST, 'known')).split('$');
    const { m, t, p } = Object.fromEntries((parameters ?? '').split(',').map((pair) => pair.split('=')));
    expect(name).toBe('argon2id');
    expect(Number(m)).toBeGreaterThanOrEqual(19_456);
    expect(Number(t)).toBeGreaterThanOrEqual(2);
    expect(p).toBe('1');
  });

  it('works through at least 640 MiB, which took 180 ms when it was measured (S1)', () => {
    expect(FULL_COST.memoryCost * FULL_COST.timeCost).toBeGreaterThanOrEqual(640 * 1024);
  });

  it('verifies what it hashed and nothing else', async () => {
    const hash = await hashPassword('Sebuah kata sandi', FULL_COST, 'known');
    expect(await verifyPassword(hash, 'Sebuah kata sandi', FULL_COST, 'known')).toBe(true);
    expect(await verifyPassword(hash, 'Sebuah kata sandi ', FULL_COST, 'known')).toBe(false);
    expect(await verifyPassword(null, 'Sebuah kata sandi', FULL_COST, 'known')).toBe(false);
  });

  it('compares with a hash of the same cost when there is no account (S4)', () => {
    for (const cost of [FULL_COST, TEST_COST]) expect(needsRehash(cost.nobody, cost)).toBe(false);
  });

  it('recognises hashes made with other parameters', async () => {
    expect(needsRehash(cheapHash(), FULL_COST)).toBe(true);
    expect(needsRehash(await hashPassword('Sebuah kata sandi', FULL_COST, 'known'), FULL_COST)).toBe(false);
  });
});

const refusal = (password: string): ApiFailure | null => {
  try {
    assertAcceptablePassword(password);
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
};

describe('rule for new passwords (S2)', () => {
  it.each([
    ['tujuh77', 'Kata sandi minimal 8 karakter'],
    ['password', 'Kata sandi ini terlalu umum. Pilih kata sandi lain.'],
    ['12345678', 'Kata sandi ini terlalu umum. Pilih kata sandi lain.'],
    ['QwertyUiop', 'Kata sandi ini terlalu umum. Pilih kata sandi lain.'],
    ['x'.repeat(257), 'Kata sandi maksimal 256 karakter'],
  ])('refuses %j', (password, sentence) => {
    expect(refusal(password)).toMatchObject({ status: 422, details: { errors: { newPassword: sentence } } });
  });

  it.each([
    'delapan8',
    'hanya huruf kecil',
    '73910486250',
    'spasi   di   dalam',
    'ÄöÜ-ß-漢字-😀😀',
    'x'.repeat(64),
    'y'.repeat(256),
  ])('accepts %j without rules about its characters', (password) => {
    expect(refusal(password)).toBeNull();
  });
});
