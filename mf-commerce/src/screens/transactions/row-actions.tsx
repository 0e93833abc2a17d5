import type { Order } from '@widya/contract/orders';
import type { RowActions } from '@widya/design-system/data-table';
import { EyeIcon, RefreshIcon, SquareCheckIcon } from '@widya/design-system/icon';
import { needsSettling } from './exceptions/needs-settling.ts';
import { isKnownToProvider } from './is-known-to-provider.ts';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

interface RowHandlers {
  readonly onOpen: (id: number) => void;
  readonly onCheck: (order: Order) => void;
  readonly onSettle: (order: Order) => void;
}

/** The menu of a row. C-152. */
export const orderRowActions =
  ({ onOpen, onCheck, onSettle }: RowHandlers): RowActions<Order> =>
  (order) => [
    { key: 'detail', label: texts.detail, icon: <EyeIcon size={16} />, onSelect: () => onOpen(order.id) },
    isKnownToProvider(order) && {
      key: 'check',
      label: texts.check,
      icon: <RefreshIcon size={16} />,
      onSelect: () => onCheck(order),
    },
    needsSettling(order) && {
      key: 'settle',
      label: texts.settle,
      icon: <SquareCheckIcon size={16} />,
      onSelect: () => onSettle(order),
      separated: true,
    },
  ];
