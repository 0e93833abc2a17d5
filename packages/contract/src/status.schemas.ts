import { z } from 'zod';
import { instant } from './scalars.schemas.ts';

const count = z.number().int();

/** Settings whose absence has a cost, in the order in which they are shown. */
export const MISSING_SETTINGS = [
  'public_url',
  'smtp',
  'database_url',
  's3',
  'files_url',
  'secrets_key',
  'second_factor',
  'oidc',
  'midtrans',
  'zoom',
  'push',
  'metrics',
] as const;

const server = z.object({
  id: z.uuid(),
  host: z.string(),
  version: z.string(),
  node: z.string(),
  /** Whether it also works on jobs and mails. */
  jobs: z.boolean(),
  started_at: instant,
  seen_at: instant,
  /** Whether it has renewed its row in the last 90 seconds. */
  alive: z.boolean(),
});

const slowQuery = z.object({
  /** The statement without its values. */
  query: z.string(),
  /** Times it ran; null for a statement that is running. */
  calls: count.nullable(),
  /** Mean duration, or how long it has been running. */
  ms: z.number(),
});

const status = z.object({
  servers: z.array(server),
  database: z.object({
    version: z.string(),
    size_bytes: count,
    connections: count,
    max_connections: count,
    /** `statements`: the slowest on average, from `pg_stat_statements`; `running`: statements that run now. */
    source: z.enum(['statements', 'running']),
    slow: z.array(slowQuery),
  }),
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: count,
      active: count,
      failed: count,
      /** How long the oldest waiting job has been due; null when none waits. */
      oldest_seconds: z.number().nullable(),
    }),
  ),
  mail: z.object({
    queued: count,
    sending: count,
    oldest_seconds: z.number().nullable(),
    held: z.boolean(),
    /** Of the last 24 hours, like the three below. */
    sent: count,
    failed: count,
    bounced: count,
    uncertain: count,
  }),
  webhooks: z.object({
    active: count,
    /** Active webhooks whose last delivery failed. */
    failing: count,
    inactive: count,
    /** Since when the longest failing one fails; null when none does. */
    failing_since: instant.nullable(),
    /** Deliveries of active webhooks that wait. */
    waiting: count,
    /** How long the oldest delivery has been due; null when none is. */
    oldest_seconds: z.number().nullable(),
    /** Deliveries of the last 30 days that were given up. */
    failed: count,
  }),
  storage: z.object({
    kind: z.enum(['bucket', 'folder']),
    /** `failed`: nothing can be stored, or the newest file is missing. */
    state: z.enum(['ok', 'full', 'failed']),
    files: count,
    size_bytes: count,
    /** Free space on the disk of this server; null when unknown. */
    free_mb: count.nullable(),
  }),
  /** When the newest backup was complete; null when none is known. */
  backup_at: instant.nullable(),
  missing: z.array(z.enum(MISSING_SETTINGS)),
});

export const statusSchemas = { readStatus: { answer: status } };
