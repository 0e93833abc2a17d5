import { EXCEPTION_LABELS } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { needsSettling } from './needs-settling.ts';
import { EXCEPTION_TEXTS as texts } from './texts.ts';

/** The received amount if it differs from the due one; empty when unknown or equal. */
const otherAmount = ({ paid_amount, amount }: Order): string =>
  paid_amount === null || paid_amount === amount
    ? ''
    : texts.received(formatMoneyPlain(paid_amount), formatMoneyPlain(amount));

/** The returned amount; empty when nothing was returned. */
const returnedAmount = ({ returned_amount, amount }: Order): string =>
  returned_amount === 0 ? '' : texts.returned(formatMoneyPlain(returned_amount), formatMoneyPlain(amount));

/** Why this order needs a review, with a button to settle it; nothing for other orders. */
export function ExceptionNotice({ order, onSettle }: { readonly order: Order; readonly onSettle: () => void }) {
  if (order.exception === null || !needsSettling(order)) return null;
  return (
    <Banner
      tone="warn"
      title={EXCEPTION_LABELS[order.exception]}
      actions={
        <Button size="sm" onClick={onSettle}>
          {texts.settle}
        </Button>
      }
    >
      {texts.why[order.exception]} {otherAmount(order)} {returnedAmount(order)}
    </Banner>
  );
}
