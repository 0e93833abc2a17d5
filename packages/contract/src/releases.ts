import type { z } from 'zod';
import { type Endpoint, type EndpointFacts, type StaffAccess, SUPERADMIN } from './endpoint.ts';
import type { releaseRow, releaseSchemas } from './releases.schemas.ts';

type S = typeof releaseSchemas;

/** A remote with its versions. */
export type Release = z.output<typeof releaseRow>;
/** A version of a remote, with what browsers reported of it. */
export type ReleaseVersion = Release['current'];
export type ReleaseAudience = z.input<S['changeReleaseAudience']['body']>;

const access: StaffAccess = { kind: 'staff', roles: SUPERADMIN, menuKey: 'rilis' };
const deployable: StaffAccess = { ...access, deployTokens: true };

const facts = { tag: 'Releases', access } as const satisfies Partial<EndpointFacts>;

export const listReleases: Endpoint<S['listReleases']> = {
  ...facts,
  id: 'listReleases',
  method: 'GET',
  path: '/v1/releases',
  summary: 'List the remotes with their versions, who published them, and what browsers reported.',
  audit: null,
};

/** The files of a build, one part each, named as in its folder; compressed copies are made by the server. */
export const publishRelease: Endpoint<S['publishRelease']> = {
  ...facts,
  id: 'publishRelease',
  method: 'POST',
  path: '/v1/releases/:remote/builds',
  access: deployable,
  summary: 'Verify an uploaded build of a remote, and publish it for everybody or as a candidate.',
  audit: 'PUBLISH_RELEASE',
  body: 'multipart',
  status: 201,
};

export const promoteRelease: Endpoint<S['promoteRelease']> = {
  ...facts,
  id: 'promoteRelease',
  method: 'POST',
  path: '/v1/releases/:remote/promote',
  access: deployable,
  summary: 'Promote the candidate of a remote to the live version.',
  audit: 'ACCEPT_CANDIDATE',
};

export const changeReleaseAudience: Endpoint<S['changeReleaseAudience']> = {
  ...facts,
  id: 'changeReleaseAudience',
  method: 'PUT',
  path: '/v1/releases/:remote/candidate',
  access: deployable,
  summary: 'Change the audience of the candidate of a remote.',
  audit: 'UPDATE_CANDIDATE',
};

export const withdrawRelease: Endpoint<S['withdrawRelease']> = {
  ...facts,
  id: 'withdrawRelease',
  method: 'DELETE',
  path: '/v1/releases/:remote/candidate',
  access: deployable,
  summary: 'Withdraw the candidate of a remote; the live version stays.',
  audit: 'REVOKE_CANDIDATE',
};

/** With a candidate, its own call withdraws it; this one always changes what everybody gets. */
export const rollBackRelease: Endpoint<S['rollBackRelease']> = {
  ...facts,
  id: 'rollBackRelease',
  method: 'POST',
  path: '/v1/releases/:remote/rollback',
  access: deployable,
  summary: 'Roll a remote back to its previous version; its candidate is dropped.',
  audit: 'RESTORE_RELEASE',
};

export const disableRelease: Endpoint<S['disableRelease']> = {
  ...facts,
  id: 'disableRelease',
  method: 'POST',
  path: '/v1/releases/:remote/disable',
  summary: 'Disable a remote: its menu items disappear, and its addresses show that it is disabled.',
  audit: 'PAUSE_RELEASE',
};

export const enableRelease: Endpoint<S['enableRelease']> = {
  ...facts,
  id: 'enableRelease',
  method: 'POST',
  path: '/v1/releases/:remote/enable',
  summary: 'Enable a disabled remote.',
  audit: 'RESUME_RELEASE',
};
