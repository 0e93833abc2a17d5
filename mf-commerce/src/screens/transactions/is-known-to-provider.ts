import type { Order } from '@widya/contract/orders';

/** Whether the provider knows the order; one paid completely by a voucher never reached it. */
export const isKnownToProvider = ({ amount }: Pick<Order, 'amount'>): boolean => amount > 0;
