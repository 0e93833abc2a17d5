import { authTexts, waitText } from '../../auth/texts.ts';
import type { PostFailure } from '../../session/post.ts';
import { stepTexts } from './texts.ts';

/** Why a second factor was refused. */
export interface StepProblem {
  readonly message: string;
  /** Seconds until a retry makes sense. */
  readonly wait?: number;
}

/** Seconds to wait when the API sends none. */
const USUAL_WAIT = 60;

/** The message for a refused or unanswered proof. */
export function stepProblem(failure: PostFailure): StepProblem {
  if (failure.kind === 'network') return { message: authTexts.noAnswer };
  if (failure.status === 404) return { message: stepTexts.over };
  if (failure.status === 429) {
    const wait = failure.retryAfter ?? USUAL_WAIT;
    return { message: `${authTexts.tooMany} ${authTexts.waitOn(waitText(wait))}`, wait };
  }
  if (failure.code === 'CREDENTIAL_NOT_FOUND') return { message: stepTexts.unknownPasskey };
  const [own] = Object.values(failure.errors);
  return { message: own ?? failure.message ?? authTexts.fallback };
}
