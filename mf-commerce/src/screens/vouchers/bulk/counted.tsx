import type { VoucherBulkAction } from '@widya/contract/voucher-rules';
import type { VoucherBulkPreview } from '@widya/contract/vouchers-bulk';
import type { CountedBulk } from '@widya/record-kit/bulk-action/bulk-preview';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';

/** Texts for the preview of a bulk action on vouchers. */
export const countedOf = (action: VoucherBulkAction, preview: VoucherBulkPreview): CountedBulk => ({
  headline: preview.changes === 0 ? texts.nothing : BULK_ACTIONS[action].will(preview.changes),
  facts: action !== 'delete' && preview.used > 0 && <span>{texts.used(preview.used)}</span>,
  skipped: preview.skipped,
  examples: preview.examples,
});
