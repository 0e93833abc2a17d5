import type { ParticipantBulkInput } from '@widya/contract/participants-bulk';
import type { Predicate, ResendScenario } from '@widya/contract/registration-status';
import type { BulkAction, BulkRequest } from './bulk-request.ts';

/** What a person decides about a bulk action before it runs. */
export interface BulkDraft {
  readonly reason: string;
  readonly silent: boolean;
  readonly overQuota: boolean;
  /** Accepts also who lost their registration. */
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

/** Actions that write mails, which can be left out. */
const MAILING: readonly BulkAction[] = ['accept', 'reject'];

/** The API counts no rejection without a reason; which one it is changes nothing about the numbers. */
const ANY_REASON = '-';

/** The call for the preview: what is being typed changes nothing about it. */
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
 * The call that does it.
 * @param seen how many the preview said are meant: what the filters find may be others by now.
 */
export const applyBody = (request: BulkRequest, draft: BulkDraft, seen: number): ParticipantBulkInput => ({
  ...previewBody(request, draft),
  ...(request.target.filter && { expected: seen }),
  ...(request.action === 'reject' && { rejection_message: draft.reason.trim() }),
});
