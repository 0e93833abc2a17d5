import * as contract from '@widya/contract/public-registrations';
import { publicRegistrationSchemas as schemas } from '@widya/contract/public-registrations.schemas';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { type Binding, bindPublic, bindPublicBatch } from '../../platform/http/bind.ts';
import { readConfirmationLink } from '../registrations/confirmation-link.ts';
import { findPublicClass } from '../registrations/open-class.ts';
import { registeringAddress } from '../registrations/registering.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { previewCode } from '../registrations/vouchers.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';
import { CONFIRMATION_HANDLERS } from './confirmation-handlers.ts';
import { batchKey, registerTogether } from './register-together.ts';
import { registrationForm } from './registration-form.ts';

/** Enough for a whole school behind one IP address. */
const PER_MINUTE = 120;

const LIMIT = { perMinute: PER_MINUTE };
/** More than people with a voucher need, and too few to guess codes. */
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
  { keyOf: batchKey, handle: registerTogether },
  // Not replayable, because the response contains a ticket link.
  { ...LIMIT, replayable: false },
);

const readLink = bindPublic(
  contract.readConfirmation,
  schemas.readConfirmation,
  async (ctx) => {
    ctx.reply.header('cache-control', 'no-store');
    const link = await readConfirmationLink(ctx, ctx.params.token);
    const { seats, name, confirm_by } = await CONFIRMATION_HANDLERS[link.kind].read(seatsOf(ctx), link);
    const key = await secretsKeyOf(ctx.config);
    const isDone = confirm_by === null;
    return {
      name,
      confirm_by: confirm_by?.toISOString() ?? null,
      places: seats.map(({ ticketed, name: of }) => ({
        name: of,
        ticket: isDone ? newTicketToken(key, ticketed, ctx.now) : null,
      })),
    };
  },
  LIMIT,
);

const confirm = bindPublic(
  contract.confirmRegistration,
  schemas.confirmRegistration,
  async (ctx) => {
    const link = await readConfirmationLink(ctx, ctx.params.token);
    const { seats, object, full_name, name } = await CONFIRMATION_HANDLERS[link.kind].confirm(seatsOf(ctx), link);
    const statuses = seats.map(({ status }) => status);
    ctx.audit({
      object,
      objectId: link.id,
      label: `${full_name} · ${name}`,
      after: { status: statuses.length === 1 ? statuses[0] : statuses },
    });
    const key = await secretsKeyOf(ctx.config);
    return { success: true, tickets: seats.map(({ ticketed }) => newTicketToken(key, ticketed, ctx.now)) };
  },
  { ...LIMIT, replayable: false },
);

export const publicRegistrationRoutes: Binding[] = [readForm, voucher, register, readLink, confirm];
