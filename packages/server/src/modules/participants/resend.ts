import { randomUUID } from 'node:crypto';
import type { Participant } from '@widya/contract/participants';
import { type RegistrationStatus, type ResendScenario, SCENARIOS_OF_STATUS } from '@widya/contract/registration-status';
import type { Caller } from '../../auth/caller.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Ctx } from '../../http/context.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { lockSeen } from '../registrations/change-one.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext, SeatOwner } from '../registrations/owner.ts';
import { type MailPerson, scenarioMails } from '../registrations/scenario-mails.ts';
import { seatsOf } from './seat-context.ts';
import type { ParticipantSource } from './source.ts';

/** Why a mail cannot be sent to someone; null when it can. */
export const misfit = (scenario: ResendScenario, status: RegistrationStatus): string | null =>
  SCENARIOS_OF_STATUS[status].includes(scenario) ? null : 'Surel ini tidak sesuai dengan status pendaftaran';

/** Mails of a scenario once more. @param batch names the occasion: a second call with the same one sends nothing. */
export async function repeatedMails(
  ctx: SeatContext,
  owner: SeatOwner,
  scenario: ResendScenario,
  people: readonly MailPerson[],
  batch: string,
): Promise<Mail[]> {
  const ids = people.map(({ id }) => id);
  return scenarioMails(ctx.tx, owner, scenario, people, {
    config: ctx.config,
    orders: await newestOrders(ctx.tx, owner.source, ids),
    key: ({ id }) => `resend:${owner.source.kind}:${id}:${scenario}:${batch}`,
  });
}

const personOf = ({ member, ...row }: Participant): MailPerson => ({ ...row, member_id: member.id });

type ResendContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

/** Sends the mail of a scenario to one participant again. @throws ApiFailure 404 (S11), 409 for a mail that does not fit. */
export async function resendMail(ctx: ResendContext, source: ParticipantSource, id: number, scenario: ResendScenario) {
  const seats = seatsOf(ctx);
  const { owner, person } = await lockSeen(seats, source, ctx.caller, id);
  const problem = misfit(scenario, person.status);
  if (problem !== null) throw new ApiFailure(409, 'INVALID_TRANSITION', problem, { current: person });
  await enqueueMails(ctx.tx, await repeatedMails(seats, owner, scenario, [personOf(person)], randomUUID()), ctx.now);
  const label = `${person.full_name} · ${person.class_name}`;
  ctx.audit({ object: source.logObject, objectId: id, label, after: { scenario } });
  return { success: true, queued: 1, queued_at: ctx.now.toISOString() } as const;
}
