import type { Voucher } from '@widya/contract/vouchers';
import { Button } from '@widya/design-system/button';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted } from '@widya/design-system/layout';
import { VOUCHERS_TEXTS as texts } from '../texts.ts';

/** Number of orders that ever used a voucher, which opens their list. */
export function UsageCell({ voucher, onOpen }: { readonly voucher: Voucher; readonly onOpen: () => void }) {
  const { code, transaction_count } = voucher;
  if (transaction_count === 0) return <Muted>{texts.unused}</Muted>;
  return (
    <Button
      variant="plain"
      aria-label={`${texts.usageOf(formatNumber(transaction_count))}. ${texts.usageLabel(code)}`}
      onClick={(event) => {
        // A press on the row itself opens something else.
        event.stopPropagation();
        onOpen();
      }}
    >
      {texts.usageOf(formatNumber(transaction_count))}
    </Button>
  );
}
