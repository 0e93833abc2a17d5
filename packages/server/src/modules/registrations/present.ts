import type { Participant, ParticipantOrder } from '@widya/contract/participants';
import { registrationLabel } from '@widya/contract/registration-status';
import type { orders } from '../../platform/database/schema/orders.ts';
import type { registrations } from '../../platform/database/schema/registrations.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * A registration as the queries select it: without the columns that only one of class and course has, and without the
 * search text.
 */
export type PersonRow = Omit<typeof registrations.$inferSelect, 'class_id' | 'is_present' | 'search_text'>;
export type OrderRow = typeof orders.$inferSelect;

export interface SelectedParticipant {
  readonly row: PersonRow;
  readonly isPresent: boolean;
  readonly progress: number | null;
  readonly certificateRevokedAt: Date | null;
  readonly code: string;
  readonly name: string;
  readonly member: Participant['member'];
  readonly voucher: Participant['voucher'];
  readonly order: OrderRow | null;
}

export const presentOrder = (order: OrderRow): ParticipantOrder => ({
  order_id: order.order_id,
  paid_status: order.paid_status,
  fraud_status: order.fraud_status,
  amount: order.amount,
  discount: order.discount,
  payment_type: order.payment_type,
  snap_payment_url: order.snap_payment_url,
  created_at: order.created_at.toISOString(),
  should_expire_at: iso(order.should_expire_at),
  paid_at: iso(order.paid_at),
  expired_at: iso(order.expired_at),
  rejected_at: iso(order.rejected_at),
});

/** A participant in the shape of the API. */
export function presentParticipant({ row, order, ...about }: SelectedParticipant): Participant {
  return {
    id: row.id,
    class_code: about.code,
    class_name: about.name,
    status: row.status,
    label: registrationLabel({ status: row.status, invited: row.invited, order, unconfirmed: row.confirm_by !== null }),
    full_name: row.full_name,
    email: row.email,
    phone_num: row.phone_num,
    organization: row.organization,
    province: row.province,
    city: row.city,
    member: about.member,
    source: row.source,
    price: row.price,
    voucher: about.voucher,
    invited: row.invited,
    note: row.note,
    participant_note: row.participant_note,
    status_change_info: row.status_change_info,
    is_present: about.isPresent,
    predicate: row.predicate,
    certificate_url: row.certificate_url,
    certificate_revoked_at: row.certificate_url === null ? iso(about.certificateRevokedAt) : null,
    progress: about.progress,
    registered_at: row.registered_at.toISOString(),
    created_at: row.created_at.toISOString(),
    accepted_at: iso(row.accepted_at),
    confirmed_at: iso(row.confirmed_at),
    rejected_at: iso(row.rejected_at),
    confirm_by: iso(row.confirm_by),
    order: order && presentOrder(order),
    version: row.version,
  };
}
