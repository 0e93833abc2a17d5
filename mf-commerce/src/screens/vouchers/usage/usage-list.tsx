import type { Order } from '@widya/contract/orders';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { Card, Figures, Inline, Muted, Stack } from '@widya/design-system/layout';
import { OrderStatus } from '../../../features/order-detail/order-status.tsx';
import { USAGE_TEXTS as texts } from './texts.ts';

interface UsageListProps {
  readonly orders: readonly Order[];
  readonly onOpen: (order: Order) => void;
}

/** Payer, time, amount and outcome of the orders. */
export function UsageList({ orders, onOpen }: UsageListProps) {
  if (orders.length === 0) return <EmptyState size="sm" title={texts.empty} description={texts.emptyWhy} />;
  return (
    <Stack as="ul" gap="2" margin="0" padding="0" listStyleType="none" aria-label={texts.label}>
      {orders.map((order) => (
        <li key={order.id}>
          <Card padding="10px 14px">
            <Inline alignItems="flex-start">
              <Stack gap="1" flex="1 1 240px">
                <strong>{order.member.full_name}</strong>
                <Muted fontSize="sm" overflowWrap="anywhere">
                  {order.order_id} · <Figures>{formatDateTime(order.created_at)}</Figures>
                </Muted>
                <OrderStatus order={order} />
              </Stack>
              <Stack gap="1" alignItems="flex-end" marginInlineStart="auto">
                <Figures>{formatMoneyPlain(order.amount)}</Figures>
                <Button size="sm" aria-label={texts.detailOf(order.order_id)} onClick={() => onOpen(order)}>
                  {texts.detail}
                </Button>
              </Stack>
            </Inline>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
