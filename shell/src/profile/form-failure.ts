import { ApiError } from '@widya/api-client/api-error';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';
import { profileTexts } from './texts.ts';

/** Why the form was refused. */
export interface FormProblem<Field extends string> {
  /** Shown above the buttons; null when messages at the fields suffice. */
  readonly message: string | null;
  readonly requestId?: string | null;
  readonly notes: Partial<Readonly<Record<Field, string>>>;
  readonly flagged: readonly Field[];
}

/** The server's message, otherwise 'Kesalahan Terjadi'. Source: A-086. */
export function updateFailure(caught: unknown): { readonly message: string; readonly requestId: string | null } {
  if (!(caught instanceof ApiError)) return { message: profileTexts.fallback, requestId: null };
  const own = caught.msg === FALLBACK_MESSAGE ? profileTexts.fallback : caught.msg;
  return { message: own, requestId: caught.requestId };
}
