import { outwardPath } from '@widya/contract/outward-address';
import { hasEndedUnpaid } from '@widya/contract/payment-states';
import type { PublicPayment } from '@widya/contract/payments';
import { asc, eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { presentPayment } from './present-payment.ts';

/** Reads the order of a payment link. @throws ApiFailure 404. Source: D50 and D106–D108. */
export async function readPayment(
  tx: Tx,
  orderId: string,
  at: { readonly now: Date; readonly canPay: boolean },
): Promise<PublicPayment> {
  const [order] = await tx.select().from(orders).where(eq(orders.order_id, orderId));
  if (order === undefined) throw notFound('Transaksi tidak ditemukan');
  const items = await tx
    .select({ label: orderItems.label, code: classes.code, course: courses.course_code, event: events.event_url })
    .from(orderItems)
    .leftJoin(registrations, eq(registrations.id, orderItems.participant_id))
    .leftJoin(classes, eq(classes.id, registrations.class_id))
    .leftJoin(memberCourses, eq(memberCourses.id, orderItems.member_course_id))
    .leftJoin(courses, eq(courses.id, memberCourses.course_id))
    .leftJoin(eventRegistrations, eq(eventRegistrations.id, orderItems.event_registration_id))
    .leftJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .leftJoin(events, eq(events.id, eventSessions.event_id))
    .where(eq(orderItems.order_ref, order.id))
    .orderBy(asc(orderItems.id));
  const payment = presentPayment(order, at);
  const [path] = items.flatMap(({ code, course, event }) => {
    if (code !== null) return [outwardPath('registration', code)];
    if (course !== null) return [outwardPath('coursePage', course)];
    return event === null ? [] : [outwardPath('eventRegistration', event)];
  });
  return {
    ...payment,
    items: items.map(({ label }) => label),
    pay_url: payment.state === 'open' ? order.snap_payment_url : null,
    register_path: hasEndedUnpaid(payment.state) ? (path ?? null) : null,
  };
}
