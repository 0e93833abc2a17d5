import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ownAccountSchemas } from './own-account.schemas.ts';

type S = typeof ownAccountSchemas;

export type OwnOverview = z.output<S['readOwnOverview']['answer']>;
export type OwnRegistration = OwnOverview['registrations'][number];
export type OwnOrder = OwnOverview['orders'][number];
export type OwnProfile = z.output<S['readOwnProfile']['answer']>;
export type OwnMailPreferences = z.output<S['readMailPreferences']['answer']>;

const tag = 'Public';
const access = { kind: 'public' } as const;

/** All calls of this file answer 401 ADDRESS_UNPROVEN to a device without an address proof. */
export const readOwnOverview: Endpoint<S['readOwnOverview']> = {
  id: 'readOwnOverview',
  method: 'GET',
  path: '/v1/public/me',
  access,
  summary: 'Read what belongs to the address that the device has proved.',
  tag,
  audit: null,
};

export const readOwnProfile: Endpoint<S['readOwnProfile']> = {
  id: 'readOwnProfile',
  method: 'GET',
  path: '/v1/public/me/profile',
  access,
  summary: 'Read the own profile.',
  tag,
  audit: null,
};

export const updateOwnProfile: Endpoint<S['updateOwnProfile']> = {
  id: 'updateOwnProfile',
  method: 'PUT',
  path: '/v1/public/me/profile',
  access,
  summary: 'Change the own profile.',
  tag,
  audit: 'UPDATE_MEMBER',
};

export const readMailPreferences: Endpoint<S['readMailPreferences']> = {
  id: 'readMailPreferences',
  method: 'GET',
  path: '/v1/public/me/mail_preferences',
  access,
  summary: 'Read which mails the own address receives.',
  tag,
  audit: null,
};

export const updateMailPreferences: Endpoint<S['updateMailPreferences']> = {
  id: 'updateMailPreferences',
  method: 'PUT',
  path: '/v1/public/me/mail_preferences',
  access,
  summary: 'Choose which mails the own address receives.',
  tag,
  audit: 'UPDATE_MEMBER',
};

/** Staff see the request on the screen of users (S43, UU PDP). */
export const requestOwnData: Endpoint<S['requestOwnData']> = {
  id: 'requestOwnData',
  method: 'POST',
  path: '/v1/public/me/data_requests',
  access,
  summary: 'Ask for a copy or the deletion of the own data.',
  tag,
  audit: 'CREATE_DATAREQUEST',
  status: 201,
};
