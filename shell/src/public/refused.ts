import { waitText } from '../auth/texts.ts';
import type { FormProblem } from '../profile/form-failure.ts';
import type { PostFailure, PostResult } from '../session/post.ts';

/** Error of a refused or unanswered call of a form. */
class Refused extends Error {
  readonly failure: PostFailure;
  constructor(failure: PostFailure) {
    super(failure.message ?? 'No answer');
    this.failure = failure;
  }
}

/** The data of a successful call. @throws Refused when it failed */
export function dataOrThrow<T>(result: PostResult<T>): T {
  if (!result.ok) throw new Refused(result);
  return result.data;
}

/** The failed call in a `Refused` error; null for any other error. */
export const failureIn = (caught: unknown): PostFailure | null => (caught instanceof Refused ? caught.failure : null);

const NO_ANSWER = 'Peladen tidak menjawab. Periksa jaringan, lalu coba lagi.';

/** The problem of a refused form. @param field whose message is shown at the field. */
export function refusalOf<Field extends string>(caught: unknown, field: Field): FormProblem<Field> {
  const failure = failureIn(caught);
  const note = failure?.errors[field];
  if (note !== undefined) return { message: null, notes: { [field]: note } as Record<Field, string>, flagged: [field] };
  const plain = { requestId: failure?.requestId ?? null, notes: {}, flagged: [] };
  if (failure?.retryAfter != null)
    return { ...plain, message: `Terlalu banyak percobaan. Coba lagi dalam ${waitText(failure.retryAfter)}.` };
  return { ...plain, message: failure?.message ?? NO_ANSWER };
}
