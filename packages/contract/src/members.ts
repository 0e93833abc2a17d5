import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint, SUPERADMIN } from './endpoint.ts';
import type { memberCsvRow, memberDetail, memberListRow, memberRow, memberSchemas } from './members.schemas.ts';

type S = typeof memberSchemas;

/** A participant's account ("Pengguna"). */
export type Member = z.output<typeof memberRow>;
/** A row of the list of accounts. */
export type MemberListRow = z.output<typeof memberListRow>;
export type MemberDetail = z.output<typeof memberDetail>;
/** A row of an invitation CSV. */
export type MemberCsvRow = z.input<typeof memberCsvRow>;
export type MemberListQuery = z.input<S['listMembers']['query']>;
export type RegisterMemberInput = z.input<S['registerMember']['body']>;
export type UpdateMemberInput = z.input<S['updateMember']['body']>;

const tag = 'Members';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'users' };

/** Source: D301. */
export const listMembers: Endpoint<S['listMembers']> = {
  id: 'listMembers',
  method: 'GET',
  path: '/v1/members',
  access,
  summary: 'List people who can register, by part of name, email or phone number, or by id.',
  tag,
  audit: null,
};

/** At most a hundred matches, newest first. */
export const searchMembers: Endpoint<S['searchMembers']> = {
  id: 'searchMembers',
  method: 'POST',
  path: '/v1/members/search',
  access,
  summary: 'Find people by part of name, email or phone number.',
  tag,
  audit: null,
};

export const readMember: Endpoint<S['readMember']> = {
  id: 'readMember',
  method: 'GET',
  path: '/v1/member/:id',
  access,
  summary: 'Read one person.',
  tag,
  audit: null,
};

/** Classes and courses, newest first. */
export const listMemberParticipation: Endpoint<S['listMemberParticipation']> = {
  id: 'listMemberParticipation',
  method: 'GET',
  path: '/v1/member/:id/participation',
  access,
  summary: 'List the classes and courses of a person.',
  tag,
  audit: null,
};

/** The account is unclaimed until the mailed link is used; a password in the body is ignored (S9, D94). */
export const registerMember: Endpoint<S['registerMember']> = {
  id: 'registerMember',
  method: 'POST',
  path: '/v1/member/register',
  access,
  summary: 'Invite one person.',
  tag,
  audit: 'INVITE_MEMBER',
  status: 201,
};

/** At most 200 rows; see `inviteMembers` for more. Source: B-174 and B-175. */
export const registerMembers: Endpoint<S['registerMembers']> = {
  id: 'registerMembers',
  method: 'POST',
  path: '/v1/member/batch',
  access,
  summary: 'Invite many people and answer which rows were new, already registered or invalid.',
  tag,
  audit: 'INVITE_MEMBER',
};

/** Creates a task whose counts mean: sent new accounts, skipped known ones, failed invalid ones. */
export const inviteMembers: Endpoint<S['inviteMembers']> = {
  id: 'inviteMembers',
  method: 'POST',
  path: '/v1/member/batch/job',
  access,
  summary: 'Start a task that invites a long list of people.',
  tag,
  audit: 'INVITE_MEMBER',
  status: 202,
};

/** An update, although POST. Source: D96. */
export const updateMember: Endpoint<S['updateMember']> = {
  id: 'updateMember',
  method: 'POST',
  path: '/v1/members',
  access,
  summary: 'Change a person.',
  tag,
  audit: 'UPDATE_MEMBER',
};

/** Soft delete; the id is in the body or the query. Source: D96. */
export const deleteMember: Endpoint<S['deleteMember']> = {
  id: 'deleteMember',
  method: 'DELETE',
  path: '/v1/members',
  access,
  summary: 'Delete a person softly.',
  tag,
  audit: 'DELETE_MEMBER',
};

/** The id is in the body or the query. Source: D96. */
export const restoreMember: Endpoint<S['restoreMember']> = {
  id: 'restoreMember',
  method: 'PATCH',
  path: '/v1/members',
  access,
  summary: 'Restore a deleted person.',
  tag,
  audit: 'RESTORE_MEMBER',
};

/** Marks the address as verified. Source: D93. */
export const activateMember: Endpoint<S['activateMember']> = {
  id: 'activateMember',
  method: 'PUT',
  path: '/v1/member/:id/activate',
  access,
  summary: 'Activate a person.',
  tag,
  audit: 'ACTIVATE_MEMBER',
};

/**
 * Mails a new claim link and revokes the earlier ones. 409 INVALID_TRANSITION when the account is claimed, deleted or a
 * duplicate.
 */
export const sendMemberInvitation: Endpoint<S['sendMemberInvitation']> = {
  id: 'sendMemberInvitation',
  method: 'POST',
  path: '/v1/member/:id/invitation',
  access,
  summary: 'Mail an invited person a new link to claim the account.',
  tag,
  audit: 'SENDAGAIN_INVITATION',
};

/** Source and time of the consent are stored. Source: S43. */
export const activateNewsletter: Endpoint<S['activateNewsletter']> = {
  id: 'activateNewsletter',
  method: 'PUT',
  path: '/v1/member/:id/activate-newsletter',
  access,
  summary: 'Turn the newsletter of a person on.',
  tag,
  audit: 'SUBSCRIBE_MEMBER',
};

/** Takes effect immediately. Source: S43. */
export const deactivateNewsletter: Endpoint<S['deactivateNewsletter']> = {
  id: 'deactivateNewsletter',
  method: 'PUT',
  path: '/v1/member/:id/inactive-newsletter',
  access,
  summary: 'Turn the newsletter of a person off.',
  tag,
  audit: 'UNSUBSCRIBE_MEMBER',
};

/** Creates a task that writes `email-peserta.csv` or `seluruh-pengguna.csv`. Source: B-163 and B-164. */
export const exportMembers: Endpoint<S['exportMembers']> = {
  id: 'exportMembers',
  method: 'POST',
  path: '/v1/members/export',
  access,
  summary: 'Start a task that writes a CSV of people.',
  tag,
  audit: 'EXPORT_MEMBER',
  status: 202,
};

/** For rows that an import duplicated in another spelling. */
export const mergeMember: Endpoint<S['mergeMember']> = {
  id: 'mergeMember',
  method: 'POST',
  path: '/v1/member/:id/merge',
  access: { kind: 'staff', roles: SUPERADMIN, menuKey: 'users' },
  summary: 'Merge a duplicate account into the original one.',
  tag,
  audit: 'MERGE_MEMBER',
};
