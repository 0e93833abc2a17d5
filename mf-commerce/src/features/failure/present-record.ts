import { ApiError } from '@widya/api-client/api-error';

/** The record as somebody else has saved it meanwhile; null when a failure is no conflict. Source: decision 5.0.6. */
export const presentRecord = <Row>(failure: unknown): Row | null =>
  failure instanceof ApiError && failure.code === 'VERSION_CONFLICT' ? ((failure.current as Row | null) ?? null) : null;
