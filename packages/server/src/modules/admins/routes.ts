import * as contract from '@widya/contract/admins';
import { adminSchemas } from '@widya/contract/admins.schemas';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { endPasswordLinks } from '../../platform/auth/password-links.ts';
import { assertAcceptablePassword } from '../../platform/auth/password-rules.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { deleteFactors } from '../../platform/auth/second-factor/factors.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { answerList } from '../../platform/http/listing.ts';
import { changedFields } from './changed-fields.ts';
import { eraseAdmin, insertAdmin, lockAdmin, selectAdmins, writeAdmin } from './queries.ts';
import { assertActive, assertRemovable, emailTakenFailure } from './rules.ts';
import { assertStillSuperadmin, lockSuperadmins } from './superadmins.ts';

const list = bind(contract.listAdmins, adminSchemas.listAdmins, async (ctx) => {
  const { rows, total } = await selectAdmins(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const create = bindPrepared(
  contract.createAdmin,
  adminSchemas.createAdmin,
  async ({ body, config }) => {
    assertAcceptablePassword(body.password, 'password');
    return hashPassword(body.password, config.hashingCost, 'known');
  },
  async (ctx, password_hash) => {
    const { email, name, role, menu, phone_num, address } = ctx.body;
    const fields = { email, name, role, menu, phone_num: phone_num ?? '', address: address ?? '' };
    const data = await insertAdmin(ctx.tx, { ...fields, password_hash, password_changed_at: ctx.now });
    if (data === null) throw emailTakenFailure();
    ctx.audit({ object: 'admin', objectId: data.id, label: name, after: fields });
    return { success: true, id: data.id, data, version: data.version };
  },
);

const update = bind(contract.updateAdmin, adminSchemas.updateAdmin, async (ctx) => {
  const { tx, caller, body, params } = ctx;
  const superadmins = await lockSuperadmins(tx);
  assertStillSuperadmin(caller, superadmins);
  const before = await lockAdmin(tx, params.id);
  await assertFresh(tx, body.version, before, { object: 'admin', id: before.id });
  const fields = changedFields(body);
  const roleChanges = body.role !== undefined && body.role !== before.role;
  if (roleChanges && before.role === 'superadmin') assertRemovable('demote', before, caller.id, superadmins);
  const data = await writeAdmin(tx, before.id, fields);
  if (data.email !== before.email) await endPasswordLinks(tx, { kind: 'admin', id: before.id }, ctx.now);
  if (roleChanges) await revokeSessions(tx, { kind: 'admin', id: before.id }, { reason: 'role_changed', now: ctx.now });
  ctx.audit({ object: 'admin', objectId: before.id, label: data.name, before: { ...before }, after: { ...data } });
  return { success: true, affectedRows: 1, data, version: data.version };
});

const ban = bind(contract.banAdmin, adminSchemas.banAdmin, async (ctx) => {
  const { tx, caller, params } = ctx;
  const superadmins = await lockSuperadmins(tx);
  assertStillSuperadmin(caller, superadmins);
  const before = await lockAdmin(tx, params.id);
  assertActive(before, 1);
  assertRemovable('ban', before, caller.id, superadmins);
  const data = await writeAdmin(tx, before.id, { active: 0 });
  await revokeSessions(tx, { kind: 'admin', id: before.id }, { reason: 'banned', now: ctx.now });
  ctx.audit({ object: 'admin', objectId: before.id, label: before.name, before: { active: 1 }, after: { active: 0 } });
  return { success: true, affectedRows: 1, data };
});

const unban = bind(contract.unbanAdmin, adminSchemas.unbanAdmin, async (ctx) => {
  const { tx, caller, params } = ctx;
  assertStillSuperadmin(caller, await lockSuperadmins(tx));
  const before = await lockAdmin(tx, params.id);
  assertActive(before, 0);
  const data = await writeAdmin(tx, before.id, { active: 1 });
  ctx.audit({ object: 'admin', objectId: before.id, label: before.name, before: { active: 0 }, after: { active: 1 } });
  return { success: true, affectedRows: 1, data };
});

const erase = bind(contract.deleteAdmin, adminSchemas.deleteAdmin, async (ctx) => {
  const { tx, caller, params } = ctx;
  const superadmins = await lockSuperadmins(tx);
  assertStillSuperadmin(caller, superadmins);
  const before = await lockAdmin(tx, params.id);
  assertRemovable('delete', before, caller.id, superadmins);
  await revokeSessions(tx, { kind: 'admin', id: before.id }, { reason: 'deleted', now: ctx.now });
  await deleteFactors(tx, { kind: 'admin', id: before.id });
  await eraseAdmin(tx, before.id);
  ctx.audit({ object: 'admin', objectId: before.id, label: before.name, before: { ...before } });
  return { success: true, affectedRows: 1 };
});

const resetPassword = bindPrepared(
  contract.resetAdminPassword,
  adminSchemas.resetAdminPassword,
  async ({ body, caller, config }) => {
    // Changing one's own password requires the old one, or a stolen session could take an account over (ASVS 6.2.3).
    if (body.admin_id === caller.id)
      throw new ApiFailure(409, 'SELF_ACTION', 'Ubah kata sandi akun sendiri melalui halaman profil');
    assertAcceptablePassword(body.newPassword);
    return hashPassword(body.newPassword, config.hashingCost, 'known');
  },
  async (ctx, password_hash) => {
    const { tx, caller, body } = ctx;
    assertStillSuperadmin(caller, await lockSuperadmins(tx));
    const target = await lockAdmin(tx, body.admin_id);
    await writeAdmin(tx, target.id, { password_hash, password_changed_at: ctx.now });
    await revokeSessions(tx, { kind: 'admin', id: target.id }, { reason: 'password_reset', now: ctx.now });
    ctx.audit({ object: 'admin', objectId: target.id, label: target.name });
    return { success: true, affectedRows: 1 };
  },
);

export const adminRoutes: Binding[] = [list, create, update, ban, unban, erase, resetPassword];
