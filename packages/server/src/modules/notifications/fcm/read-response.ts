import type { ServiceAnswer } from '../../../platform/outgoing/http-service.ts';
import { busy, type DeviceResult, isTransient } from '../push-result.ts';
import { refusedAccount } from './access-token.ts';

interface FcmError {
  readonly error?: {
    readonly details?: readonly {
      readonly errorCode?: string;
      readonly fieldViolations?: readonly { readonly field?: string }[];
    }[];
  };
}

function errorOf(text: string): FcmError {
  try {
    return JSON.parse(text) as FcmError;
  } catch {
    return {};
  }
}

/** FCM's error codes for a phone without the app, or an address of another app. */
const GONE: ReadonlySet<string> = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

/** Classifies FCM's response for one phone. Source: FCM HTTP v1, "Error codes". */
export function readResponse({ status, text }: ServiceAnswer): DeviceResult {
  if (status === 200) return { ok: true };
  if (isTransient(status)) return busy(status);
  const details = errorOf(text).error?.details ?? [];
  const isUnknown = details.some(({ errorCode, fieldViolations = [] }) => {
    if (errorCode !== undefined && GONE.has(errorCode)) return true;
    return fieldViolations.some(({ field }) => field === 'message.token');
  });
  if (isUnknown) return { ok: false, gone: true };
  if (status === 401 || status === 403) return refusedAccount(status);
  return {
    ok: false,
    cause: 'message',
    error: `the push service answered ${status}`,
    reason: `Layanan push menolak notifikasi ini (kode ${status})`,
  };
}
