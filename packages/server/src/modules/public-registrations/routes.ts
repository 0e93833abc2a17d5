import * as contract from '@widya/contract/public-registrations';
import { publicRegistrationSchemas as schemas } from '@widya/contract/public-registrations.schemas';
import { registrationLabel } from '@widya/contract/registration-status';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import { type Binding, bindPublic } from '../../http/bind.ts';
import type { Ctx } from '../../http/context.ts';
import { seatsOf } from '../participants/seat-context.ts';
import { readConfirmationLink } from '../registrations/confirmation-link.ts';
import { heldUntil } from '../registrations/confirmation-mail.ts';
import { holdUnconfirmed } from '../registrations/hold-unconfirmed.ts';
import { assertRegion, findPublicClass, lockOpenClass, registerPerson } from '../registrations/register.ts';
import { previewCode } from '../registrations/vouchers.ts';
import type { RegistrationRow } from '../registrations/write-registration.ts';
import { newTicketToken } from '../tickets/ticket-link.ts';
import { deskOf } from './confirmation-desks.ts';
import { namedAddress, registeringAddress } from './registering.ts';
import { registrationForm } from './registration-form.ts';

/** A school behind one address registers a room full of people; nobody types faster than this. */
const PER_MINUTE = 120;

const LIMIT = { perMinute: PER_MINUTE };
/** Nobody tries so many vouchers who has one. */
const VOUCHERS_PER_MINUTE = 30;

type Registering = Ctx<(typeof schemas)['registerForClass'], null>;

const readForm = bindPublic(
  contract.readRegistrationForm,
  schemas.readRegistrationForm,
  async (ctx) => {
    ctx.reply.header('cache-control', 'no-store');
    return registrationForm(seatsOf(ctx), ctx.params.code, await registeringAddress(ctx));
  },
  LIMIT,
);

const voucher = bindPublic(
  contract.checkVoucher,
  schemas.checkVoucher,
  async (ctx) => {
    await registeringAddress(ctx);
    const row = await findPublicClass(ctx.tx, ctx.params.code);
    const { voucher: found, discount } = await previewCode(ctx.tx, ctx.query.voucher_code, row.price);
    return { voucher_code: found.code, discount, percentage: found.percentage, price: row.price - discount };
  },
  { perMinute: VOUCHERS_PER_MINUTE },
);

/** Tells nothing: for an address that is not proved, and for a machine that filled in the field nobody sees. */
const decoy = { success: true, status: null, label: '', order: null, ticket: null, confirm_by: null } as const;

const tokenOf = async (config: Ctx['config'], row: RegistrationRow, endsAt: Date | null, now: Date) =>
  newTicketToken(await secretsKeyOf(config), { kind: 'class', id: row.id, serial: row.ticket_serial, endsAt }, now);

async function registerProven(ctx: Registering, email: string) {
  const row = await lockOpenClass(ctx.tx, ctx.params.code, ctx.now);
  const done = await registerPerson(seatsOf(ctx), row, { ...ctx.body, email });
  const { order } = done;
  ctx.audit({
    object: 'participant',
    objectId: done.row.id,
    label: `${ctx.body.full_name} · ${row.name}`,
    after: { status: done.row.status, price: order?.amount ?? 0 },
  });
  const { status, invited } = done.row;
  return {
    success: true,
    status,
    label: registrationLabel({ status, invited, order }),
    order: order && {
      order_id: order.order_id,
      amount: order.amount,
      should_expire_at: order.should_expire_at?.toISOString() ?? null,
      snap_payment_url: order.snap_payment_url,
    },
    ticket: await tokenOf(ctx.config, done.row, done.owner.endTime, ctx.now),
    confirm_by: null,
  } as const;
}

/** Answers the same whether the address is registered already or not. */
async function registerUnproven(ctx: Registering) {
  const row = await lockOpenClass(ctx.tx, ctx.params.code, ctx.now);
  const form = { ...ctx.body, email: namedAddress(ctx.body), newsletter: false };
  const { row: held, confirmBy } = await holdUnconfirmed(seatsOf(ctx), row, form);
  ctx.audit({
    object: 'participant',
    objectId: held?.id ?? null,
    label: `${form.full_name} · ${row.name}`,
    after: held === null ? {} : { status: held.status, confirm_by: confirmBy.toISOString() },
  });
  return { ...decoy, confirm_by: confirmBy.toISOString() } as const;
}

const register = bindPublic(
  contract.registerForClass,
  schemas.registerForClass,
  async (ctx) => {
    const email = await registeringAddress(ctx);
    if (ctx.body.situs_web !== '') {
      ctx.audit({ object: 'participant', objectId: null, label: ctx.params.code });
      return { ...decoy, confirm_by: heldUntil(ctx.now).toISOString() };
    }
    await assertRegion(ctx.body);
    return email === null ? registerUnproven(ctx) : registerProven(ctx, email);
  },
  // The answer holds the link to a ticket.
  { ...LIMIT, replayable: false },
);

const readLink = bindPublic(
  contract.readConfirmation,
  schemas.readConfirmation,
  async (ctx) => {
    ctx.reply.header('cache-control', 'no-store');
    const link = await readConfirmationLink(ctx, ctx.params.token);
    const { ticketed, name, confirm_by } = await deskOf(link).read(seatsOf(ctx), link);
    const ticket = confirm_by === null ? newTicketToken(await secretsKeyOf(ctx.config), ticketed, ctx.now) : null;
    return { name, confirm_by: confirm_by?.toISOString() ?? null, ticket };
  },
  LIMIT,
);

const confirm = bindPublic(
  contract.confirmRegistration,
  schemas.confirmRegistration,
  async (ctx) => {
    const link = await readConfirmationLink(ctx, ctx.params.token);
    const { ticketed, object, full_name, name, status } = await deskOf(link).confirm(seatsOf(ctx), link);
    ctx.audit({ object, objectId: ticketed.id, label: `${full_name} · ${name}`, after: { status } });
    return { success: true, ticket: newTicketToken(await secretsKeyOf(ctx.config), ticketed, ctx.now) };
  },
  { ...LIMIT, replayable: false },
);

export const publicRegistrationRoutes: Binding[] = [readForm, voucher, register, readLink, confirm];
