import type { z } from 'zod';
import { type Access, ADMINS, endpoint } from './endpoint.ts';
import type { interfaceTextSchemas, stringsRow } from './interface-texts.schemas.ts';

type S = typeof interfaceTextSchemas;

/** The one record of texts of the public site. */
export type InterfaceStrings = z.output<typeof stringsRow>;
/** What every page of the public site begins with. */
export type PublicStrings = z.output<S['readPublicStrings']['answer']>;
export type InterfaceStringsChange = z.input<S['updateInterfaceTexts']['body']>;

const tag = 'Interface texts';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'tampilan-antarmuka' };

export const readInterfaceTexts = endpoint<S['readInterfaceTexts']>()({
  id: 'readInterfaceTexts',
  method: 'GET',
  path: '/v1/strings',
  access,
  summary: 'Read the texts of the public site.',
  tag,
  audit: null,
});

/** Texts that are not named stay, whether this version knows them or not. Source: D135. */
export const updateInterfaceTexts = endpoint<S['updateInterfaceTexts']>()({
  id: 'updateInterfaceTexts',
  method: 'PUT',
  path: '/v1/strings/1',
  access,
  summary: 'Change texts of the public site.',
  tag,
  audit: 'UPDATE_STRINGS',
});

/** Every text, the standard one where none is written; sent with an ETag, to be asked for again after at most a minute. */
export const readPublicStrings = endpoint<S['readPublicStrings']>()({
  id: 'readPublicStrings',
  method: 'GET',
  path: '/v1/public/strings',
  access: { kind: 'public' },
  summary: 'Read the texts of the public site, and which of its edited pages there are.',
  tag: 'Public',
  audit: null,
});
