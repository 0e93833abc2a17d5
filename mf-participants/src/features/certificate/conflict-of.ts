import { ApiError, firstOf } from '@widya/api-client/api-error';
import type { Conflict } from './conflict-banner.tsx';

/** The choice after a refusal because somebody else saved first; null for every other failure, and for none. */
export const conflictOf = (failure: unknown, choices: Omit<Conflict, 'who'>): Conflict | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'
    ? { ...choices, who: firstOf(failure)?.who }
    : null;
