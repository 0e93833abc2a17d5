import type { Order } from '@widya/contract/orders';
import type { Voucher } from '@widya/contract/vouchers';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useState } from 'react';
import { OrderDialog } from '../../../features/order-detail/order-dialog.tsx';
import { USAGE_TEXTS as texts } from './texts.ts';
import { UsageList } from './usage-list.tsx';
import { useUsage } from './use-usage.ts';

interface UsageDialogProps {
  readonly voucher: Voucher;
  readonly onClose: () => void;
}

/** The orders that used a voucher; opening one replaces the dialog. C-131. */
export function UsageDialog({ voucher, onClose }: UsageDialogProps) {
  const [opened, setOpened] = useState<Order | null>(null);
  return opened ? (
    <OrderDialog order={opened} closeLabel={texts.back} onClose={() => setOpened(null)} />
  ) : (
    <Usage voucher={voucher} onOpen={setOpened} onClose={onClose} />
  );
}

function Usage({ voucher, onOpen, onClose }: UsageDialogProps & { readonly onOpen: (order: Order) => void }) {
  const { orders, error, retry, retrying } = useUsage(voucher);
  const { code, used_count, usage_total, transactions, transaction_count } = voucher;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={texts.title(code)}
      description={texts.summary(formatNumber(used_count), formatMoneyPlain(usage_total))}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack gap="3">
        {transactions.length < transaction_count && (
          <Muted>{texts.newest(formatNumber(transactions.length), formatNumber(transaction_count))}</Muted>
        )}
        {orders ? (
          <UsageList orders={orders} onOpen={onOpen} />
        ) : (
          <PendingRead
            of={{ error, retry, isValidating: retrying }}
            title={texts.failed}
            size="sm"
            describe={failureOf}
            lines={6}
          />
        )}
      </Stack>
    </Dialog>
  );
}
