import { useOrder } from '@widya/api-client/orders';
import type { Order } from '@widya/contract/orders';
import { Button } from '@widya/design-system/button';
import { OrderDialog } from '../../features/order-detail/order-dialog.tsx';
import { ORDER_TEXTS as texts } from '../../features/order-detail/texts.ts';
import { RecordPendingDialog } from '../../features/record-pending-dialog.tsx';
import { ExceptionNotice } from './exceptions/exception-notice.tsx';
import { isKnownToProvider } from './is-known-to-provider.ts';
import { TRANSACTIONS_TEXTS } from './texts.ts';
import { useCheck } from './use-check.ts';

interface OrderByIdProps {
  readonly id: number;
  /** The displayed orders, which usually include the requested one. */
  readonly rows: readonly Order[];
  readonly onSettle: (order: Order) => void;
  readonly onClose: () => void;
}

/**
 * The order of an address. If it is not displayed, it is loaded by id, because a copied link may refer to an order that
 * is on another page by now.
 */
export function OrderById({ id, rows, onSettle, onClose }: OrderByIdProps) {
  const listed = rows.find((row) => row.id === id);
  const query = useOrder(listed ? null : id);
  const checking = useCheck();
  // While another order loads, `data` still has the previous one.
  const order = listed ?? (query.data?.id === id ? query.data : undefined);
  return order ? (
    <OrderDialog
      order={order}
      onClose={onClose}
      busy={checking.busy}
      notice={<ExceptionNotice order={order} onSettle={() => onSettle(order)} />}
      actions={
        isKnownToProvider(order) && (
          <Button loading={checking.busy} onClick={() => checking.run(order)}>
            {TRANSACTIONS_TEXTS.check}
          </Button>
        )
      }
    />
  ) : (
    <RecordPendingDialog title={texts.unnamed} query={query} texts={texts} onClose={onClose} />
  );
}
