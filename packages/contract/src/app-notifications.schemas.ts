import { z } from 'zod';
import { notificationRow } from './notifications.schemas.ts';
import { idParam, instant, listAnswer, pageQuery } from './scalars.schemas.ts';

const REGISTRATION = 'Alamat perangkat tidak valid';

/** Registration token of the push service for the app on one phone. */
const registration = z.string().regex(/^[\w:.-]{10,4096}$/, REGISTRATION);

/** A notification as its reader sees it, without its audience and channel. */
const readNotification = notificationRow.pick({ id: true, title: true, body: true, data: true, created_at: true });

export const appNotificationSchemas = {
  createAppToken: {
    params: idParam,
    answer: z.object({
      success: z.literal(true),
      /** 256 bits, base64url; sent in clear text only in this answer (S6). */
      token: z.string(),
      expires_at: instant,
    }),
  },
  listPublicNotifications: {
    query: pageQuery.pick({ page: true, per_page: true }),
    answer: listAnswer(readNotification),
  },
  addPushDevice: {
    body: z.object({ registration }),
    answer: z.object({ success: z.literal(true) }),
  },
  removePushDevice: {
    body: z.object({ registration }),
    answer: z.object({ success: z.literal(true), affectedRows: z.number().int() }),
  },
};
