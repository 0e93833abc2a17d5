import type { NewVoucher, Voucher, VoucherBatch, VoucherBatchQuery } from '@widya/contract/vouchers';
import * as vouchers from '@widya/contract/vouchers';
import type { VoucherBulkInput, VoucherBulkPreview } from '@widya/contract/vouchers-bulk';
import * as bulk from '@widya/contract/vouchers-bulk';
import { call, download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { changeRows } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

/** Timeout for calls about many vouchers. */
const LONG_MS = 60_000;

/** Filters of a list of vouchers and its export. */
export interface VoucherFilters {
  readonly q?: string | undefined;
  /** Both when omitted. D122. */
  readonly tab?: 'active' | 'inactive' | undefined;
  /** Adds deactivated vouchers to the tab `active`. */
  readonly show_inactive?: '1' | undefined;
  /** Vouchers created by one call. */
  readonly batch_id?: string | undefined;
}

/** The latest batches that match, for the filter; null loads nothing. */
export const useVoucherBatches = (query: VoucherBatchQuery | null = {}): Query<VoucherBatch[]> =>
  useQuery(vouchers.listVoucherBatches, query && { query });

/** Preview of a bulk action; changes nothing. @throws ApiError */
export const previewVoucherBulk = (body: VoucherBulkInput, signal?: AbortSignal): Promise<VoucherBulkPreview> =>
  call(bulk.previewVoucherBulk, { body, signal });

/** Actions on vouchers. Each rejects with an ApiError and updates the cached lists. */
export function useVoucherActions() {
  const write = useWrite([vouchers.listVouchers]);
  return {
    /** Creates one voucher, or up to 5,000 that differ only in their code (D120). */
    create: (body: NewVoucher) =>
      write(call((body.count ?? 1) === 1 ? vouchers.createVoucher : vouchers.createVoucherBatch, { body })),
    remove: (id: number) => write(call(vouchers.deleteVoucher, { params: { id } })),
    note: (code: string, note: string, version: number) =>
      write(call(vouchers.noteVoucher, { params: { code }, body: { note, version } })),
    deactivate: (id: number) => write(call(vouchers.deactivateVoucher, { params: { id } }), withActive(id, 0)),
    /** @throws ApiError with VERSION_CONFLICT when the filters match other vouchers than were seen */
    applyBulk: (body: VoucherBulkInput, idempotencyKey?: string) =>
      write(call(bulk.applyVoucherBulk, { body, idempotencyKey, timeout: LONG_MS })),
    activate: (id: number) => write(call(vouchers.activateVoucher, { params: { id } }), withActive(id, 1)),
  };
}

const withActive = (id: number, active: 0 | 1) => (answer: unknown) =>
  changeRows<Voucher>(answer, (row) => (row.id === id ? { ...row, active } : row));

/** `data-voucher.csv` of the filtered vouchers; pass it to `saveFile`. @throws ApiError */
export const exportVouchers = (filters: VoucherFilters): Promise<DownloadedFile> =>
  download(vouchers.exportVouchers, { query: { ...filters }, timeout: LONG_MS });
