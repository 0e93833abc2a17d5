import { registrationLabel } from '@widya/contract/registration-status';
import type { ClassTicket } from '@widya/contract/tickets';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { takesQuestions } from '../questions/takes-questions.ts';
import { newestOrders } from '../registrations/orders.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { certificateOf, feedbackOf, filesOf, finalTestOf } from './class-ticket-parts.ts';
import { isOver, joiningOf } from './joining.ts';
import type { TicketContext } from './ticket-handlers.ts';

type Person = typeof registrations.$inferSelect;

/** A person's position on the waiting list of a class, from 1. */
async function positionOf(tx: Tx, { class_id, status, registered_at, id }: Person): Promise<number | null> {
  if (status !== 'PENDING') return null;
  const before = or(
    lt(registrations.registered_at, registered_at),
    and(eq(registrations.registered_at, registered_at), lt(registrations.id, id)),
  );
  const [found] = await tx
    .select({ people: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.class_id, class_id), eq(registrations.status, 'PENDING'), before));
  return (found?.people ?? 0) + 1;
}

/** The ticket of a registration for a class; links and materials are included only for accepted people. */
export async function readClassTicket(ctx: TicketContext, id: number): Promise<ClassTicket> {
  const { tx, now, config } = ctx;
  const [found] = await tx
    .select({ person: registrations, of: classes, topic: { code: topics.code, name: topics.name } })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .innerJoin(topics, eq(topics.code, classes.topic_code))
    .where(eq(registrations.id, id));
  if (found === undefined) throw new Error('a registration vanished');
  const { person, of, topic } = found;
  const order = (await newestOrders(tx, CLASS_PEOPLE, [id])).get(id) ?? null;
  const isAccepted = person.status === 'ACCEPTED';
  const over = isOver(of, now);
  const canAsk = isAccepted && takesQuestions(of, now);
  const files = isAccepted ? await filesOf(tx, of, over) : { materials: [], recordings: [] };
  return {
    kind: 'class',
    code: of.code,
    name: of.name,
    topic,
    poster_url: of.class_image_url,
    speaker: of.speaker,
    stream_type: of.stream_type,
    permanent: of.permanent,
    class_date: of.class_date,
    start_time: of.start_time?.toISOString() ?? null,
    end_time: of.end_time?.toISOString() ?? null,
    full_name: person.full_name,
    status: person.status,
    label: registrationLabel({ ...person, order }),
    position: await positionOf(tx, person),
    price: person.price,
    payment: order && order.amount > 0 ? presentPayment(order, { now, canPay: config.midtrans !== null }) : null,
    join: isAccepted ? joiningOf(of, now) : null,
    group_url: isAccepted ? of.whatsapp_url : null,
    ...files,
    presence: isAccepted ? { present: person.is_present, code: of.code } : null,
    certificate: isAccepted ? await certificateOf(tx, id) : null,
    final_test: isAccepted ? await finalTestOf(tx, of, id, now) : null,
    feedback: isAccepted && (over || of.permanent) ? await feedbackOf(ctx, id) : null,
    takes_questions: canAsk,
    questions_until: canAsk ? (of.question_end_time?.toISOString() ?? null) : null,
    can_withdraw: ['PENDING', 'WAITING', 'ACCEPTED'].includes(person.status) && !over,
  };
}
