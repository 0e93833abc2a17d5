import type { Order } from '@widya/contract/orders';

/** Whether there is anything to ask the provider: what a voucher paid in full never reached it. */
export const isKnownToProvider = ({ amount }: Pick<Order, 'amount'>): boolean => amount > 0;
