import type { z } from 'zod';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';
import type { voucherBulkSchemas } from './vouchers-bulk.schemas.ts';

type S = typeof voucherBulkSchemas;

export type VoucherBulkInput = z.input<S['applyVoucherBulk']['body']>;
export type VoucherBulkPreview = z.output<S['previewVoucherBulk']['answer']>;

const tag = 'Vouchers';
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'voucher' };

/** Changes nothing; a POST because the selection may be too long for an address. */
export const previewVoucherBulk: Endpoint<S['previewVoucherBulk']> = {
  id: 'previewVoucherBulk',
  method: 'POST',
  path: '/v1/vouchers/bulk/preview',
  access,
  summary: 'Count what a bulk action on vouchers would change.',
  tag,
  audit: null,
};

/**
 * Changes up to 5,000 vouchers, the size of the largest batch; those that `deleteVoucher` would refuse are skipped.
 * Source: C-142 to C-144.
 */
export const applyVoucherBulk: Endpoint<S['applyVoucherBulk']> = {
  id: 'applyVoucherBulk',
  method: 'POST',
  path: '/v1/vouchers/bulk',
  access,
  summary: 'Activate, deactivate or delete many vouchers.',
  tag,
  audit: 'UPDATE_VOUCHER',
};
