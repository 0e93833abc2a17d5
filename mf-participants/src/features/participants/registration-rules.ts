import { isPaid } from '@widya/contract/order-status';
import type { Participant } from '@widya/contract/participants';
import { isGivenBack, SCENARIOS_OF_STATUS } from '@widya/contract/registration-status';
import { registrationState } from '@widya/design-system/status/registration';

type Status = Pick<Participant, 'status'>;
type Facts = Pick<Participant, 'status' | 'invited' | 'confirm_by'> & {
  readonly order: { readonly paid_status: string; readonly fraud_status?: string | null } | null;
};

/** The displayed state of a registration: an accepted one shows how it was accepted. Source: D64. */
export const shownState = ({ status, invited, order, confirm_by }: Facts): string =>
  registrationState({
    status,
    invited,
    orderAccepted: order !== null && isPaid(order),
    givenBack: isGivenBack({ status, order }),
    unconfirmed: confirm_by !== null,
  });

/** B-085: everybody without a seat, also after a rejection. */
export const mayAccept = ({ status }: Status): boolean => status !== 'ACCEPTED';

/** B-086; rejecting an accepted registration frees its seat (D67). */
export const mayReject = ({ status }: Status): boolean =>
  status === 'PENDING' || status === 'WAITING' || status === 'ACCEPTED';

/** B-069: only accepted registrations that are not confirmed. */
export const mayConfirm = ({ status, confirmed_at }: Pick<Participant, 'status' | 'confirmed_at'>): boolean =>
  status === 'ACCEPTED' && confirmed_at === null;

/** Attendance and predicate require a seat. */
export const hasSeat = ({ status }: Status): boolean => status === 'ACCEPTED';

type Addressee = Pick<Participant, 'status' | 'confirm_by'>;

/** Whether a mail fits the state (B-089); unproved addresses get none. */
export const mayMail = ({ status, confirm_by }: Addressee): boolean =>
  confirm_by === null && SCENARIOS_OF_STATUS[status].length > 0;

/** Rejected registrations and unproved addresses have no ticket. */
export const hasTicket = ({ status, confirm_by }: Addressee): boolean => confirm_by === null && status !== 'REJECTED';

type Movable = Pick<Participant, 'status' | 'confirm_by' | 'is_present' | 'predicate'>;

/**
 * Registrations that can still be rejected can be moved, unless they have results or are unconfirmed; the server also
 * checks tests, feedback and certificates.
 */
export const mayMove = (row: Movable): boolean =>
  mayReject(row) && row.confirm_by === null && !row.is_present && row.predicate === null;
