import type { z } from 'zod';
import type { adminRow, adminSchemas } from './admins.schemas.ts';
import { type Access, type Endpoint, SUPERADMIN } from './endpoint.ts';

type S = typeof adminSchemas;

/** An admin account as superadmins see it; contains neither the password nor its hash. */
export type Admin = z.output<typeof adminRow>;
export type CreateAdminInput = z.input<S['createAdmin']['body']>;
export type UpdateAdminInput = z.input<S['updateAdmin']['body']>;

const tag = 'Admin accounts';
const access: Access = { kind: 'staff', roles: SUPERADMIN, withoutKey: 'superadmins only' };

export const listAdmins: Endpoint<S['listAdmins']> = {
  id: 'listAdmins',
  method: 'GET',
  path: '/v1/admins',
  access,
  summary: 'List admin accounts.',
  tag,
  audit: null,
};

export const createAdmin: Endpoint<S['createAdmin']> = {
  id: 'createAdmin',
  method: 'POST',
  path: '/v1/admins/create',
  access,
  summary: 'Create an admin account.',
  tag,
  audit: 'CREATE_ADMIN',
  status: 201,
};

/** A change of the role revokes the account's sessions (S5). */
export const updateAdmin: Endpoint<S['updateAdmin']> = {
  id: 'updateAdmin',
  method: 'PUT',
  path: '/v1/admin/:id',
  access,
  summary: 'Change an admin account.',
  tag,
  audit: 'UPDATE_ADMIN',
};

/** Bans an account and revokes its sessions; refused for the own account and the last superadmin (S14). */
export const banAdmin: Endpoint<S['banAdmin']> = {
  id: 'banAdmin',
  method: 'DELETE',
  path: '/v1/admin/:id',
  access,
  summary: 'Ban an admin account.',
  tag,
  audit: 'BAN_ADMIN',
};

export const unbanAdmin: Endpoint<S['unbanAdmin']> = {
  id: 'unbanAdmin',
  method: 'PATCH',
  path: '/v1/admin/:id',
  access,
  summary: 'Lift the ban of an admin account.',
  tag,
  audit: 'UNBAN_ADMIN',
};

export const deleteAdmin: Endpoint<S['deleteAdmin']> = {
  id: 'deleteAdmin',
  method: 'DELETE',
  path: '/v1/admin_hard/:id',
  access,
  summary: 'Delete an admin account for good.',
  tag,
  audit: 'HARDDELETE_ADMIN',
};

/** Revokes every session of the account. */
export const resetAdminPassword: Endpoint<S['resetAdminPassword']> = {
  id: 'resetAdminPassword',
  method: 'PUT',
  path: '/v1/admin/reset/password',
  access,
  summary: 'Set a new password for an admin account.',
  tag,
  audit: 'RESETPASSWORD_ADMIN',
};
