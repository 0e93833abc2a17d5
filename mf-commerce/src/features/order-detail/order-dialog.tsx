import { OUTCOME_LABELS, outcomeOf, tagOf } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { Dialog } from '@widya/design-system/dialog';
import { isWebUrl } from '@widya/design-system/formats/url';
import { Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import type { ReactNode } from 'react';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OUTCOME_TONES } from './order-status.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

interface OrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** Content above the facts. */
  readonly notice?: ReactNode;
  /** Buttons before 'Tutup'. */
  readonly actions?: ReactNode;
  /** Label of the last button; default 'Tutup'. */
  readonly closeLabel?: string;
  readonly busy?: boolean;
}

/** An order, in the colour of its outcome. C-152, C-153. */
export function OrderDialog({ order, onClose, notice, actions, closeLabel, busy }: OrderDialogProps) {
  const outcome = outcomeOf(order);
  const link = order.snap_payment_url;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(order.order_id)}
      locked={busy}
      footer={
        <>
          {actions}
          <Button onClick={onClose} disabled={busy}>
            {closeLabel ?? texts.close}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Banner
          tone={OUTCOME_TONES[outcome]}
          title={OUTCOME_LABELS[outcome]}
          actions={<CopyButton iconOnly value={order.order_id} label={texts.copyId} />}
        >
          {tagOf(order)}
        </Banner>
        {notice}
        <OrderFacts order={order} />
        {link !== null && isWebUrl(link) && <ExternalLink href={link}>{texts.paymentPage}</ExternalLink>}
        <OrderItems order={order} />
      </Stack>
    </Dialog>
  );
}
