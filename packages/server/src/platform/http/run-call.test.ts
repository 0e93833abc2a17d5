import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ANY_STAFF, type Endpoint, type EndpointSchemas, type HttpMethod } from '@widya/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertTopic } from '../../testing/fixtures.ts';
import { topics } from '../database/schema/topics.ts';
import { ApiFailure } from './api-failure.ts';
import { type Binding, bind, bindPrepared } from './bind.ts';
import { download } from './download.ts';

const done = z.object({ success: z.literal(true) });
const schemas = { query: z.object({ how: z.string().default('') }), answer: done };
const fileSchemas = { answer: z.string() };

const declare = <S extends EndpointSchemas>(
  id: string,
  method: HttpMethod,
  audit: 'UPDATE_TOPIC' | null,
  answerType?: string,
): Endpoint<S> => ({
  id,
  method,
  path: `/v1/${id}`,
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home' },
  summary: id,
  tag: 'Test',
  audit,
  ...(answerType ? { answerType } : {}),
});

const catalog: { facts: Endpoint; schemas: EndpointSchemas }[] = [];
const bindings: Binding[] = [];
const add = (facts: Endpoint<never>, own: EndpointSchemas, binding: Binding) => {
  catalog.push({ facts, schemas: own });
  bindings.push(binding);
  return facts;
};

const notes: string[] = [];
/** Replaced by a test, so that two calls wait for each other while each holds its first lock. */
let meet: () => Promise<void> = async () => undefined;
let opened: unknown;

type Plain = typeof schemas;
const reading = declare<Plain>('reading', 'GET', null);
add(
  reading as never,
  schemas,
  bind(reading, schemas, async ({ tx }) => {
    await tx.update(topics).set({ name: 'tidak boleh' });
    return { success: true };
  }),
);

const silent = declare<Plain>('silent', 'POST', 'UPDATE_TOPIC');
add(
  silent as never,
  schemas,
  bind(silent, schemas, async () => ({ success: true })),
);

const twice = declare<Plain>('twice', 'POST', 'UPDATE_TOPIC');
add(
  twice as never,
  schemas,
  bind(twice, schemas, async ({ audit }) => {
    audit({ object: 'topic', objectId: 1 });
    audit({ object: 'topic', objectId: 2 });
    return { success: true };
  }),
);

const effects = declare<Plain>('effects', 'POST', null);
add(
  effects as never,
  schemas,
  bind(effects, schemas, async ({ query, afterCommit, afterRollback, tx }) => {
    afterCommit(async () => void notes.push('committed'));
    afterRollback(async () => void notes.push('undone'));
    if (query.how === 'refuse') throw new ApiFailure(409, 'INVALID_TRANSITION');
    if (query.how === 'break') await tx.execute(sql`select 1/0`);
    return { success: true };
  }),
);

const locking = declare<Plain>('locking', 'POST', null);
let attempts = 0;
add(
  locking as never,
  schemas,
  bind(locking, schemas, async ({ query, tx }) => {
    attempts += 1;
    const order = query.how === 'forward' ? ['KUNCI1', 'KUNCI2'] : ['KUNCI2', 'KUNCI1'];
    for (const code of order) {
      await tx.update(topics).set({ name: query.how }).where(eq(topics.code, code));
      if (code === order[0]) await meet();
    }
    return { success: true };
  }),
);

