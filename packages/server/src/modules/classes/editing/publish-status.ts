import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { ALREADY_STARTED } from './publish-rules.ts';

export type PublishStatus = 'DRAFT' | 'OPEN' | 'HIDDEN' | 'DONE';

export interface PublishRequest {
  /** The requested status. */
  readonly publish_status?: PublishStatus | undefined;
  /** The status that the caller saw when requesting the next one. */
  readonly expected_status?: PublishStatus | undefined;
}

/** Draft to open, open to hidden, hidden to open. Source: D42 and D43. */
const NEXT: Readonly<Record<PublishStatus, PublishStatus | null>> = {
  DRAFT: 'OPEN',
  OPEN: 'HIDDEN',
  HIDDEN: 'OPEN',
  DONE: null,
};

const ALLOWED: Readonly<Record<PublishStatus, readonly PublishStatus[]>> = {
  DRAFT: ['OPEN'],
  OPEN: ['HIDDEN', 'DONE'],
  HIDDEN: ['OPEN', 'DONE'],
  DONE: [],
};

/**
 * The next publish status; requesting the current status changes nothing, so a double click is harmless.
 * @param current status read under a lock.
 * @param over whether it has ended: only then can it be closed. Reopening after the end is refused by the pre-checks
 * (A-233).
 * @param record sent with a refusal, so that the screen can show the current status.
 * @throws ApiFailure 409 INVALID_TRANSITION. Source: D39 and D43.
 */
export function nextPublishStatus(
  current: PublishStatus,
  { publish_status, expected_status }: PublishRequest,
  over: boolean,
  record?: unknown,
): PublishStatus {
  if (publish_status === current) return current;
  const refusal = (msg?: string) => new ApiFailure(409, 'INVALID_TRANSITION', msg, { current: record });
  if (expected_status !== undefined && expected_status !== current)
    throw refusal('Status publikasi sudah diubah oleh orang lain');
  const next = publish_status ?? NEXT[current];
  if (current === 'DONE') throw refusal(ALREADY_STARTED);
  if (next === null || !ALLOWED[current].includes(next)) throw refusal();
  if (!over && next === 'DONE') throw refusal('Sesi ini belum selesai');
  return next;
}
