import * as contract from '@widya/contract/public-registrations';
import { publicRegistrationSchemas as schemas } from '@widya/contract/public-registrations.schemas';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import { type Binding, bindPublic, bindPublicBatch } from '../../http/bind.ts';
import { seatsOf } from '../participants/seat-context.ts';
import { readConfirmationLink } from '../registrations/confirmation-link.ts';
import { findPublicClass } from '../registrations/open-class.ts';
import { previewCode } from '../registrations/vouchers.ts';
import { newTicketToken } from '../tickets/ticket-link.ts';
import { deskOf } from './confirmation-desks.ts';
import { registerTogether, sharedLock } from './register-together.ts';
import { registeringAddress } from './registering.ts';
import { registrationForm } from './registration-form.ts';

/** A school behind one address registers a room full of people; nobody types faster than this. */
const PER_MINUTE = 120;

const LIMIT = { perMinute: PER_MINUTE };
/** Nobody tries so many vouchers who has one. */
const VOUCHERS_PER_MINUTE = 30;

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

const register = bindPublicBatch(
  contract.registerForClass,
  schemas.registerForClass,
  { keyOf: sharedLock, handle: registerTogether },
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
