import * as contract from '@widya/contract/accounts';
import { accountSchemas } from '@widya/contract/accounts.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { endPasswordLinks } from '../../platform/auth/password-links.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { changedFields } from '../admins/changed-fields.ts';
import { lockAdmin, writeAdmin } from '../admins/queries.ts';
import { ownEmailTakenFailure } from '../admins/rules.ts';
import { provePasswordChange, storePasswordChange } from './change-password.ts';
import { selectSessionUser } from './session-user.ts';

const updateOwn = bind(contract.updateOwnAdmin, accountSchemas.updateOwnAdmin, async (ctx) => {
  const { tx, caller, body, now } = ctx;
  const { email, name, address, phone_num, version } = body;
  const before = await lockAdmin(tx, caller.id);
  await assertFresh(tx, version, before, { object: 'admin', id: before.id });
  const fields = changedFields({ email, name, address, phone_num });
  const after = await writeAdmin(tx, caller.id, fields, ownEmailTakenFailure);
  if (after.email !== before.email) await endPasswordLinks(tx, caller, now);
  ctx.audit({ object: 'admin', objectId: caller.id, label: after.name, before: { ...before }, after: { ...after } });
  return { success: true, affectedRows: 1, user: await selectSessionUser(ctx, caller, caller.sessionId) };
});

const changeAdminPassword = bindPrepared(
  contract.changeOwnAdminPassword,
  accountSchemas.changeOwnAdminPassword,
  (ctx) => provePasswordChange(ctx, ctx.body),
  storePasswordChange,
);

const changeInstructorPassword = bindPrepared(
  contract.changeOwnInstructorPassword,
  accountSchemas.changeOwnInstructorPassword,
  (ctx) => provePasswordChange(ctx, ctx.body),
  storePasswordChange,
);

export const profileRoutes: Binding[] = [updateOwn, changeAdminPassword, changeInstructorPassword];
