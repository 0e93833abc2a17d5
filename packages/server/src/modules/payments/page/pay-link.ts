/** Path of the payment link that mails carry. */
export const PAY_PATH = '/bayar';

/**
 * Where an order can be paid, from the moment it exists: leads on to the page of the provider, or says what became of the order.
 * @param site address of the product without a slash at its end; empty when unknown.
 */
export const payLink = (site: string, orderId: string): string => `${site}${PAY_PATH}/${orderId}`;
