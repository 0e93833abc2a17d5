import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../../../testing/app.ts';
import { createDatabase, createPool } from '../../database/pool.ts';
import { MailServerTrouble } from '../mail-failures.ts';
import { sendDueMails } from '../send-due-mails.ts';
import type { MailTransport } from '../transport.ts';

export const CONNECTIONS = 40;
/** So short that a worker without renewals loses it, in ms. */
export const LEASE_MS = 800;

/** Number of deliveries per address. */
export type Delivered = Map<string, number>;

export interface WorkerOptions {
  readonly delivered: Delivered;
  /** Maximum delay of the mail server before and after each delivery, in ms. */
  readonly stepMs: number;
  readonly leaseMs?: number;
  /** Runs after each delivery. */
  readonly onDelivery?: (worker: { readonly kill: () => void }) => unknown;
  /** Negative control: neither renews leases nor calls `onHandOver`, which checks the lease, before a delivery. */
  readonly careless?: boolean;
  readonly stopping?: AbortSignal;
  /** True when the reply to an accepted mail gets lost. */
  readonly isLost?: (messageId: string) => boolean;
}

const RENEWAL = /^update "email_outbox" set "locked_until" = \$1 where/;

/** Fails a query through its callback or its promise. */
function refuse(callback: unknown): unknown {
  const error = new Error('The worker was killed');
  if (typeof callback !== 'function') return Promise.reject(error);
  return callback(error);
}

export interface Worker {
  /** Resolves when no mail is left or the worker was killed; rejects when the worker failed for another reason. */
  readonly done: Promise<void>;
}

/** Starts a worker with its own connections; killing it breaks them, as the end of its process would. */
export function startWorker(
  t: TestApp,
  {
    delivered,
    stepMs,
    leaseMs = LEASE_MS,
    onDelivery,
    careless = false,
    stopping,
    isLost = () => false,
  }: WorkerOptions,
): Worker {
  const pool = createPool({ ...t.database.config, max: 8 });
  const connections: (() => void)[] = [];
  let killed = false;
  const assertAlive = () => {
    if (killed) throw new Error('The worker was killed');
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const guarded = (first: { text?: string }, ...rest: unknown[]) => {
      if (killed) return refuse(rest.at(-1));
      return careless && RENEWAL.test(first.text ?? '') ? query('select 1', rest.at(-1)) : query(first, ...rest);
    };
    Object.assign(client, { query: guarded });
    client.on('error', () => undefined);
    // Destroying the socket also ends the open transactions of the connection.
    const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
    const end = () => void connection.stream.destroy();
    // The pool may still have been opening this connection when the worker was killed.
    if (killed) end();
    else connections.push(end);
  });
  const ended = Promise.withResolvers<void>();
  const kill = () => {
    killed = true;
    for (const end of connections) end();
    ended.resolve();
  };
  const transport: MailTransport = {
    connections: CONNECTIONS,
    send: async ({ to: { address }, messageId }, onHandOver) => {
      await wait(Math.random() * stepMs);
      if (!careless) await onHandOver();
      assertAlive();
      delivered.set(address, (delivered.get(address) ?? 0) + 1);
      onDelivery?.({ kill });
      await wait(Math.random() * stepMs);
      assertAlive();
      if (isLost(messageId)) throw new MailServerTrouble('Timeout', { reason: 'connection' });
    },
    close: () => undefined,
  };
  const parts = { ...t.services, db: createDatabase(pool), transport, log: t.app.log as never, leaseMs };
  const sending = sendDueMails(parts, Number.POSITIVE_INFINITY, stopping && { stopping })
    .catch((error: unknown) => {
      if (!killed) throw error;
    })
    .finally(() => pool.end());
  return { done: Promise.race([sending.then(() => undefined), ended.promise]) };
}
