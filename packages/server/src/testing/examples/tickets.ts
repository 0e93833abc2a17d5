import { newTicketToken } from '../../modules/ticket-links/ticket-link.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { insertClass, insertRegistration } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { insertOrder } from './orders.ts';

/** Returns a valid ticket token of a registration. */
export async function ticketOf(
  config: ExampleWorld['config'],
  { id, ticket_serial }: { readonly id: number; readonly ticket_serial: number },
): Promise<string> {
  const key = await secretsKeyOf(config);
  return newTicketToken(key, { kind: 'class', id, serial: ticket_serial, endsAt: null }, new Date());
}

const withTicket: Example = {
  make: async ({ db, config }) => {
    const { id: class_id } = await insertClass(db);
    return { params: { token: await ticketOf(config, await insertRegistration(db, { class_id })) } };
  },
};

export const ticketExamples: Examples = {
  readTicket: withTicket,
  renewTicketLink: withTicket,
  withdrawRegistration: withTicket,
  readPayment: { make: async ({ db }) => ({ params: { orderId: (await insertOrder(db)).order.order_id } }) },
};
