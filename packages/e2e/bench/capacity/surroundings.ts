import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../support/product.ts';

type Message =
  | { readonly kind: 'ready'; readonly postgresPid: number; readonly smtpPort: number; readonly bucketUrl: string }
  | { readonly kind: 'mails'; readonly received: number; readonly codes: readonly { to: string; code: string }[] }
  | { readonly kind: 'locks'; readonly waiting: number }
  | { readonly kind: 'balancer'; readonly url: string; readonly pid: number };

/** What the servers of an installation need: PostgreSQL, mail server, bucket and balancer. */
export interface Surroundings {
  readonly process: ChildProcess;
  readonly postgresPid: number;
  readonly smtpPort: number;
  readonly bucketUrl: string;
  /** Number of mails that the mail server has accepted. */
  readonly received: () => number;
  /** Number of transactions that wait for a lock of another one. */
  readonly waitingForLocks: () => number;
  /** Waits for the mail with a code for an address. */
  readonly codeFor: (email: string) => Promise<string>;
  /** Gives up waiting for codes that have not come. */
  readonly endWaiting: () => void;
  /** Starts a balancer in front of the servers, instead of the former one. */
  readonly balance: (servers: readonly string[]) => Promise<{ readonly url: string; readonly pid: number }>;
  readonly stop: () => Promise<void>;
}

/** @param connections `max_connections` of PostgreSQL */
export async function startSurroundings(dataDir: string, connections: number): Promise<Surroundings> {
  const script = path.join(ROOT, 'packages/server/src/testing/serve-surroundings.ts');
  const child = fork(script, [dataDir, String(connections)]);
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const early = new Map<string, string>();
  let received = 0;
  let waitingForLocks = 0;
  const message = <K extends Message['kind']>(kind: K) =>
    new Promise<Extract<Message, { kind: K }>>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The surroundings ended with ${code}`)));
      child.on('message', (each: Message) => {
        if (each.kind === kind) resolve(each as Extract<Message, { kind: K }>);
      });
    });
  child.on('message', (each: Message) => {
    if (each.kind === 'locks') waitingForLocks = each.waiting;
    if (each.kind !== 'mails') return;
    received = each.received;
    for (const { to, code } of each.codes) {
      const waiter = waiting.get(to);
      waiting.delete(to);
      if (waiter) waiter.resolve(code);
      else early.set(to, code);
    }
  });
  const { postgresPid, smtpPort, bucketUrl } = await message('ready');
  return {
    process: child,
    postgresPid,
    smtpPort,
    bucketUrl,
    received: () => received,
    waitingForLocks: () => waitingForLocks,
    codeFor: (email) => {
      const come = early.get(email);
      early.delete(email);
      if (come !== undefined) return Promise.resolve(come);
      const waiter = Promise.withResolvers<string>();
      waiting.set(email, waiter);
      return waiter.promise;
    },
    endWaiting: () => {
      for (const { reject } of waiting.values()) reject(new Error('No code came'));
      waiting.clear();
    },
    balance: async (servers) => {
      const started = message('balancer');
      child.send({ servers });
      return started;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
