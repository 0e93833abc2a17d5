import type { publicRegistrationSchemas } from '@widya/contract/public-registrations.schemas';
import { registrationLabel } from '@widya/contract/registration-status';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Answer } from '../../platform/http/bind.ts';
import type { Ctx, PreparationCtx } from '../../platform/http/context.ts';
import { assertRegion } from '../regions/assert-region.ts';
import { heldUntil } from '../registrations/confirmation-mail.ts';
import { holdUnconfirmed } from '../registrations/hold-unconfirmed.ts';
import { lockOpenClass } from '../registrations/open-class.ts';
import { type RegisteredPerson, registerPeople } from '../registrations/register-people.ts';
import { namedAddress, registeringAddresses } from '../registrations/registering.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';

type Schemas = (typeof publicRegistrationSchemas)['registerForClass'];
type Registering = Ctx<Schemas, null>;
type Registered = Exclude<Answer<Schemas>, { readonly file: unknown }>;

/** The response for unproven addresses and bots; reveals nothing. */
const decoy = { success: true, status: null, label: '', order: null, ticket: null, confirm_by: null } as const;

/** Registrations with a proven address for the same class share a batch; others run alone. */
export const batchKey = ({ bearer, params }: PreparationCtx<Schemas, null>): string | null =>
  bearer === null ? null : params.code.toLowerCase();

async function answerTo(ctx: Registering, { row, owner, order }: RegisteredPerson): Promise<Registered> {
  ctx.audit({
    object: 'participant',
    objectId: row.id,
    label: `${ctx.body.full_name} · ${owner.name}`,
    after: { status: row.status, price: order?.amount ?? 0 },
  });
  const { id, ticket_serial: serial, status, invited } = row;
  const ticketed = { kind: 'class', id, serial, endsAt: owner.endTime } as const;
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
    ticket: newTicketToken(await secretsKeyOf(ctx.config), ticketed, ctx.now),
    confirm_by: null,
  };
}

/** Registers an unproven address; the response is the same whether or not it is already registered. */
async function registerUnproven(ctx: Registering): Promise<Registered> {
  const row = await lockOpenClass(ctx.tx, ctx.params.code, ctx.now);
  const form = { ...ctx.body, email: namedAddress(ctx.body), newsletter: false };
  const { row: registration, confirmBy } = await holdUnconfirmed(seatsOf(ctx), row, form);
  ctx.audit({
    object: 'participant',
    objectId: registration?.id ?? null,
    label: `${form.full_name} · ${row.name}`,
    after: registration === null ? {} : { status: registration.status, confirm_by: confirmBy.toISOString() },
  });
  return { ...decoy, confirm_by: confirmBy.toISOString() };
}

function answerBot(ctx: Registering): Registered {
  ctx.audit({ object: 'participant', objectId: null, label: ctx.params.code });
  return { ...decoy, confirm_by: heldUntil(ctx.now).toISOString() };
}

async function registerProven(people: readonly (readonly [Registering, string])[]) {
  const [first] = people;
  if (first === undefined) return [];
  const [{ tx, params, now }] = first;
  const row = await lockOpenClass(tx, params.code, now);
  const forms = people.map(([{ body }, email]) => ({ ...body, email }));
  const registered = await registerPeople(seatsOf(first[0]), row, forms);
  return people.map(([ctx], index) => [ctx, registered[index]] as const);
}

/**
 * Registers people for one class in one transaction, in their order, because many may come at the same moment. A
 * refused person does not affect the others.
 */
export async function registerTogether(ctxs: readonly Registering[]): Promise<(Registered | ApiFailure)[]> {
  const emails = await registeringAddresses(ctxs);
  const answers = new Map<Registering, Registered | ApiFailure>();
  const people: [Registering, string][] = [];
  const unproven: Registering[] = [];
  for (const [index, ctx] of ctxs.entries()) {
    const email = emails[index] ?? null;
    if (email instanceof ApiFailure) {
      answers.set(ctx, email);
      continue;
    }
    const refusal = await regionRefusal(ctx);
    if (refusal !== null) answers.set(ctx, refusal);
    else if (ctx.body.situs_web !== '') answers.set(ctx, answerBot(ctx));
    else if (email === null) unproven.push(ctx);
    else people.push([ctx, email]);
  }
  for (const [ctx, registered] of await registerProven(people))
    if (registered) answers.set(ctx, registered instanceof ApiFailure ? registered : await answerTo(ctx, registered));
  for (const ctx of unproven) answers.set(ctx, await registerUnproven(ctx));
  return ctxs.map((ctx) => answers.get(ctx) as Registered | ApiFailure);
}

/** The failure for an invalid region; none for a bot, which gets the usual response. */
async function regionRefusal({ body }: Registering): Promise<ApiFailure | null> {
  if (body.situs_web !== '') return null;
  try {
    await assertRegion(body);
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}
