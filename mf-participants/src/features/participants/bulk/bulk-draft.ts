import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { Predicate, ResendScenario } from '@widya/contract/registration-status';
import type { BulkAction, BulkRequest } from './bulk-request.ts';

/** Options of a bulk action. */
export interface BulkDraft {
  readonly reason: string;
  readonly silent: boolean;
  readonly overQuota: boolean;
  /** Whether registrations that were rejected, cancelled or expired are accepted too. */
  readonly rejectedToo: boolean;
  readonly predicate: Predicate;
  readonly scenario: ResendScenario;
}

export const FRESH: BulkDraft = {
  reason: '',
  silent: false,
  overQuota: false,
  rejectedToo: false,
  predicate: 'Istimewa',
  scenario: 'ACCEPTED',
};

/** Actions whose mails can be suppressed. */
const MAILING: readonly BulkAction[] = ['accept', 'reject'];

/** The API requires a reason for counting rejections, but the counts do not depend on it. */
const ANY_REASON = '-';

/** The body of the preview, which does not depend on typed texts. */
export function previewBody({ action, target }: BulkRequest, draft: BulkDraft): ParticipantBulkInput {
  return {
    ...target,
    action,
    ...(MAILING.includes(action) && draft.silent && { withoutSendingEmail: true }),
    ...(action === 'reject' && { rejection_message: ANY_REASON }),
    ...(action === 'accept' && draft.overQuota && { override_quota: true }),
    ...(action === 'accept' && draft.rejectedToo && { include_rejected: true }),
    ...(action === 'predicate' && { predicate: draft.predicate }),
    ...(action === 'resend' && { scenario: draft.scenario }),
  };
}

/**
 * The body of the action.
 * @param seen number of people in the preview, because the filters may match others by now.
 */
export const applyBody = (request: BulkRequest, draft: BulkDraft, seen: number): ParticipantBulkInput => ({
  ...previewBody(request, draft),
  ...(request.target.filter && { expected: seen }),
  ...(request.action === 'reject' && { rejection_message: draft.reason.trim() }),
});
