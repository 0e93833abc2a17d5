import { insertPing } from '../../modules/webhooks/deliveries.ts';
import { webhooks } from '../../platform/database/schema/webhooks.ts';
import { insertWebhook } from '../insert-webhook.ts';
import type { Examples, ExampleWorld } from './example.ts';

const made = ({ db, config }: ExampleWorld) => insertWebhook(db, config);

const withPing = async (world: ExampleWorld) => {
  const { id } = await made(world);
  return { id, deliveryId: await insertPing(world.db, id, new Date()) };
};

export const webhookExamples: Examples = {
  listWebhooks: {
    make: async (world) => {
      await withPing(world);
      return {};
    },
  },
  createWebhook: {
    make: async ({ db }) => {
      // The webhooks of other examples would reach the most that there may be.
      await db.delete(webhooks);
      const events = ['payment.settled', 'payment.refunded'];
      return { body: { name: 'Sistem keuangan', url: 'https://penerima.example/widya', events } };
    },
  },
  updateWebhook: {
    make: async (world) => {
      const { id, version } = await made(world);
      return { params: { id }, body: { events: ['certificate.issued'], active: false, version } };
    },
  },
  deleteWebhook: { make: async (world) => ({ params: { id: (await made(world)).id } }) },
  rotateWebhookSecret: { make: async (world) => ({ params: { id: (await made(world)).id } }) },
  testWebhook: { make: async (world) => ({ params: { id: (await made(world)).id } }) },
  listWebhookDeliveries: { make: async (world) => ({ params: { id: (await withPing(world)).id } }) },
  resendWebhookDelivery: { make: async (world) => ({ params: await withPing(world) }) },
};
