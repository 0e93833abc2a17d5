import type { z } from 'zod';
import type { classRecord, classRow, classSchemas, classStatus } from './classes.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof classSchemas;

/** A class as a row of the list. */
export type ClassRow = z.output<typeof classRow>;
/** The whole record of a class. */
export type ClassRecord = z.output<typeof classRecord>;
export type ClassStatus = z.output<typeof classStatus>;
export type ClassListQuery = z.input<S['listClasses']['query']>;
export type BatchPriceInput = z.input<S['updateBatchPrice']['body']>;

const tag = 'Classes';
const readable: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };
const managed: Access = { kind: 'staff', roles: ADMINS, menuKey: 'home' };

/**
 * Without `page` a plain array of at most 1,000; income is the sum of accepted prices without invited people. Source:
 * D301, D24 and D30.
 */
export const listClasses: Endpoint<S['listClasses']> = {
  id: 'listClasses',
  method: 'GET',
  path: '/v1/class',
  access: readable,
  summary: 'List classes with counts, to-dos and income.',
  tag,
  audit: null,
};

export const readClass: Endpoint<S['readClass']> = {
  id: 'readClass',
  method: 'GET',
  path: '/v1/class/:code',
  access: readable,
  summary: 'Read one class.',
  tag,
  audit: null,
};

/** Soft delete (Sembunyikan). Source: D40. */
export const hideClass: Endpoint<S['hideClass']> = {
  id: 'hideClass',
  method: 'DELETE',
  path: '/v1/class/:code',
  access: managed,
  summary: 'Hide a class.',
  tag,
  audit: 'DELETE_CLASS',
};

/** Restores (Pulihkan), or sets the requested visibility. Source: D39, D40. */
export const toggleClass: Endpoint<S['toggleClass']> = {
  id: 'toggleClass',
  method: 'PUT',
  path: '/v1/class/:code/toggle',
  access: managed,
  summary: 'Restore a hidden class, or set its visibility.',
  tag,
  audit: 'RESTORE_CLASS',
};

/** Permanent delete (Hapus), refused with 409 while anyone is accepted. Source: D41. */
export const deleteClass: Endpoint<S['deleteClass']> = {
  id: 'deleteClass',
  method: 'DELETE',
  path: '/v1/class/:code/hard',
  access: managed,
  summary: 'Delete a class for good.',
  tag,
  audit: 'HARDDELETE_CLASS',
};

/** Every role may write notes. */
export const noteClass: Endpoint<S['noteClass']> = {
  id: 'noteClass',
  method: 'PUT',
  path: '/v1/class/:code/note',
  access: readable,
  summary: 'Set the note of a class.',
  tag,
  audit: 'NOTE_CLASS',
};

/** Existing orders keep their price. Source: D46. */
export const updateBatchPrice: Endpoint<S['updateBatchPrice']> = {
  id: 'updateBatchPrice',
  method: 'POST',
  path: '/v1/class/update_batch_price',
  access: managed,
  summary: 'Change the price of several upcoming classes.',
  tag,
  audit: 'UPDATEPRICE_CLASS',
};
