import { EXCEPTION_LABELS } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { needsSettling } from './needs-settling.ts';
import { EXCEPTION_TEXTS as texts } from './texts.ts';

/** How much came, where that is not what was due; empty where it is not known. */
const otherAmount = ({ paid_amount, amount }: Order): string =>
  paid_amount === null || paid_amount === amount
    ? ''
    : texts.received(formatMoneyPlain(paid_amount), formatMoneyPlain(amount));

/** How much went back; empty where nothing did. */
const returnedAmount = ({ returned_amount, amount }: Order): string =>
  returned_amount === 0 ? '' : texts.returned(formatMoneyPlain(returned_amount), formatMoneyPlain(amount));

/** Why somebody must look at this order, with the way to settle it; nothing for all others. */
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
