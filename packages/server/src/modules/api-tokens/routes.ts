import * as contract from '@widya/contract/api-tokens';
import { apiTokenSchemas } from '@widya/contract/api-tokens.schemas';
import { newApiToken } from '../../platform/auth/tokens.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { assertStillSuperadmin, lockSuperadmins } from '../admins/superadmins.ts';
import { insertToken, lockToken, selectTokens, writeRevocation } from './queries.ts';
import { expiryOf, loggedScope, scopeOf } from './rules.ts';

const list = bind(contract.listApiTokens, apiTokenSchemas.listApiTokens, async (ctx) => {
  const { rows, total } = await selectTokens(ctx.tx, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const create = bind(
  contract.createApiToken,
  apiTokenSchemas.createApiToken,
  async ({ tx, caller, body, now, audit }) => {
    // Without the lock a superadmin who is being demoted could leave a token behind.
    assertStillSuperadmin(caller, await lockSuperadmins(tx));
    const { name, last_day } = body;
    const scope = scopeOf(body);
    const { token, hash } = newApiToken();
    const expires_at = expiryOf(last_day, now);
    const creator = { created_by: caller.id, created_by_name: caller.name, created_at: now };
    const data = await insertToken(tx, { name, ...scope, token_hash: hash, expires_at, ...creator }, now);
    audit({ object: 'apitoken', objectId: data.id, label: name, after: { name, ...loggedScope(scope), expires_at } });
    return { success: true, token, data };
  },
  { replayable: false },
);

const revoke = bind(contract.revokeApiToken, apiTokenSchemas.revokeApiToken, async (ctx) => {
  const { tx, params, caller, now, audit } = ctx;
  const before = await lockToken(tx, params.id, now);
  const changes = before.revoked_at === null;
  const data = changes ? await writeRevocation(tx, before.id, caller.name, now) : before;
  const { id, name } = before;
  audit({ object: 'apitoken', objectId: id, label: name, before: { active: changes }, after: { active: false } });
  return { success: true, affectedRows: changes ? 1 : 0, data };
});

export const apiTokenRoutes: Binding[] = [list, create, revoke];
