import { z } from 'zod';
import { valueOrJson } from './json-text.schemas.ts';
import { NOTIFICATION_BODY_MAX, NOTIFICATION_TITLE_MAX } from './notification-limits.ts';
import { NOTIFICATION_STATUSES } from './notification-status.ts';
import { idParam, instant, listAnswer, pageQuery, requiredText, sortBy } from './scalars.schemas.ts';

const WRONG_LINK = 'Tautan harus diawali https:// atau http://';

/** A message to the users of the app. Source: C-118 and C-121. */
export const notificationRow = z
  .object({
    id: z.number().int(),
    title: z.string(),
    body: z.string(),
    data: z.object({ url: z.string().optional() }),
    status: z.enum(NOTIFICATION_STATUSES),
    /** Why it was not sent, or not yet; null without an error. */
    reason: z.string().nullable(),
    /** Phones for which the push service accepted it; null when unknown. */
    delivered_count: z.number().int().nullable(),
    /** Phones to which it could not be sent. */
    failed_count: z.number().int(),
    /** Number of active users at that time. */
    audience_count: z.number().int(),
    /** Null when unknown. */
    created_by: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'Notification' });

const link = z
  .string()
  .max(1_000, 'Tautan terlalu panjang')
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: WRONG_LINK }));

export const notificationSchemas = {
  listNotifications: {
    /** `q` searches titles and bodies. */
    query: pageQuery.extend({ sort: sortBy(['created_at', 'title', 'audience_count']).default('-created_at') }),
    answer: listAnswer(notificationRow),
  },
  countNotificationAudience: {
    answer: z.object({
      count: z.number().int(),
      /** Registered phones of active users; null when only the push service knows them, or there is none. */
      devices: z.number().int().nullable(),
      /** Whether there is a push service; without one notifications are only stored. */
      push: z.boolean(),
    }),
  },
  createNotification: {
    body: z.object({
      title: requiredText(NOTIFICATION_TITLE_MAX, 'Harap isi judul!', 'Judul paling panjang 150 karakter'),
      body: requiredText(NOTIFICATION_BODY_MAX, 'Harap isi konten!', 'Konten paling panjang 1.000 karakter'),
      /** An object, or its JSON text. D133. */
      data: valueOrJson(z.object({ url: link.optional() }), WRONG_LINK).default({}),
      /** Allows a notification that was sent within the last ten minutes already (S36). */
      again: z.boolean().default(false),
    }),
    answer: z.object({ success: z.literal(true), id: z.number().int(), data: notificationRow }),
  },
  retryNotification: {
    params: idParam,
    answer: z.object({ success: z.literal(true), affectedRows: z.literal(1), data: notificationRow }),
  },
};
