import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import type pg from 'pg';
import { configOf, parseSettings } from './platform/config/config.ts';
import { createDatabase, createPool } from './platform/database/pool.ts';
import { LEASE_MS } from './platform/mail/outbox.ts';
import { recoverLostMails } from './platform/mail/recover-lost-mails.ts';
import { makeActor } from './testing/actors.ts';
import { insertClass, insertMember } from './testing/fixtures.ts';
import { GROUPS, type Stock, streamsOf } from './testing/installation/calls.ts';
import { type Answer, isSuccess, type Load, longestGap, startLoad } from './testing/installation/load.ts';
import { DATABASE, type Installation, startInstallation } from './testing/installation/start-installation.ts';
import { multipart } from './testing/multipart.ts';
import { PDF } from './testing/sample-files.ts';

/**
 * The longest time without a success of one group of calls, in ms. Where nothing stands in for a part, its own start is
 * not counted, as on a slow machine that alone may take longer.
 */
const OUTAGE_MS = 10_000;
/** After which a supervisor starts a part again, as in `deploy/systemd`. */
const RESTART_MS = 2_000;
/**
 * Share of 200 reads and 20 writes per second. Two processors with other tests cannot serve all of them: `LOAD_SHARE=1`
 * is for a machine without other work.
 */
const SHARE = Number(process.env.LOAD_SHARE ?? 0.25);
/** Successes of each kind of calls after which the service counts as steady. */
const STEADY = 3;
const MAILS = 'mails';
const KINDS = [...Object.values(GROUPS).flat(), MAILS];

let installation: Installation;
let pool: pg.Pool;
let stock: Stock;
let load: Load;
const mails: Answer[] = [];

const headersOf = ({ actor }: Stock) => ({ authorization: `Bearer ${actor.token}` });

/** Makes what the load reads, the documents by calls so that their files are in the bucket. */
async function makeStock({ nginx }: Installation): Promise<Stock> {
  const db = createDatabase(pool);
  const actor = await makeActor(db, 'superadmin', new Date());
  if (actor === null) throw new Error('no superadmin');
  const codes: string[] = [];
  const members: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    codes.push((await insertClass(db)).code);
    members.push((await insertMember(db)).id);
  }
  const facts = { class_code: codes[0] ?? '', full_name: 'Peserta', email: 'stok@uji.example', document_type: 'SK' };
  const form = multipart(facts, [{ field: 'upload', name: 'sk.pdf', type: 'application/pdf', content: PDF }]);
  for (let n = 0; n < 3; n += 1) {
    const handedIn = await fetch(`${nginx.url}/v1/document_forms`, {
      ...{ method: 'POST', headers: form.headers, body: new Uint8Array(form.body) },
    });
    expect(handedIn.status).toBe(201);
  }
  const { rows } = await pool.query<{ id: number }>('select id from document_forms');
  return { actor, codes, members, documents: rows.map(({ id }) => id) };
}

beforeAll(async () => {
  installation = await startInstallation();
  pool = createPool(installation.cluster.primary.config(DATABASE));
  stock = await makeStock(installation);
  installation.smtp.answer = (step) => {
    if (step === 'DATA') mails.push({ kind: MAILS, status: 250, at: performance.now() });
    return null;
  };
  load = startLoad(installation.nginx.url, streamsOf(stock, SHARE));
  await steady();
}, 180_000);
afterAll(async () => {
  await load?.stop();
  await pool?.end();
  await installation?.close();
});

const seen = () => [...load.answers, ...mails];

/** Waits until calls of each kind succeed again. */
async function steady(): Promise<void> {
  const from = performance.now();
  await eventually(async () => {
    await wait(100);
    const late = seen().filter((answer) => answer.at > from && isSuccess(answer));
    const few = KINDS.filter((kind) => late.filter((answer) => answer.kind === kind).length < STEADY);
    expect(few).toEqual([]);
  });
}

/** Kills each part once. @returns how long calls have to wait for its start, in ms: 0 where others stand in for it */
const PARTS: readonly (readonly [string, (parts: Installation) => Promise<number>])[] = [
  ['one server', ({ servers: [first] }) => covered(first)],
  ['the two other servers', ({ servers: [, ...others] }) => covered(...others)],
  ['the worker', ({ worker }) => covered(worker)],
  ['PgBouncer', ({ pgbouncer }) => restarted(pgbouncer)],
  ['the standby', ({ cluster }) => covered(cluster.standby)],
  ['the bucket', ({ bucket }) => restarted(bucket)],
  ['nginx', ({ nginx }) => restarted(nginx)],
  ['the primary', promoteStandby],
];

interface Part {
  readonly kill: () => Promise<void> | void;
  readonly start: () => Promise<void>;
}

/** Kills a part and starts it again after the pause of its supervisor. @returns how long its start took, in ms */
async function restarted(part: Part | undefined): Promise<number> {
  await part?.kill();
  await wait(RESTART_MS);
  const from = performance.now();
  await part?.start();
  return performance.now() - from;
}