const prepared = declare<Plain>('prepared', 'POST', null);
add(
  prepared as never,
  schemas,
  bindPrepared(
    prepared,
    schemas,
    async ({ pool }) => {
      const found = await pool.query(
        `select count(*)::int as n from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
      );
      return found.rows[0]?.n as number;
    },
    async (_ctx, open) => {
      opened = open;
      return { success: true };
    },
  ),
);

const extra = declare<Plain>('extra', 'GET', null);
add(
  extra as never,
  schemas,
  bind(extra, schemas, async () => ({ success: true, password_hash: 'rahasia' }) as { success: true }),
);

type File = typeof fileSchemas;
const generated = declare<File>('generated', 'GET', null, 'text/csv; charset=utf-8');
add(
  generated as never,
  fileSchemas,
  bind(generated, fileSchemas, async ({ tx }) =>
    download({
      type: 'text/csv; charset=utf-8',
      filename: 'data "uji"\r\nX: ü.csv',
      content: (async function* () {
        for (let n = 0; n < 3; n += 1) yield `baris ${n} ${(await tx.execute(sql`select 1 as one`)).rows.length}\n`;
      })(),
    }),
  ),
);
const broken = declare<File>('broken', 'GET', null, 'text/csv');
add(
  broken as never,
  fileSchemas,
  bind(broken, fileSchemas, async () =>
    download({
      type: 'text/csv',
      filename: 'x.csv',
      content: (async function* () {
        yield 'satu\n';
        throw new Error('half way');
      })(),
    }),
  ),
);

let t: TestApp;
let lenient: TestApp;
let admin: Actor | null;
beforeAll(async () => {
  t = await createTestApp({ parts: { catalog, bindings } });
  lenient = await createTestApp({ parts: { catalog, bindings }, services: { strict: false } });
  admin = await t.actor('admin');
});
afterAll(async () => {
  await t.close();
  await lenient.close();
});
const call = (facts: Endpoint<never> | Endpoint<Plain> | Endpoint<File>, how = '') =>
  t.call(facts, admin, { query: { how } });

describe('the transaction of a call', () => {
  it('cannot write when it is a reading call', async () => {
    const { name } = await insertTopic(t.db);
    expect((await call(reading)).status).toBe(500);
    expect((await t.db.select().from(topics)).map((row) => row.name)).toContain(name);
  });

  it('does effects outside the database after the commit only', async () => {
    notes.length = 0;
    expect((await call(effects)).status).toBe(200);
    expect(notes.splice(0)).toEqual(['committed']);
    expect((await call(effects, 'refuse')).status).toBe(409);
    expect(notes.splice(0)).toEqual(['undone']);
    await call(effects, 'break');
    expect(notes.splice(0)).toEqual(['undone']);
  });

  it('is not open yet while slow work is prepared', async () => {
    expect((await call(prepared)).status).toBe(200);
    expect(opened).toBe(0);
  });

  it('runs again when two of them wait for each other', async () => {
    await insertTopic(t.db, { code: 'KUNCI1' });
    await insertTopic(t.db, { code: 'KUNCI2' });
    let arrived = 0;
    let release = () => {};
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    meet = async () => {
      arrived += 1;
      if (arrived === 2) release();
      await both;
    };
    attempts = 0;
    const answers = await Promise.all([call(locking, 'forward'), call(locking, 'backward')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Control: the calls did deadlock, and the database aborted one of them; the repeated call can deadlock again.
    expect(attempts).toBeGreaterThanOrEqual(3);
  });
});

describe('the log row of a call (S42)', () => {
  it.each([silent, twice])('is exactly one, or the call fails in tests', async (facts) => {
    const before = (await t.audit()).length;
    expect((await call(facts)).status).toBe(500);
    expect(await t.audit()).toHaveLength(before);
  });

  it('is written all the same in production, and the fault is logged', async () => {
    const actor = await lenient.actor('admin');
    expect((await lenient.call(silent, actor)).status).toBe(200);
    expect(await lenient.audit()).toMatchObject([{ code: 'UPDATE_TOPIC', object: 'topic', actor_id: actor?.id }]);
    expect(lenient.lines).toContainEqual(expect.objectContaining({ msg: 'silent wrote 0 log rows instead of one' }));
  });
});

describe('answers', () => {
  it('omit fields that their schema does not declare (S1)', async () => {
    expect((await call(extra)).body).toEqual({ success: true });
  });

  it('can be files, read from the transaction to their end', async () => {
    const answer = await call(generated);
    expect(answer.text).toBe('baris 0 1\nbaris 1 1\nbaris 2 1\n');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="data_uji_X_.csv"; filename*=UTF-8''data%20%22uji%22%0D%0AX%3A%20%C3%BC.csv`,
    );
  });

  it('are errors when a file breaks off half way, not half a file', async () => {
    expect(await call(broken)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  });
});
