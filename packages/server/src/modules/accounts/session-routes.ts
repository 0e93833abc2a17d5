import * as contract from '@widya/contract/accounts-sessions';
import { accountSessionSchemas as schemas } from '@widya/contract/accounts-sessions.schemas';
import { deviceLabel } from '../../platform/auth/device-label.ts';
import { endSession, selectOpenSessions } from '../../platform/auth/own-sessions.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';

const list = bind(contract.listOwnSessions, schemas.listOwnSessions, async ({ tx, caller, now }) => {
  const rows = await selectOpenSessions(tx, caller, now);
  return rows
    .map(({ id, user_agent, ip, created_at, last_seen_at }) => ({
      id,
      device: deviceLabel(user_agent),
      ip,
      signed_in_at: created_at.toISOString(),
      last_used_at: last_seen_at.toISOString(),
      current: id === caller.sessionId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
});

const end = bind(contract.endOwnSession, schemas.endOwnSession, async (ctx) => {
  const { tx, caller, now, params } = ctx;
  const ended = await endSession(tx, caller, { id: params.id, reason: 'ended_by_owner', now });
  if (ended === undefined) throw notFound('Sesi ini sudah berakhir');
  ctx.audit({ object: 'session', objectId: params.id, label: deviceLabel(ended.userAgent) });
  return { success: true, affectedRows: 1 };
});

/** Signed-out devices are not trusted, so sign-ins in progress and mailed password links become invalid too. */
const endOthers = bind(contract.endOtherSessions, schemas.endOtherSessions, async (ctx) => {
  const { tx, caller, now } = ctx;
  const affectedRows = await revokeSessions(tx, caller, { reason: 'ended_by_owner', now, except: caller.sessionId });
  ctx.audit({ object: 'session', objectId: null, label: `${affectedRows} sesi lain` });
  return { success: true, affectedRows };
});

/** Devices on which the own account is signed in. Source: S5. */
export const sessionRoutes: Binding[] = [list, end, endOthers];
