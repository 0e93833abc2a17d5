import { revokeSessions } from '../../platform/auth/sessions.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { type SecondFactorEvent, secondFactorMail } from './second-factor-mails.ts';

/** Changes that end the account's other sessions. */
const ENDS_OTHERS: readonly SecondFactorEvent['kind'][] = ['totp-on', 'totp-off', 'passkey-added', 'passkey-removed'];

/** Finishes a change of the own second factors: ends other sessions, mails the owner and logs a row. */
export async function settleChange(
  ctx: Pick<Ctx, 'tx' | 'now' | 'caller' | 'mail' | 'audit' | 'config' | 'requestId'>,
  event: SecondFactorEvent,
): Promise<void> {
  const { tx, now, caller } = ctx;
  if (ENDS_OTHERS.includes(event.kind))
    await revokeSessions(tx, caller, { reason: 'second_factor_changed', now, except: caller.sessionId });
  await ctx.mail.enqueue(await secondFactorMail(ctx, caller, event));
  const passkey = 'name' in event ? { passkey: event.name } : undefined;
  ctx.audit({ object: caller.kind, objectId: caller.id, label: caller.name, ...(passkey && { after: passkey }) });
}
