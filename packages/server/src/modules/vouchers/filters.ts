import type { voucherSchemas } from '@widya/contract/vouchers.schemas';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { OFFERED_VOUCHER, vouchers } from '../../platform/database/schema/vouchers.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type VoucherQuery = z.output<(typeof voucherSchemas)['listVouchers']['query']>;
export type VoucherFilters = z.output<(typeof voucherSchemas)['exportVouchers']['query']>;

/** Any permanent voucher, and a single-use one that no order uses. */
const unspent = or(eq(vouchers.type, 'PERMANENT'), eq(vouchers.used_count, 0));

function ofTab({ tab, show_inactive }: VoucherFilters): SQL | undefined {
  if (tab === 'active') return show_inactive === '1' ? unspent : OFFERED_VOUCHER;
  return tab === 'inactive' ? sql`not ${OFFERED_VOUCHER}` : undefined;
}

/** The condition for the vouchers of a list or an export. Source: D122. */
export function voucherFilter(query: VoucherFilters): SQL | undefined {
  return and(
    ofTab(query),
    query.type === undefined ? undefined : eq(vouchers.type, query.type),
    query.batch_id === undefined ? undefined : eq(vouchers.batch_id, query.batch_id),
    ...searchTerms(query.q).map((term) => sql`${vouchers.search_text} like lower(${containsPattern(term)})`),
  );
}
