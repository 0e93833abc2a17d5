import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { interfaceTextSchemas, stringsRow } from './interface-texts.schemas.ts';

type S = typeof interfaceTextSchemas;

/** The single record with the texts of the public site. */
export type InterfaceStrings = z.output<typeof stringsRow>;
/** Texts and menu that every page of the public site needs. */
export type PublicStrings = z.output<S['readPublicStrings']['answer']>;
export type InterfaceStringsChange = z.input<S['updateInterfaceTexts']['body']>;

const tag = 'Interface texts';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'tampilan-antarmuka' };

export const readInterfaceTexts: Endpoint<S['readInterfaceTexts']> = {
  id: 'readInterfaceTexts',
  method: 'GET',
  path: '/v1/strings',
  access,
  summary: 'Read the texts of the public site.',
  tag,
  audit: null,
};

/** Omitted texts stay unchanged, whether this version knows their keys or not. Source: D135. */
export const updateInterfaceTexts: Endpoint<S['updateInterfaceTexts']> = {
  id: 'updateInterfaceTexts',
  method: 'PUT',
  path: '/v1/strings/1',
  access,
  summary: 'Change texts of the public site.',
  tag,
  audit: 'UPDATE_STRINGS',
};

/** Every text, with the standard one where none was written; sent with an ETag and cacheable for 30 seconds. */
export const readPublicStrings: Endpoint<S['readPublicStrings']> = {
  id: 'readPublicStrings',
  method: 'GET',
  path: '/v1/public/strings',
  access: { kind: 'public' },
  summary: 'Read the texts of the public site, and which of its edited pages there are.',
  tag: 'Public',
  audit: null,
};
