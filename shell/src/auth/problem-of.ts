import type { PostFailure } from '../session/post.ts';
import type { AuthField, AuthMode, AuthProblem } from './fields.ts';
import { authTexts, waitText } from './texts.ts';

const WRONG_CREDENTIALS = ['EMAIL_NOT_FOUND', 'PASSWORD_MISMATCH', 'CREDENTIAL_NOT_FOUND'];
const FIELDS: readonly string[] = ['email', 'name', 'password', 'confirmation'] satisfies AuthField[];
/** Seconds to wait when the API sends none. */
const USUAL_WAIT = 60;

const isField = (name: string): name is AuthField => FIELDS.includes(name);

/** The message for a refused or unanswered sign-in or registration. Source. */
export function problemOf(mode: AuthMode, failure: PostFailure): AuthProblem {
  const { code, requestId } = failure;
  if (failure.kind === 'network') {
    return { message: authTexts.fallback, detail: authTexts.noAnswer, flagged: [], notes: {} };
  }
  if (mode === 'login' && code !== null && WRONG_CREDENTIALS.includes(code)) {
    return { message: authTexts.wrongCredentials, flagged: ['email', 'password'], notes: {} };
  }
  if (code === 'NOT_READY' && failure.message !== null) {
    return { message: failure.message, flagged: [], notes: {} };
  }
  if (failure.status === 429) {
    const wait = failure.retryAfter ?? USUAL_WAIT;
    return { message: authTexts.tooMany, detail: authTexts.waitOn(waitText(wait)), flagged: [], notes: {}, wait };
  }
  const notes = Object.fromEntries(Object.entries(failure.errors).filter(([name]) => isField(name)));
  const flagged = Object.keys(notes).filter(isField);
  const detail = failure.message !== authTexts.fallback ? (failure.message ?? undefined) : undefined;
  return { message: authTexts.fallback, detail, requestId, flagged, notes };
}
