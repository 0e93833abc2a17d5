import { webhookState } from '@widya/contract/webhook-rules';
import type { NewWebhook, Webhook, WebhookDelivery } from '@widya/contract/webhooks';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';

const BASE: Webhook = {
  id: 1,
  name: 'Sistem keuangan',
  created_at: '2026-11-02T03:15:00.000Z',
  updated_at: '2026-11-02T03:15:00.000Z',
  version: 1,
  url: 'https://keuangan.widya.example/webhook/widya',
  events: ['payment.settled', 'payment.refunded'],
  active: true,
  state: 'active',
  failing_since: null,
  deactivated_reason: null,
  created_by_name: 'Sekar Contoh',
  old_secret_until: null,
  waiting_count: 0,
  failed_count: 0,
  last_delivered_at: '2026-11-24T01:02:00.000Z',
  last_attempt_at: '2026-11-24T01:02:00.000Z',
};

/** Fixture of a webhook; pass the fields that the story is about. */
export function webhook(changes: Partial<Webhook> = {}): Webhook {
  const changed = { ...BASE, ...changes };
  return { ...changed, state: webhookState(changed) };
}

/** A webhook of each state. */
export const WEBHOOKS: readonly Webhook[] = [
  webhook(),
  webhook({
    id: 2,
    name: 'Sistem kepegawaian',
    url: 'https://kepegawaian.contoh.go.id/integrasi/pelatihan/penerima-kejadian',
    events: [
      'registration.created',
      'registration.cancelled',
      'payment.settled',
      'payment.refunded',
      'certificate.issued',
      'certificate.revoked',
    ],
    failing_since: '2026-11-23T06:40:00.000Z',
    waiting_count: 12,
    failed_count: 3,
    created_by_name: 'Bagas Contoh',
  }),
  webhook({
    id: 3,
    name: 'Arsip sertifikat',
    events: ['certificate.issued'],
    active: false,
    deactivated_reason: 'manual',
    last_delivered_at: null,
    last_attempt_at: null,
  }),
  webhook({
    id: 4,
    name: 'Situs cabang',
    events: ['registration.created', 'certificate.issued', 'certificate.revoked'],
    active: false,
    failing_since: '2026-11-12T06:40:00.000Z',
    deactivated_reason: 'failures',
    failed_count: 41,
  }),
];

export const WEBHOOK_SECRET = 'whsec_Q29udG9oIHJhaGFzaWEgdW50dWsgY2VyaXRhLCBidWthbi4=';

const DELIVERED: WebhookDelivery = {
  id: 21,
  webhook_id: 1,
  message_id: 'msg_0190f5c2b7d84a6e9c1b7f3d2e5a8c41',
  type: 'payment.settled',
  state: 'delivered',
  body: {
    type: 'payment.settled',
    timestamp: '2026-11-24T01:01:58.000Z',
    data: {
      order_id: 'WID-20261124-0042',
      member_id: 318,
      amount: 450_000,
      returned_amount: 0,
      status: 'settlement',
      items: [{ kind: 'class', registration_id: 2207, amount: 450_000 }],
    },
  },
  created_at: '2026-11-24T01:01:58.000Z',
  attempts: 1,
  next_at: null,
  last_attempt_at: '2026-11-24T01:02:00.000Z',
  last_status: 200,
  last_error: null,
  last_ms: 182,
  response: '{"diterima":true}',
  delivered_at: '2026-11-24T01:02:00.000Z',
};

/** Fixture of a delivery; pass the fields that the story is about. */
export const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({ ...DELIVERED, ...changes });

