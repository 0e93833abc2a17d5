import type { CourseJoinForm } from '@widya/contract/public-courses';
import { registrationLabel } from '@widya/contract/registration-status';
import type { Tx } from '../../../platform/http/transaction.ts';
import { presentProfile } from '../../own-account/profile.ts';
import { newestOrders } from '../../registrations/orders.ts';
import { membersByEmail } from '../../registrations/people.ts';
import type { OrderRow } from '../../registrations/present.ts';
import { COURSE_PEOPLE } from '../../registrations/source.ts';
import type { TakerColumns } from '../learning/taker.ts';

type OwnRegistration = NonNullable<CourseJoinForm['registration']>;

/** A registration in the shape that its owner sees; the order is included only while it must be paid. */
export function presentRegistration({ status, invited }: TakerColumns, order: OrderRow | null): OwnRegistration {
  const payable = status === 'WAITING' ? order : null;
  return {
    status,
    label: registrationLabel({ status, invited, order }),
    order: payable && {
      order_id: payable.order_id,
      amount: payable.amount,
      should_expire_at: payable.should_expire_at?.toISOString() ?? null,
    },
  };
}

/** A registration with its newest order in the shape that its owner sees; null without one. */
export async function ownRegistration(tx: Tx, row: TakerColumns | undefined): Promise<OwnRegistration | null> {
  if (row === undefined) return null;
  return presentRegistration(row, (await newestOrders(tx, COURSE_PEOPLE, [row.id])).get(row.id) ?? null);
}

/**
 * The person's data in the account of an address; empty without an account. @param email null while addresses cannot be
 * proven.
 */
export async function prefillOf(tx: Tx, email: string | null): Promise<CourseJoinForm['prefill']> {
  const member = email === null ? undefined : (await membersByEmail(tx, [email])).get(email);
  const { email: _, ...person } = presentProfile(email ?? '', member);
  return person;
}
