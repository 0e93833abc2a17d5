import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_COMMON,
  PASSWORD_TOO_SHORT,
} from '@widya/contract/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../http/api-failure.ts';

let common: ReadonlySet<string> | undefined;

/** The 49,000 most common passwords of public leaks; S2 requires 3,000. Unpacked at first use (about 5 MB). */
const isCommon = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
};

/**
 * Refuses passwords that are too short, too long or common; there are no rules about their characters (S2).
 * @param field name of the body's field, for the message.
 * @throws ApiFailure 422 VALIDATION.
 */
export function assertAcceptablePassword(password: string, field = 'newPassword'): void {
  if (password.length < PASSWORD_MIN_LENGTH) throw invalid({ [field]: PASSWORD_TOO_SHORT });
  if (password.length > PASSWORD_MAX_LENGTH) throw invalid({ [field]: 'Kata sandi maksimal 256 karakter' });
  if (isCommon(password)) throw invalid({ [field]: PASSWORD_TOO_COMMON });
}
