import { ApiFailure } from '../../../platform/http/api-failure.ts';

interface Refusal extends Error {
  readonly status: number;
  /** Zoom's own error code. */
  readonly zoomCode: number | null;
}

/** Maximum length of Zoom's message that is passed on. */
const LONGEST = 200;

/** Zoom allows 100 creations and changes per user and day; the day ends at 00.00 UTC. Source: D38. */
const LIMIT =
  'Batas harian Zoom (100 pembuatan atau perubahan rapat) sudah tercapai. Coba lagi setelah pukul 07.00 WIB.';

/** Zoom's error codes with a cause that staff can fix. */
const TEXTS: Readonly<Record<number, string>> = {
  124: 'Zoom menolak kredensial yang dipasang. Hubungi pengelola sistem.',
  1001: 'Pengguna Zoom yang dipasang tidak ditemukan. Hubungi pengelola sistem.',
  1010: 'Pengguna Zoom yang dipasang bukan bagian dari akun ini. Hubungi pengelola sistem.',
  3001: 'Rapat Zoom ini tidak ditemukan atau sudah dihapus di Zoom.',
  3161: 'Pengguna Zoom yang dipasang tidak boleh membuat rapat. Hubungi pengelola sistem.',
};

/** Translates an error of Zoom into an Indonesian failure. */
export function zoomFailure(cause: Refusal): ApiFailure {
  const { status, zoomCode } = cause;
  if (status === 429) return new ApiFailure(429, 'RATE_LIMITED', LIMIT, { cause });
  if (status >= 500) return unreachable(cause);
  const text = zoomCode === null ? undefined : TEXTS[zoomCode];
  if (text !== undefined) return new ApiFailure(422, 'VALIDATION', text, { cause });
  if (status === 400 || status === 401)
    return zoomCode === null || status === 401
      ? new ApiFailure(422, 'VALIDATION', TEXTS[124], { cause })
      : new ApiFailure(422, 'VALIDATION', withReason('Zoom menolak permintaan ini', cause.message), { cause });
  return new ApiFailure(422, 'VALIDATION', withReason('Zoom menolak permintaan ini', cause.message), { cause });
}

const withReason = (sentence: string, reason: string): string =>
  reason === '' ? `${sentence}.` : `${sentence}: ${reason.slice(0, LONGEST)}`;

/** Zoom did not respond, or not with valid data. */
export const unreachable = (cause: unknown): ApiFailure =>
  new ApiFailure(503, 'NOT_READY', 'Zoom tidak dapat dihubungi saat ini. Coba lagi sebentar lagi.', { cause });
