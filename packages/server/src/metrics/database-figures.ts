import type pg from 'pg';
import { WEBHOOK_FIGURES, type WebhookFigures } from '../modules/webhooks/webhook-figures.ts';
import { QUEUE_FIGURES, type QueueFigures } from '../platform/jobs/queue-figures.ts';
import { MAIL_FIGURES, type MailFigures } from '../platform/mail/mail-figures.ts';
import { withinTime } from '../platform/outgoing/within-time.ts';

/** What `/metrics` reads from the database. */
export interface DatabaseFigures {
  readonly queues: readonly QueueFigures[];
  readonly mail: MailFigures;
  readonly webhooks: WebhookFigures;
}

/** How long a scrape waits for the database, in ms; Prometheus itself waits ten seconds. */
const QUERY_TIMEOUT_MS = 2_000;

const QUERY = `select ${QUEUE_FIGURES} as queues, ${MAIL_FIGURES} as mail, ${WEBHOOK_FIGURES} as webhooks`;

/**
 * Reads the figures with one query.
 * @returns null when the database fails or is slow. While an earlier query still runs no second one starts, so that
 * scrapes never pile up before a full pool.
 */
export function databaseFiguresOf(pool: pg.Pool): () => Promise<DatabaseFigures | null> {
  let isRunning = false;
  return async () => {
    if (isRunning) return null;
    isRunning = true;
    const reading = pool
      .query<{ queues: QueueFigures[]; mail: MailFigures; webhooks: WebhookFigures }>(QUERY)
      .then(({ rows }) => rows[0] ?? null)
      .finally(() => {
        isRunning = false;
      });
    return withinTime(reading, QUERY_TIMEOUT_MS).catch(() => null);
  };
}
