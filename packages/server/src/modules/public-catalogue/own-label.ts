import { registrationLabel } from '@widya/contract/registration-status';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** The status label of a person's registration in a class; null without one. */
export async function ownLabel(tx: Tx, classId: number, email: string): Promise<string | null> {
  const [own] = await tx
    .select({ id: registrations.id, status: registrations.status, invited: registrations.invited })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.member_id))
    .where(
      and(
        eq(registrations.class_id, classId),
        sql`lower(${members.email}) = ${email}`,
        inArray(registrations.status, ['PENDING', 'WAITING', 'ACCEPTED']),
        isNull(registrations.confirm_by),
      ),
    );
  if (own === undefined) return null;
  const [order] = await tx
    .select({ paid_status: orders.paid_status, fraud_status: orders.fraud_status })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_ref))
    .where(eq(orderItems.participant_id, own.id))
    .orderBy(desc(orders.id))
    .limit(1);
  return registrationLabel({ ...own, order: order ?? null });
}
