import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { merchandiseRow, merchandiseSchemas, publicMerchandise } from './merchandise.schemas.ts';

type S = typeof merchandiseSchemas;

/** An item made and sold by participants (Kreasi). */
export type Merchandise = z.output<typeof merchandiseRow>;
/** An item as visitors see it. */
export type PublicMerchandise = z.output<typeof publicMerchandise>;
export type NewMerchandise = z.input<S['createMerchandise']['body']>;
export type MerchandiseChange = z.input<S['updateMerchandise']['body']>;

const tag = 'Merchandise';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'merchandise' };

export const listMerchandise: Endpoint<S['listMerchandise']> = {
  id: 'listMerchandise',
  method: 'GET',
  path: '/v1/merchandises',
  access,
  summary: 'List merchandise.',
  tag,
  audit: null,
};

export const readMerchandise: Endpoint<S['readMerchandise']> = {
  id: 'readMerchandise',
  method: 'GET',
  path: '/v1/merchandise/:id',
  access,
  summary: 'Read one piece of merchandise.',
  tag,
  audit: null,
};

export const createMerchandise: Endpoint<S['createMerchandise']> = {
  id: 'createMerchandise',
  method: 'POST',
  path: '/v1/merchandise/create',
  access,
  summary: 'Create a piece of merchandise.',
  tag,
  audit: 'CREATE_MERCHANDISE',
  status: 201,
};

/** Also activates it (`{activated: 1}`). Source: D125. */
export const updateMerchandise: Endpoint<S['updateMerchandise']> = {
  id: 'updateMerchandise',
  method: 'PUT',
  path: '/v1/merchandise/:id',
  access,
  summary: 'Change a piece of merchandise.',
  tag,
  audit: 'UPDATE_MERCHANDISE',
};

/** Soft delete. Source: C-162. */
export const deleteMerchandise: Endpoint<S['deleteMerchandise']> = {
  id: 'deleteMerchandise',
  method: 'DELETE',
  path: '/v1/merchandise/:id',
  access,
  summary: 'Delete a piece of merchandise softly.',
  tag,
  audit: 'DELETE_MERCHANDISE',
};

export const restoreMerchandise: Endpoint<S['restoreMerchandise']> = {
  id: 'restoreMerchandise',
  method: 'PUT',
  path: '/v1/merchandise/restore/:id',
  access,
  summary: 'Restore deleted merchandise.',
  tag,
  audit: 'RESTORE_MERCHANDISE',
};

/** Photo of an item that does not exist yet; the `n` is literal. Source: D126. */
export const uploadMerchandisePhoto: Endpoint<S['uploadMerchandisePhoto']> = {
  id: 'uploadMerchandisePhoto',
  method: 'POST',
  path: '/v1/merchandise/upload_photo/n',
  access,
  summary: 'Upload a photo before its merchandise exists.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

export const uploadMerchandisePhotoOf: Endpoint<S['uploadMerchandisePhotoOf']> = {
  id: 'uploadMerchandisePhotoOf',
  method: 'POST',
  path: '/v1/merchandise/upload_photo/:id',
  access,
  summary: 'Upload a photo of a piece of merchandise.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** Items that are activated and not deleted, newest first, with everything that their pages show. */
export const listPublicMerchandise: Endpoint<S['listPublicMerchandise']> = {
  id: 'listPublicMerchandise',
  method: 'GET',
  path: '/v1/public/merchandises',
  access: { kind: 'public' },
  summary: 'List merchandise that is on offer.',
  tag: 'Public',
  audit: null,
};
