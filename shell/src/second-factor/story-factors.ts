import type { OwnSecondFactor } from '@widya/contract/accounts-second-factor';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';

export const NO_FACTOR: OwnSecondFactor = { totp_since: null, recovery_codes_left: 0, passkeys: [], required: false };

/** An invented account with every kind of factor. */
export const EVERY_FACTOR: OwnSecondFactor = {
  totp_since: '2026-11-02T08:00:00.000Z',
  recovery_codes_left: 8,
  passkeys: [
    { id: 3, name: 'Laptop kantor', created_at: '2026-11-03T01:00:00.000Z', last_used_at: '2026-11-22T14:31:00.000Z' },
    { id: 4, name: 'Ponsel', created_at: '2026-11-20T12:40:00.000Z', last_used_at: null },
  ],
  required: false,
};

export const RECOVERY_CODES: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `KJ7M-9QPX-WT4A-CDE${index + 2}`,
);

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const RIGHT_PASSWORD = 'Widya-Demo-2026';
export const RIGHT_CODE = '123456';

const withPassword =
  (answer: (body: Readonly<Record<string, string>>, id: string | undefined) => ReturnType<FakeApi[string]>) =>
  ({ body, params }: Parameters<FakeApi[string]>[0]) => {
    const typed = body as Readonly<Record<string, string>>;
    if (typed.password === RIGHT_PASSWORD) return answer(typed, params.id);
    const errors = { password: 'Kata sandi salah' };
    return refusal(422, 'INVALID_PASSWORD', 'Kata sandi lama salah', { errors });
  };

/** A fake API that stores changes; refuses to remove the last factor of an account that needs one. */
export function factorsApi(start: OwnSecondFactor): FakeApi {
  let factors = start;
  const done = { body: { success: true, affectedRows: 1 } };
  const change = (changes: Partial<OwnSecondFactor>) => {
    const next = { ...factors, ...changes };
    if (next.required && next.totp_since === null && next.passkeys.length === 0 && factors !== NO_FACTOR)
      return refusal(409, 'INVALID_TRANSITION', 'Akun Anda wajib memakai faktor kedua.');
    factors = next;
    return done;
  };
  return {
    'GET /v1/second_factor': () => ({ body: factors }),
    'POST /v1/second_factor/totp': withPassword(() => ({
      body: {
        success: true,
        secret: SECRET,
        uri: `otpauth://totp/Widya:sekar%40contoh.id?secret=${SECRET}&issuer=Widya`,
      },
    })),
    'PUT /v1/second_factor/totp': ({ body }) => {
      if ((body as { code: string }).code !== RIGHT_CODE)
        return refusal(422, 'VALIDATION', 'Kode salah', { errors: { code: 'Kode salah' } });
      const isFirst = factors.passkeys.length === 0;
      change({ totp_since: '2026-11-23T03:05:00.000Z', recovery_codes_left: 10 });
      return { body: { success: true, recovery_codes: isFirst ? RECOVERY_CODES : null } };
    },
    'POST /v1/second_factor/totp/remove': withPassword(() => change({ totp_since: null })),
    'POST /v1/second_factor/recovery_codes': withPassword(() => {
      change({ recovery_codes_left: 10 });
      return { body: { success: true, recovery_codes: RECOVERY_CODES } };
    }),
    'PUT /v1/second_factor/passkeys/:id': withPassword(({ name = '' }, id) =>
      change({ passkeys: factors.passkeys.map((row) => (String(row.id) === id ? { ...row, name } : row)) }),
    ),
    'POST /v1/second_factor/passkeys/:id/remove': withPassword((_, id) =>
      change({ passkeys: factors.passkeys.filter((row) => String(row.id) !== id) }),
    ),
    'POST /v1/second_factor/passkeys/begin': withPassword(() => ({ silent: true })),
  };
}
