import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { createDatabase, createPool } from '../database/pool.ts';
import { emailLog, emailOutbox } from '../database/schema/email.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { recoverLostMails } from './recover-lost-mails.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { MailTransport } from './transport.ts';

const MAILS = 200;
const CONNECTIONS = 40;
const LEASE_MS = 800;
/** Longer than a lease, before the text and after it. */
const STEP_MS = 1_200;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('delete from email_outbox; delete from email_log; delete from email_hold'));

const enqueue = () =>
  enqueueMails(
    t.db,
    Array.from({ length: MAILS }, (_, n) => {
      const to = `orang-${n}@uji.example`;
      return { to, subject: 'Halo', html: '<p>Halo</p>', dedupeKey: to };
    }),
    new Date(),
  );

/** How often each address was delivered to. */
type Delivered = Map<string, number>;

interface WorkerOptions {
  readonly delivered: Delivered;
  /** Runs after each delivery. */
  readonly onDelivery?: (worker: { readonly kill: () => void }) => unknown;
  /** The control: neither renews leases nor asks before the text leaves. */
  readonly careless?: boolean;
  readonly stopping?: AbortSignal;
}

const RENEWAL = /^update "email_outbox" set "locked_until" = \$1 where/;

/** Fails a query in the way its caller listens for. */
function refuse(callback: unknown): unknown {
  const error = new Error('The worker was killed');
  if (typeof callback !== 'function') return Promise.reject(error);
  return callback(error);
}

/** A worker with connections of its own, so that it can end as a lost process ends: without a word to anybody. */
function startWorker({ delivered, onDelivery, careless = false, stopping }: WorkerOptions) {
  const pool = createPool({ ...t.database.config, max: 8 });
  const unanswered = new Set<string>();
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
    // Its open transactions end with it.
    const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
    connections.push(() => connection.stream.destroy());
  });
  const ended = Promise.withResolvers<void>();
  const kill = () => {
    killed = true;
    for (const end of connections) end();
    ended.resolve();
  };
  const transport: MailTransport = {
    connections: CONNECTIONS,
    send: async ({ to: { address } }, onHandOver) => {
      await wait(Math.random() * STEP_MS);
      if (!careless) await onHandOver();
      assertAlive();
      unanswered.add(address);
      delivered.set(address, (delivered.get(address) ?? 0) + 1);
      onDelivery?.({ kill });
      await wait(Math.random() * STEP_MS);
      assertAlive();
      unanswered.delete(address);
    },
    close: () => undefined,
  };
  const parts = { ...t.services, db: createDatabase(pool), transport, log: t.app.log as never, leaseMs: LEASE_MS };
  const sending = sendDueMails(parts, Number.POSITIVE_INFINITY, stopping && { stopping }).then(() => pool.end());
  return { done: Promise.race([sending, ended.promise]).catch(() => undefined), unanswered };
}

const isWaiting = async () => (await t.db.$count(emailOutbox, inArray(emailOutbox.status, ['queued', 'sending']))) > 0;

/** Two workers at a time, a new one for each that ends, until no mail waits. */
async function workUntilDone(start: () => ReturnType<typeof startWorker>, isEnough = () => false) {
  const workers: ReturnType<typeof startWorker>[] = [];
  const keepOneGoing = async () => {
    while (!isEnough() && (await isWaiting())) {
      const worker = start();
      workers.push(worker);
      await worker.done;
      await recoverLostMails(t.services);
    }
  };
  let isOver = false;
  const recovering = async () => {
    while (!isOver) {
      await recoverLostMails(t.services);
      await wait(LEASE_MS / 10);
    }
  };
  const both = Promise.all([keepOneGoing(), keepOneGoing()]).finally(() => {
    isOver = true;
  });
  await Promise.all([both, recovering()]);
  return workers;
}

describe('two servers and a mail server slower than a lease (S34)', () => {
  it('deliver each mail once', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    await workUntilDone(() => startWorker({ delivered }));
    expect([...delivered.values()]).toEqual(Array.from({ length: MAILS }, () => 1));
    expect(new Set((await t.db.select().from(emailLog)).map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('deliver each mail once when workers are lost, and report what was left unanswered', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    const kills = [20, 70, 130].map((from) => from + Math.floor(Math.random() * 40));
    const workers = await workUntilDone(() =>
      startWorker({ delivered, onDelivery: ({ kill }) => kills.includes(delivered.size) && kill() }),
    );
    expect(Math.max(...delivered.values())).toBe(1);
    const unanswered = workers.flatMap((worker) => [...worker.unanswered]);
    const log = await t.db.select().from(emailLog);
    expect(log).toHaveLength(MAILS);
    const uncertain = log.filter(({ status }) => status === 'uncertain').map(({ to_email }) => to_email);
    // Whatever left without an answer, and whatever was about to leave.
    expect(uncertain).toEqual(expect.arrayContaining(unanswered));
    const undelivered = log.map(({ to_email }) => to_email).filter((address) => !delivered.has(address));
    expect(uncertain).toEqual(expect.arrayContaining(undelivered));
    // At most one for each connection of a lost worker.
    expect(uncertain.length).toBeLessThanOrEqual(kills.length * CONNECTIONS);
  });

  it('would deliver some twice without renewed leases (control)', async () => {
    await enqueue();
    const delivered: Delivered = new Map();
    const twice = new AbortController();
    const onDelivery = () => Math.max(...delivered.values()) > 1 && twice.abort();
    await workUntilDone(
      () => startWorker({ delivered, onDelivery, careless: true, stopping: twice.signal }),
      () => twice.signal.aborted,
    );
    expect(Math.max(...delivered.values())).toBeGreaterThan(1);
  });
});
