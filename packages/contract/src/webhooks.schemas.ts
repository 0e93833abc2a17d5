import { z } from 'zod';
import {
  affectedAnswer,
  idParam,
  instant,
  listAnswer,
  namedRecord,
  pageQuery,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';
import { webhookBody } from './webhook-events.schemas.ts';
import {
  DEACTIVATION_REASONS,
  DELIVERY_ERRORS,
  DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
} from './webhook-rules.ts';

export const webhookRow = namedRecord
  .extend({
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    active: z.boolean(),
    state: z.enum(WEBHOOK_STATES),
    /** Since when deliveries fail; null when the last one worked. */
    failing_since: instant.nullable(),
    /** Null while it is active. */
    deactivated_reason: z.enum(DEACTIVATION_REASONS).nullable(),
    created_by_name: z.string(),
    updated_at: instant,
    /** Until when the secret before the last change signs as well; null when there is none. */
    old_secret_until: instant.nullable(),
    waiting_count: z.number().int(),
    failed_count: z.number().int(),
    last_delivered_at: instant.nullable(),
    last_attempt_at: instant.nullable(),
  })
  .meta({ id: 'Webhook' });

export const webhookDeliveryRow = z
  .object({
    id: z.number().int(),
    webhook_id: z.number().int(),
    /** The header `webhook-id`: the same for every attempt and when it is sent again. */
    message_id: z.string(),
    type: z.enum(WEBHOOK_EVENT_TYPES),
    state: z.enum(DELIVERY_STATES),
    /** What is sent. */
    body: webhookBody,
    created_at: instant,
    attempts: z.number().int(),
    /** Null when no further attempt follows. */
    next_at: instant.nullable(),
    last_attempt_at: instant.nullable(),
    /** HTTP status of the last answer; null without an answer. */
    last_status: z.number().int().nullable(),
    last_error: z.enum(DELIVERY_ERRORS).nullable(),
    /** Duration of the last attempt in milliseconds. */
    last_ms: z.number().int().nullable(),
    /** The first 500 characters of the last answer. */
    response: z.string(),
    delivered_at: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

const WRONG_URL = 'Alamat harus diawali https:// dan tanpa nama pengguna atau kata sandi';

/** Whether plain http is allowed is a setting of the server, which refuses it. */
const isReceiverUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
};

const name = requiredText(100, 'Nama webhook wajib diisi', 'Nama webhook paling banyak 100 huruf');

const url = requiredText(500, 'Alamat penerima wajib diisi', 'Alamat penerima paling banyak 500 huruf').refine(
  isReceiverUrl,
  WRONG_URL,
);

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, 'Pilih paling sedikit satu kejadian')
  .max(WEBHOOK_EVENTS.length)
  .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event)));

const deliveryAnswer = z.object({ success: z.literal(true), data: webhookDeliveryRow });

const secretAnswer = z.object({
  success: z.literal(true),
  /** `whsec_` and the key in base64. No other call answers it. */
  secret: z.string(),
  data: webhookRow,
});

export const webhookSchemas = {
  listWebhooks: {
    query: pageQuery.extend({
      state: z.enum(WEBHOOK_STATES).optional(),
      sort: sortBy(['name', 'created_at', 'last_attempt_at']).default('-created_at'),
    }),
    answer: listAnswer(webhookRow),
  },
  createWebhook: { body: z.object({ name, url, events }), answer: secretAnswer },
  updateWebhook: {
    params: idParam,
    /** Fields that are left out stay. */
    body: z.object({
      name: name.optional(),
      url: url.optional(),
      events: events.optional(),
      active: z.boolean().optional(),
      version: version.optional(),
    }),
    answer: writtenAnswer(webhookRow),
  },
  deleteWebhook: { params: idParam, answer: affectedAnswer },
  rotateWebhookSecret: { params: idParam, answer: secretAnswer },
  testWebhook: { params: idParam, answer: deliveryAnswer },
  listWebhookDeliveries: {
    params: idParam,
    query: pageQuery.extend({
      state: z.enum(DELIVERY_STATES).optional(),
      type: z.enum(WEBHOOK_EVENT_TYPES).optional(),
      sort: sortBy(['created_at']).default('-created_at'),
    }),
    answer: listAnswer(webhookDeliveryRow),
  },
  resendWebhookDelivery: {
    params: idParam.extend({ deliveryId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answer: deliveryAnswer,
  },
};
