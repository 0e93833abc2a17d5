import type { Order } from '@widya/contract/orders';

/** Whether somebody must still look at an order. */
export const needsSettling = ({ exception, exception_resolved_at }: Order): boolean =>
  exception !== null && exception_resolved_at === null;
