import type { Order } from '@widya/contract/orders';
import { SettleDialog } from './exceptions/settle-dialog.tsx';
import { OrderById } from './order-by-id.tsx';

interface OrderDialogsProps {
  readonly opened: number | null;
  readonly settling: Order | null;
  readonly rows: readonly Order[];
  readonly onSettle: (order: Order | null) => void;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. Settling returns to the order. */
export function OrderDialogs({ opened, settling, rows, onSettle, onClose }: OrderDialogsProps) {
  if (settling) return <SettleDialog order={settling} onClose={() => onSettle(null)} />;
  return opened !== null && <OrderById id={opened} rows={rows} onSettle={onSettle} onClose={onClose} />;
}
