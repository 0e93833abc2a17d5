import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogEntry } from '@widya/contract/catalog';
import type { Endpoint } from '@widya/contract/endpoint';
import * as topics from '@widya/contract/topics';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { ApiFailure } from './api-failure.ts';
import { type Binding, bindPublic } from './bind.ts';

const schemas = { query: z.object({ how: z.string() }), answer: z.object({ success: z.literal(true) }) };

const probe: Endpoint<typeof schemas> = {
  id: 'probe',
  method: 'POST',
  path: '/v1/probe',
  access: { kind: 'public' },
  summary: 'Fails in a chosen way.',
  tag: 'Test',
  audit: null,
};

const WAYS: Readonly<Record<string, (ctx: { tx: Parameters<typeof runSql>[0] }) => Promise<unknown>>> = {
  bug: async () => {
    throw new TypeError('x is not a function at /srv/secret/path.ts');
  },
  text: async () => {
    throw 'not even an error';
  },
  sql: (ctx) => runSql(ctx.tx, 'select * from tabel_rahasia'),
  timeout: (ctx) => runSql(ctx.tx, "set local statement_timeout = '20ms'; select pg_sleep(5)"),
  full: (ctx) => runSql(ctx.tx, "do $$ begin raise exception 'no room' using errcode = '53100'; end $$"),
  unique: (ctx) => runSql(ctx.tx, "insert into topics (code, name) values ('GANDA', 'a'), ('ganda', 'b')"),
  account: (ctx) =>
    runSql(
      ctx.tx,
      "insert into admins (email, name, role) values ('a@b.example', 'a', 'admin'), ('A@B.example', 'b', 'admin')",
    ),
  check: (ctx) => runSql(ctx.tx, "insert into admins (email, name, role) values ('c@b.example', 'a', 'raja')"),
  foreign: (ctx) => runSql(ctx.tx, 'insert into class_instructors (class_id, instructor_id) values (1, 1)'),
  nul: (ctx) => ctx.tx.execute(sql`select ${'a\u0000b'}::text`),
  conflict: async () => {
    throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current: { version: 3 } });
  },
  answer: async () => ({ success: 'maybe' }),
};

const runSql = (tx: TestApp['db'], text: string) => tx.execute(sql.raw(text));

let t: TestApp;
beforeAll(async () => {
  const handler = bindPublic(probe, schemas, async (ctx) => {
    await WAYS[ctx.query.how]?.(ctx as never).then((answer) => {
      if (ctx.query.how === 'answer') throw Object.assign(new Error('answered'), { answer });
    });
    return { success: true };
  });
  const wrong: Binding = {
    ...handler,
    handle: async (ctx, prepared) => {
      try {
        return await handler.handle(ctx, prepared);
      } catch (error) {
        if (error instanceof Error && 'answer' in error) return error.answer;
        throw error;
      }
    },
  };
  const catalog: CatalogEntry[] = [{ facts: probe, schemas }];
  t = await createTestApp({ parts: { catalog, bindings: [wrong] } });
});
afterAll(() => t.close());

const fail = (how: string) => t.call(probe, null, { query: { how } });

describe('errors (S47)', () => {
  it.each([
    ['bug', 500, 'INTERNAL'],
    ['text', 500, 'INTERNAL'],
    ['sql', 500, 'INTERNAL'],
    ['answer', 500, 'INTERNAL'],
    ['timeout', 503, 'NOT_READY'],
    ['full', 507, 'STORAGE_FULL'],
    ['unique', 409, 'VALIDATION'],
    ['account', 409, 'DUPLICATE_ACCOUNT'],
    ['check', 422, 'VALIDATION'],
    ['foreign', 409, 'VALIDATION'],
    ['nul', 422, 'VALIDATION'],
    ['conflict', 409, 'VERSION_CONFLICT'],
  ])('%s is answered %i %s in Indonesian, without a word of what is beneath', async (how, status, code) => {
    const answer = await fail(how);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      success: false,
      code,
      msg: expect.any(String),
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/select|insert|tabel_rahasia|constraint|TypeError|secret|\.ts|at \//i);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('has a request id that is found in the log with the cause', async () => {
    const { body } = await fail('bug');
    const lines = t.lines.filter((line) => line.request_id === body.request_id);
    expect(lines).toContainEqual(
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringContaining('x is not a function') }),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'call failed', status: 500, route: '/v1/probe' }));
  });

  it('shows both sides of a conflict', async () => {
    expect((await fail('conflict')).body).toMatchObject({ current: { version: 3 } });
  });

  it('names the field of a duplicate account', async () => {
    expect((await fail('account')).body).toMatchObject({
      msg: 'Email Telah Terdaftar',
      errors: { email: 'Email Telah Terdaftar' },
    });
  });

  it('keeps a valid request id and replaces any other', async () => {
    const idOf = async (sent: string) =>
      (await t.call(probe, null, { query: { how: '' }, headers: { 'x-request-id': sent } })).headers['x-request-id'];
    expect(await idOf('proxy-12345678')).toBe('proxy-12345678');
    for (const bad of ['short', 'with space in it', 'x'.repeat(65), '<script>alert(1)</script>'])
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('bad input', () => {
  const send = (payload: string, type = 'application/json') =>
    t.app.inject({ method: 'POST', url: '/v1/probe?how=', payload, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['a prototype key (S25)', '{"__proto__": {"admin": true}}', 'application/json', 400],
    ['a constructor key (S25)', '{"constructor": {"prototype": {"admin": true}}}', 'application/json', 400],
    ['another content type', '<xml/>', 'application/xml', 415],
    ['plain text', 'halo', 'text/plain', 415],
    ['three megabytes', `"${'x'.repeat(3_000_000)}"`, 'application/json', 413],
  ])('%s is refused', async (_name, payload, type, status) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, msg: expect.any(String), request_id: expect.any(String) });
  });

  it('an empty JSON body counts as none', async () => {
    expect((await send('')).statusCode).toBe(200);
  });

  it('a repeated or missing query parameter is named', async () => {
    for (const url of ['/v1/probe', '/v1/probe?how=a&how=b']) {
      const answer = await t.app.inject({ method: 'POST', url });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('how');
    }
  });

  it.each(['/v1/tidak-ada', '/v2/tidak-ada', '/v1', '/v1/topic/'])(
    'an unknown path is 404 in JSON: %s',
    async (url) => {
      const answer = await t.app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('another method is 405 and names those that are allowed', async () => {
    const answer = await t.app.inject({ method: 'DELETE', url: '/v1/probe' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it.each(['/%zz', '/v1/%E0%A4%A'])('an address that cannot be decoded is 400: %s', async (url) => {
    const answer = await t.app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', request_id: expect.any(String) });
  });
});

describe('a server that differs from its contract', () => {
  it('does not start with an endpoint that is not bound', async () => {
    await expect(createTestApp({ parts: { bindings: [] } })).rejects.toThrow('createTopic is declared but not bound');
  });

  it('does not start with a binding that is not declared', async () => {
    const binding = bindPublic(probe, schemas, async () => ({ success: true }));
    await expect(createTestApp({ parts: { catalog: [], bindings: [binding] } })).rejects.toThrow(
      'probe is bound but not in',
    );
  });

  it('cannot bind a staff endpoint as public', () => {
    expect(() => bindPublic(topics.listTopics as never, schemas, async () => ({ success: true }))).toThrow(
      'not public',
    );
  });
});