/** A delivery of each state, and one without an answer. */
export const DELIVERIES: readonly WebhookDelivery[] = [
  delivery({
    id: 24,
    message_id: 'msg_0190f5d91c0e4b7fa3d2c4e6f8091a2b',
    type: 'certificate.issued',
    state: 'waiting',
    body: {
      type: 'certificate.issued',
      timestamp: '2026-11-24T02:10:00.000Z',
      data: {
        kind: 'class',
        certificate_id: 77,
        number: '0077/WIDYA/XI/2026',
        code: 'SRT7K2QD',
        revision: 1,
        registration_id: 2190,
        class_id: 12,
        class_code: 'MNA7Q2KD',
        course_id: null,
        course_code: null,
        status: 'issued',
      },
    },
    created_at: '2026-11-24T02:10:00.000Z',
    attempts: 3,
    next_at: '2030-11-24T04:45:00.000Z',
    last_attempt_at: '2026-11-24T02:15:06.000Z',
    last_status: 503,
    last_error: 'status',
    last_ms: 1_204,
    response: '<html><body><h1>503 Service Unavailable</h1></body></html>',
    delivered_at: null,
  }),
  delivery(),
  delivery({
    id: 20,
    message_id: 'msg_0190f4aa7be14c0d8f6e5d4c3b2a1908',
    type: 'registration.created',
    state: 'failed',
    body: {
      type: 'registration.created',
      timestamp: '2026-11-19T08:30:00.000Z',
      data: {
        kind: 'class',
        registration_id: 2188,
        member_id: 301,
        class_id: 12,
        class_code: 'MNA7Q2KD',
        course_id: null,
        course_code: null,
        event_id: null,
        session_id: null,
        status: 'ACCEPTED',
        amount: 450_000,
      },
    },
    created_at: '2026-11-19T08:30:00.000Z',
    attempts: 10,
    last_attempt_at: '2026-11-23T06:40:00.000Z',
    last_status: null,
    last_error: 'timeout',
    last_ms: 10_000,
    response: '',
    delivered_at: null,
  }),
  delivery({
    id: 19,
    message_id: 'msg_0190f49c55aa4e0c9a8b7c6d5e4f3021',
    type: 'ping',
    body: { type: 'ping', timestamp: '2026-11-19T08:00:00.000Z', data: { webhook_id: 1 } },
    created_at: '2026-11-19T08:00:00.000Z',
    last_status: 204,
    response: '',
  }),
];

const page = <Row>(rows: readonly Row[]) => ({ data: rows, meta: { page: 1, per_page: 25, total: rows.length } });

/** Fake API of the stories of webhooks. */
export const webhookApi = (
  rows: readonly Webhook[] = WEBHOOKS,
  deliveries: readonly WebhookDelivery[] = DELIVERIES,
): FakeApi => ({
  'GET /v1/webhooks': ({ query }) => ({ body: query.has('page') ? page(rows) : rows }),
  'POST /v1/webhooks': ({ body }) => ({
    status: 201,
    body: { success: true, secret: WEBHOOK_SECRET, data: webhook({ ...(body as NewWebhook), id: 9 }) },
  }),
  'PATCH /v1/webhooks/:id': ({ params: { id: changed }, body }) => {
    const { version = 1, ...changes } = body as Partial<Webhook>;
    const old = rows.find(({ id }) => String(id) === changed) ?? BASE;
    const data = webhook({ ...old, ...changes, version: version + 1 });
    return { body: { success: true, affectedRows: 1, version: data.version, data } };
  },
  'DELETE /v1/webhooks/:id': () => ({ body: { success: true, affectedRows: 1 } }),
  'POST /v1/webhooks/:id/secret': () => ({ body: { success: true, secret: WEBHOOK_SECRET, data: webhook() } }),
  'POST /v1/webhooks/:id/test': () => ({ body: { success: true, data: delivery({ type: 'ping', state: 'waiting' }) } }),
  'GET /v1/webhooks/:id/deliveries': ({ query }) => ({
    body: page(
      deliveries.filter(
        ({ state, type, message_id }) =>
          (!query.has('state') || query.get('state') === state) &&
          (!query.has('type') || query.get('type') === type) &&
          message_id.startsWith(query.get('q') ?? ''),
      ),
    ),
  }),
  'POST /v1/webhooks/:id/deliveries/:deliveryId/resend': () => ({
    body: { success: true, data: delivery({ state: 'waiting' }) },
  }),
});

const FULL = () => refusal(507, 'STORAGE_FULL', 'Ruang penyimpanan di server penuh.');

/** Refuses every write. */
export const FAILING_WEBHOOK_WRITES: FakeApi = {
  'POST /v1/webhooks': FULL,
  'PATCH /v1/webhooks/:id': FULL,
  'DELETE /v1/webhooks/:id': FULL,
  'POST /v1/webhooks/:id/secret': FULL,
  'POST /v1/webhooks/:id/test': FULL,
  'POST /v1/webhooks/:id/deliveries/:deliveryId/resend': FULL,
};