async function covered(...parts: readonly (Part | undefined)[]): Promise<number> {
  await Promise.all(parts.map(restarted));
  return 0;
}

/** Does what the manager of a cluster does when the primary is gone. */
async function promoteStandby({ cluster, pgbouncer }: Installation): Promise<number> {
  await cluster.primary.kill();
  await wait(RESTART_MS);
  await cluster.standby.query('select pg_promote()');
  await pgbouncer.leadTo({ config: cluster.standby.config(DATABASE) });
  return 0;
}

const results: object[] = [];

const acknowledged = (kind: string): readonly string[] =>
  load.answers.flatMap((answer) => (answer.kind === kind && isSuccess(answer) && answer.name ? [answer.name] : []));

const missingAmong = async (names: readonly string[], select: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(select);
  const found = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !found.has(name));
};

describe('an installation under load', () => {
  it.each(PARTS)(
    'goes on within ten seconds after %s is killed',
    async (name, kill) => {
      const from = performance.now();
      const startMs = await kill(installation);
      await steady();
      const to = performance.now();
      const gapOf = (kinds: readonly string[]) => longestGap(seen(), kinds, from, to);
      const gaps = Object.entries(GROUPS).map(([group, kinds]) => [group, gapOf(kinds)] as const);
      const answers = load.answers.filter(({ at }) => at >= from && at <= to);
      const [failed, succeeded] = [answers.filter((answer) => !isSuccess(answer)), answers.filter(isSuccess)];
      const perSecond = Math.round((1_000 * succeeded.length) / (to - from));
      results.push({
        part: name,
        ...Object.fromEntries(gaps),
        mails: gapOf([MAILS]),
        failed: failed.length,
        perSecond,
      });
      expect(gaps.filter(([, ms]) => ms - startMs > OUTAGE_MS)).toEqual([]);
    },
    180_000,
  );

  it('has lost no acknowledged write', async () => {
    await load.stop();
    // The longest times without a success, in ms, for the log of the run.
    console.table(results);
    await pool.end();
    pool = createPool(installation.cluster.standby.config(DATABASE));
    for (const [kind, select] of [
      ['records', 'select name from topics'],
      ['invitations', 'select email as name from members'],
      ['files stored', 'select email as name from document_forms'],
    ] as const) {
      expect(acknowledged(kind).length).toBeGreaterThan(STEADY * PARTS.length);
      expect(await missingAmong(acknowledged(kind), select)).toEqual([]);
    }
  });

  it('keeps the file of each acknowledged document', async () => {
    const { rows } = await pool.query<{ id: number; email: string }>('select id, email from document_forms');
    const wanted = new Set(acknowledged('files stored'));
    for (const { id } of rows.filter(({ email }) => wanted.has(email))) {
      const file = await fetch(`${installation.nginx.url}/v1/document_forms/${id}/file`, { headers: headersOf(stock) });
      expect([file.status, Buffer.from(await file.arrayBuffer()).equals(PDF)]).toEqual([200, true]);
    }
  });

  it('sends each promised mail once, or reports it as uncertain', async () => {
    const { worker, smtp, env } = installation;
    const count = async (status: string) =>
      (await pool.query('select 1 from email_outbox where status = $1', [status])).rowCount;
    await eventually(async () => expect(await count('queued')).toBe(0));
    // What is leased after an orderly end belongs to a worker that was killed, or to one whose database was gone.
    await worker.kill('SIGTERM');
    const config = configOf(parseSettings(env).raw, process.cwd());
    const clock = () => new Date(Date.now() + 2 * LEASE_MS);
    await recoverLostMails({ db: createDatabase(pool), config, clock });
    await pool.query("update email_outbox set next_at = now() where status = 'queued'");
    await worker.start();
    await eventually(async () => expect([await count('queued'), await count('sending')]).toEqual([0, 0]));

    const times = new Map<string, number>();
    for (const { to } of smtp.received) times.set(to, (times.get(to) ?? 0) + 1);
    const { rows } = await pool.query<{ to_email: string; status: string }>('select to_email, status from email_log');
    const log = Map.groupBy(rows, ({ to_email }) => to_email);
    const broken = acknowledged('invitations').filter((address) => {
      const [entry, ...more] = log.get(address) ?? [];
      const arrived = times.get(address) ?? 0;
      const isKept = entry?.status === 'sent' ? arrived === 1 : entry?.status === 'uncertain' && arrived <= 1;
      return !isKept || more.length > 0;
    });
    expect(broken).toEqual([]);
  }, 120_000);

  it('exceeds ten seconds when nobody starts a part again (control)', async () => {
    load = startLoad(installation.nginx.url, streamsOf(stock, SHARE));
    const from = performance.now();
    await installation.pgbouncer.kill();
    await eventually(() =>
      expect(longestGap(load.answers, GROUPS.reads, from, performance.now())).toBeGreaterThan(OUTAGE_MS),
    );
  }, 120_000);
});
