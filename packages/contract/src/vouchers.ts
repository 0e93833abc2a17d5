import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { voucherRow, voucherSchemas } from './vouchers.schemas.ts';

type S = typeof voucherSchemas;

/** A discount code. */
export type Voucher = z.output<typeof voucherRow>;
export type NewVoucher = z.input<S['createVoucher']['body']>;
export type VoucherBatchQuery = z.input<S['listVoucherBatches']['query']>;
/** Vouchers created by one call. */
export type VoucherBatch = z.output<S['listVoucherBatches']['answer']>[number];

const tag = 'Vouchers';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'voucher' };

export const listVouchers: Endpoint<S['listVouchers']> = {
  id: 'listVouchers',
  method: 'GET',
  path: '/v1/vouchers',
  access,
  summary: 'List vouchers with their uses.',
  tag,
  audit: null,
};

/** The latest batches that match a search, for the filter. */
export const listVoucherBatches: Endpoint<S['listVoucherBatches']> = {
  id: 'listVoucherBatches',
  method: 'GET',
  path: '/v1/vouchers/batches',
  access,
  summary: 'List the batches of vouchers.',
  tag,
  audit: null,
};

/**
 * Creates one voucher by default; like `createVoucherBatch`, which is the same call, it creates `count` vouchers.
 * Source: D120.
 */
export const createVoucher: Endpoint<S['createVoucher']> = {
  id: 'createVoucher',
  method: 'POST',
  path: '/v1/vouchers',
  access,
  summary: 'Create a voucher.',
  tag,
  audit: 'CREATE_VOUCHER',
  status: 201,
};

/** Up to 5,000 vouchers with random codes. Source: D120. */
export const createVoucherBatch: Endpoint<S['createVoucherBatch']> = {
  id: 'createVoucherBatch',
  method: 'POST',
  path: '/v1/vouchers/batch',
  access,
  summary: 'Create vouchers that share everything but their code.',
  tag,
  audit: 'CREATE_VOUCHER',
  status: 201,
};

/**
 * Deletes a single-use voucher that no order currently uses, or a permanent one that no order ever used; 409
 * INVALID_TRANSITION otherwise. Source: C-143 and C-144.
 */
export const deleteVoucher: Endpoint<S['deleteVoucher']> = {
  id: 'deleteVoucher',
  method: 'DELETE',
  path: '/v1/voucher/:id',
  access,
  summary: 'Delete a voucher that nobody used.',
  tag,
  audit: 'HARDDELETE_VOUCHER',
};

export const noteVoucher: Endpoint<S['noteVoucher']> = {
  id: 'noteVoucher',
  method: 'PUT',
  path: '/v1/voucher/:code/note',
  access,
  summary: 'Set the note of a voucher.',
  tag,
  audit: 'NOTE_VOUCHER',
};

export const deactivateVoucher: Endpoint<S['deactivateVoucher']> = {
  id: 'deactivateVoucher',
  method: 'POST',
  path: '/v1/voucher/:id/deactivate',
  access,
  summary: 'Deactivate a voucher.',
  tag,
  audit: 'DELETE_VOUCHER',
};

export const activateVoucher: Endpoint<S['activateVoucher']> = {
  id: 'activateVoucher',
  method: 'POST',
  path: '/v1/voucher/:id/activate',
  access,
  summary: 'Activate a deactivated voucher.',
  tag,
  audit: 'RESTORE_VOUCHER',
};

/** `data-voucher.csv`: semicolons, BOM, formulas neutralised; the export itself is logged (S44). */
export const exportVouchers: Endpoint<S['exportVouchers']> = {
  id: 'exportVouchers',
  method: 'POST',
  path: '/v1/vouchers/export',
  access,
  summary: 'Download the filtered vouchers as a CSV.',
  tag,
  audit: 'EXPORT_VOUCHER',
  answerType: 'text/csv; charset=utf-8',
};
