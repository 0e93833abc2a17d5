import type { Order } from '@widya/contract/orders';

/** Whether an order still needs a review. */
export const needsSettling = ({ exception, exception_resolved_at }: Order): boolean =>
  exception !== null && exception_resolved_at === null;
