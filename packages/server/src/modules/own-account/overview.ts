import { outcomeOf } from '@widya/contract/order-status';
import type { OwnOrder, OwnOverview, OwnRegistration } from '@widya/contract/own-account';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { certificatesOf, ordersOf } from '../participants/person-parts.ts';
import type { OrderRow } from '../registrations/present.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';
import { requestsOf } from './data-requests.ts';
import { ownMember } from './own-member.ts';
import { ownClasses, ownCourses, ownEvents, type Registered } from './registrations.ts';

/** With this key staff see all certificates of a person, and a person may see all of their own. */
const ALL_KINDS: Caller['keys'] = new Set(['users'] as const);

function withTicket({ id, serial, ...row }: Registered, secretsKey: Buffer, now: Date): OwnRegistration {
  const endsAt = row.ends_at === null ? null : new Date(row.ends_at);
  return { ...row, ticket: newTicketToken(secretsKey, { kind: row.kind, id, serial, endsAt }, now) };
}

function presentOwnOrder(order: OrderRow, label: string, now: Date): OwnOrder {
  const outcome = outcomeOf(order);
  const isInTime = order.should_expire_at === null || order.should_expire_at > now;
  return {
    order_id: order.order_id,
    label,
    amount: order.amount,
    returned_amount: order.returned_amount,
    outcome,
    payable: outcome === 'waiting' && order.amount > 0 && order.expired_at === null && isInTime,
    created_at: order.created_at.toISOString(),
    should_expire_at: order.should_expire_at?.toISOString() ?? null,
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}

/** Everything that a person sees about themselves. */
export async function readOverview(tx: Tx, email: string, secretsKey: Buffer, now: Date): Promise<OwnOverview> {
  const member = await ownMember(tx, email);
  const registered = await ownEvents(tx, email);
  if (member !== undefined) registered.push(...(await ownClasses(tx, member.id)), ...(await ownCourses(tx, member.id)));
  const purchases = member === undefined ? [] : await ordersOf(tx, member.id);
  const certificates = member === undefined ? [] : await certificatesOf(tx, ALL_KINDS, member.id);
  return {
    email,
    full_name: member?.full_name ?? null,
    registrations: registered
      .toSorted((a, b) => b.registered_at.localeCompare(a.registered_at))
      .map((row) => withTicket(row, secretsKey, now)),
    orders: purchases.map(({ order, label }) => presentOwnOrder(order, label, now)),
    certificates: certificates.map(({ name, printed_number, public_code, issued_at, revoked_at }) => ({
      name,
      printed_number,
      public_code,
      issued_at,
      revoked_at,
    })),
    data_requests: await requestsOf(tx, email),
  };
}
