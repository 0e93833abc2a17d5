import type { OwnEventSeat } from '@widya/contract/public-events';
import * as contract from '@widya/contract/public-events';
import { publicEventSchemas as schemas } from '@widya/contract/public-events.schemas';
import { invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { provenAddress, requireProvenAddress } from '../address-proof/proven-address.ts';
import { assertRegion } from '../regions/assert-region.ts';
import { heldUntil } from '../registrations/confirmation-mail.ts';
import { type MemberRow, membersByEmail } from '../registrations/people.ts';
import { namedAddress, registeringAddress } from '../registrations/registering.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { countView } from './count-view.ts';
import type { EventSeats } from './event-people.ts';
import { holdSeats } from './hold-unconfirmed.ts';
import { presentSeats, selectOwnSeats } from './own-seats.ts';
import type { EventRow } from './present.ts';
import { findEvent, findPublicEvent, presentPublicEvent, sessionsOf } from './public-event.ts';
import { lockChosenSessions, registerForSessions } from './register.ts';
import { previewForSessions } from './session-vouchers.ts';

/** Enough for a whole school behind one IP address that opens the page and registers at the same time. */
const PER_MINUTE = 120;
/** Slow enough that voucher codes cannot be guessed. */
const VOUCHERS_PER_MINUTE = 20;

type Registering = Ctx<(typeof schemas)['registerForEvent'], null>;

const ENDED: readonly string[] = ['CANCELLED', 'EXPIRED'];

/** Values that fill in the form; null for an address without an account. */
function prefillOf(member: MemberRow | undefined) {
  if (member === undefined) return null;
  const { full_name, phone_num, province, city, date_of_birth, gender } = member;
  return { full_name, phone_num, province, city, date_of_birth, gender };
}

/** The caller's own registrations that have not ended. */
async function currentSeats(ctx: Pick<Ctx, 'tx'>, event: EventRow, email: string | null) {
  const ownSeats = email === null ? [] : await selectOwnSeats(ctx, event, email);
  return ownSeats.filter(({ row }) => !ENDED.includes(row.status));
}

const labelsOf = (seats: readonly OwnEventSeat[]) => new Map(seats.map(({ session_id, label }) => [session_id, label]));

const read = bindPublic(contract.readPublicEvent, schemas.readPublicEvent, async (ctx) => {
  const event = await findPublicEvent(ctx.tx, ctx.params.event_url);
  const own = await presentSeats(seatsOf(ctx), await currentSeats(ctx, event, await provenAddress(ctx)));
  return presentPublicEvent(ctx.tx, event, { now: ctx.now, own: labelsOf(own) });
});

const view = bindPublic(
  contract.countEventView,
  schemas.countEventView,
  async ({ tx, params, now }) => {
    const { id } = await findPublicEvent(tx, params.event_url);
    await countView(tx, id, now);
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);

const form = bindPublic(
  contract.readEventRegistrationForm,
  schemas.readEventRegistrationForm,
  async (ctx) => {
    const email = await registeringAddress(ctx);
    const event = await findPublicEvent(ctx.tx, ctx.params.event_url);
    const registered = await presentSeats(seatsOf(ctx), await currentSeats(ctx, event, email));
    ctx.reply.header('cache-control', 'no-store');
    return {
      event: await presentPublicEvent(ctx.tx, event, { now: ctx.now, own: labelsOf(registered) }),
      is_proven: email !== null,
      person: email === null ? null : prefillOf((await membersByEmail(ctx.tx, [email])).get(email)),
      registered,
    };
  },
  { perMinute: PER_MINUTE },
);

const voucher = bindPublic(
  contract.checkEventVoucher,
  schemas.checkEventVoucher,
  async (ctx) => {
    const { tx, params, query } = ctx;
    await registeringAddress(ctx);
    const event = await findPublicEvent(tx, params.event_url);
    const chosen = (await sessionsOf(tx, event)).filter(({ id }) => query.session_ids.includes(id));
    const price = chosen.reduce((sum, session) => sum + session.price, 0);
    if (price === 0) throw invalid({ voucher_code: 'Sesi yang Anda pilih gratis' });
    const seats = chosen.map((session) => ({ event, session }));
    const redeemed = await previewForSessions(tx, seats, query.voucher_code);
    const discount = [...redeemed.values()].reduce((sum, one) => sum + one.discount, 0);
    return { discount, price: price - discount };
  },
  { perMinute: VOUCHERS_PER_MINUTE },
);

const labelOf = ({ body }: Registering, chosen: readonly EventSeats[]) =>
  `${body.full_name} · ${chosen[0]?.event.name ?? ''}`;

async function registerProven(ctx: Registering, chosen: readonly EventSeats[], email: string) {
  const context = seatsOf(ctx);
  const form = { ...ctx.body, email, voucher_code: ctx.body.voucher_code ?? '' };
  const registered = await registerForSessions(context, chosen, form);
  const ownSeats = registered.map(({ seats, row }) => ({ session: seats.session, row }));
  ctx.audit({
    object: 'sessionregistration',
    objectId: ownSeats[0]?.row.id ?? null,
    label: labelOf(ctx, chosen),
    after: {
      status: ownSeats.map(({ row }) => row.status),
      price: ownSeats.reduce((sum, { row }) => sum + row.price, 0),
    },
  });
  return { success: true, registrations: await presentSeats(context, ownSeats), confirm_by: null } as const;
}

/** Registers an unproven address; the response is the same whether or not it is already registered. */
async function registerUnproven(ctx: Registering, chosen: readonly EventSeats[]) {
  const form = { ...ctx.body, email: namedAddress(ctx.body), voucher_code: ctx.body.voucher_code ?? '' };
  const { rows, confirmBy } = await holdSeats(seatsOf(ctx), chosen, form);
  const confirm_by = confirmBy.toISOString();
  ctx.audit({
    object: 'sessionregistration',
    objectId: rows[0]?.id ?? null,
    label: labelOf(ctx, chosen),
    after: rows.length === 0 ? {} : { status: rows.map(({ status }) => status), confirm_by },
  });
  return { success: true, registrations: [], confirm_by } as const;
}

const register = bindPublic(
  contract.registerForEvent,
  schemas.registerForEvent,
  async (ctx) => {
    const { body, params } = ctx;
    const email = await registeringAddress(ctx);
    if (body.situs_web !== '') {
      ctx.audit({ object: 'sessionregistration', objectId: null, label: params.event_url });
      return { success: true, registrations: [], confirm_by: heldUntil(ctx.now).toISOString() };
    }
    await assertRegion(body);
    const chosen = await lockChosenSessions(seatsOf(ctx), params.event_url, body.session_ids);
    return email === null ? registerUnproven(ctx, chosen) : registerProven(ctx, chosen, email);
  },
  // Not replayable, because the response contains ticket links.
  { perMinute: PER_MINUTE, replayable: false },
);

const tickets = bindPublic(
  contract.readOwnEventTickets,
  schemas.readOwnEventTickets,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const event = await findEvent(ctx.tx, ctx.params.event_url);
    const ownSeats = await selectOwnSeats(ctx, event, email);
    ctx.reply.header('cache-control', 'no-store');
    return {
      name: event.name,
      event_url: event.event_url,
      registrations: await presentSeats(seatsOf(ctx), ownSeats),
    };
  },
  { perMinute: PER_MINUTE },
);

export const publicEventRoutes: Binding[] = [read, view, form, voucher, register, tickets];
