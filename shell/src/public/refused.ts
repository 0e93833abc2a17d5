import { waitInWords } from '../auth/texts.ts';
import type { FormProblem } from '../profile/form-failure.ts';
import type { PostFailure, PostResult } from '../session/post.ts';

/** A call of a form that did not succeed. */
class Refused extends Error {
  readonly failure: PostFailure;
  constructor(failure: PostFailure) {
    super(failure.message ?? 'No answer');
    this.failure = failure;
  }
}

/** What a call answered. @throws Refused */
export function answered<T>(result: PostResult<T>): T {
  if (!result.ok) throw new Refused(result);
  return result.data;
}

/** The answer that refused a call; null for any other error. */
export const failureIn = (caught: unknown): PostFailure | null => (caught instanceof Refused ? caught.failure : null);

const NO_ANSWER = 'Peladen tidak menjawab. Periksa jaringan, lalu coba lagi.';

/** What a refused form tells the person. @param field whose sentence stands at the field itself. */
export function refusalOf<Field extends string>(caught: unknown, field: Field): FormProblem<Field> {
  const failure = failureIn(caught);
  const note = failure?.errors[field];
  if (note !== undefined) return { message: null, notes: { [field]: note } as Record<Field, string>, flagged: [field] };
  const plain = { requestId: failure?.requestId ?? null, notes: {}, flagged: [] };
  if (failure?.retryAfter != null)
    return { ...plain, message: `Terlalu banyak percobaan. Coba lagi dalam ${waitInWords(failure.retryAfter)}.` };
  return { ...plain, message: failure?.message ?? NO_ANSWER };
}
