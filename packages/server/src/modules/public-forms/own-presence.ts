import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { and, eq, sql } from 'drizzle-orm';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { requireProvenAddress } from '../address-proof/proven-address.ts';
import { markPresent } from '../presence/match.ts';
import { assertOpen, presenceOpening } from './opening.ts';
import { tryTicket } from './ticket-registration.ts';
import { type ClassRow, requireVisibleClass } from './visible-class.ts';

/** Enough for a room full of people behind one IP address. */
const PER_MINUTE = 120;

type PresenceContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'bearer'>;
type Person = typeof registrations.$inferSelect;

/**
 * The caller's accepted registration in a class. @throws ApiFailure 401 without ticket and proven address, 404 without
 * a seat.
 */
async function ownRegistration(
  ctx: PresenceContext,
  { id: classId }: ClassRow,
  ticket: string | undefined,
): Promise<Person> {
  const opened = ticket === undefined ? null : await tryTicket(ctx, ticket);
  if (opened?.of.id === classId) return opened.person;
  const email = await requireProvenAddress(ctx);
  const [own] = await ctx.tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.class_id, classId),
        eq(registrations.status, 'ACCEPTED'),
        eq(sql`lower(${registrations.email})`, email),
      ),
    );
  if (own === undefined) throw notFound('Alamat ini tidak terdaftar di kelas ini');
  return own;
}

export const readOwn = bindPublic(contract.readOwnPresence, schemas.readOwnPresence, async (ctx) => {
  const of = await requireVisibleClass(ctx.tx, ctx.params.code);
  const { full_name, is_present } = await ownRegistration(ctx, of, ctx.query.ticket);
  return { full_name, present: is_present };
});

/** Adds a row to the list of attendance forms, which contains everybody who attended. */
async function insertForm(tx: Tx, { id: class_id, name: class_name }: ClassRow, person: Person, now: Date) {
  const { full_name, email, phone_num } = person;
  await tx.insert(presenceForms).values({ class_id, class_name, full_name, email, phone_num, created_at: now });
}

export const confirmOwn = bindPublic(
  contract.confirmPresence,
  schemas.confirmPresence,
  async (ctx) => {
    const { tx, now, params, body } = ctx;
    const of = await requireVisibleClass(tx, params.code);
    assertOpen(presenceOpening(of, now), 'Presensi kelas ini');
    const person = await ownRegistration(ctx, of, body.ticket);
    const { marked = 0 } = (await markPresent(tx, of.id, [person.id], now)) ?? {};
    if (marked > 0) await insertForm(tx, of, person, now);
    ctx.audit({
      object: 'participant',
      objectId: person.id,
      label: `${person.full_name} · ${of.name}`,
      before: { is_present: marked === 0 },
      after: { is_present: true },
    });
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);
