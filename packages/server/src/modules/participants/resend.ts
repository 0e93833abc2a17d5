import { randomUUID } from 'node:crypto';
import { type RegistrationStatus, type ResendScenario, SCENARIOS_OF_STATUS } from '@widya/contract/registration-status';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { lockSeen } from '../registrations/change-one.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext, SeatOwner } from '../registrations/owner.ts';
import { type MailPerson, scenarioMails } from '../registrations/scenario-mails.ts';
import { seatsOf } from '../registrations/seat-context.ts';
import type { ParticipantSource } from '../registrations/source.ts';

interface Addressee {
  readonly status: RegistrationStatus;
  /** Set while the address is not proven. */
  readonly confirm_by: Date | string | null;
}

/**
 * Why a mail cannot be sent to a person; null when it can. Before the address is confirmed, the ticket cannot be
 * opened.
 */
export function resendRefusal(scenario: ResendScenario, { status, confirm_by }: Addressee): string | null {
  if (confirm_by !== null) return 'Alamat surel pendaftaran ini belum dikonfirmasi';
  return SCENARIOS_OF_STATUS[status].includes(scenario) ? null : 'Surel ini tidak sesuai dengan status pendaftaran';
}

type MailedPerson = Omit<MailPerson, 'ticket_serial'>;

/** Adds the ticket serial numbers, which are not part of the API's participant. */
async function withSerials(
  tx: Tx,
  { source: { people: p } }: SeatOwner,
  people: readonly MailedPerson[],
): Promise<MailPerson[]> {
  const rows = await tx
    .select({ id: p.id, serial: p.ticket_serial })
    .from(p)
    .where(sql`${p.id} in ${idsIn(people.map(({ id }) => id))}`);
  const serials = new Map(rows.map(({ id, serial }) => [id, serial]));
  return people.map((person) => ({ ...person, ticket_serial: serials.get(person.id) ?? 0 }));
}

/** Mails of a scenario once more. @param batch key of this action: a second call with the same key sends nothing. */
export async function repeatedMails(
  ctx: SeatContext,
  owner: SeatOwner,
  scenario: ResendScenario,
  people: readonly MailedPerson[],
  batch: string,
): Promise<Mail[]> {
  const ids = people.map(({ id }) => id);
  return scenarioMails(ctx.tx, owner, scenario, await withSerials(ctx.tx, owner, people), {
    config: ctx.config,
    orders: await newestOrders(ctx.tx, owner.source, ids),
    key: ({ id }) => `resend:${owner.source.kind}:${id}:${scenario}:${batch}`,
  });
}

type ResendContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

/**
 * Sends the mail of a scenario to one participant again. @throws ApiFailure 404 (S11), 409 for a mail that does not fit
 * the status.
 */
export async function resendMail(ctx: ResendContext, source: ParticipantSource, id: number, scenario: ResendScenario) {
  const seats = seatsOf(ctx);
  const { owner, person } = await lockSeen(seats, source, ctx.caller, id);
  const problem = resendRefusal(scenario, person);
  if (problem !== null) throw new ApiFailure(409, 'INVALID_TRANSITION', problem, { current: person });
  await enqueueMails(
    ctx.tx,
    await repeatedMails(seats, owner, scenario, [{ ...person, member_id: person.member.id }], randomUUID()),
    ctx.now,
  );
  const label = `${person.full_name} · ${person.class_name}`;
  ctx.audit({ object: source.logObject, objectId: id, label, after: { scenario } });
  return { success: true, queued: 1, queued_at: ctx.now.toISOString() } as const;
}
