import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { topics } from '../database/schema/topics.ts';
import { ApiFailure } from './api-failure.ts';
import { type Binding, bindPublicBatch } from './bind.ts';

const schemas = {
  query: z.object({ key: z.string(), name: z.string(), how: z.enum(['', 'refuse', 'break']).default('') }),
  answer: z.object({ success: z.literal(true) }),
};
const facts: Endpoint<typeof schemas> = {
  id: 'batched',
  method: 'POST',
  path: '/v1/batched',
  access: { kind: 'public' },
  summary: 'batched',
  tag: 'Test',
  audit: 'UPDATE_TOPIC',
};

/** Number of calls that must arrive before the first transaction ends. */
let expected = 0;
let arrived = 0;
let allArrived = () => {};
let allHaveArrived: Promise<void> = Promise.resolve();
/** Names of the calls by batch. */
let handled: string[][] = [];

const batched: Binding = bindPublicBatch(facts, schemas, {
  keyOf: ({ query }) => {
    arrived += 1;
    if (arrived === expected) allArrived();
    return query.key === 'alone' ? null : query.key;
  },
  handle: async (ctxs) => {
    handled.push(ctxs.map(({ query }) => query.name));
    await allHaveArrived;
    const answers = [];
    for (const { query, tx, audit } of ctxs) {
      if (query.how === 'refuse') {
        answers.push(new ApiFailure(409, 'INVALID_TRANSITION'));
        continue;
      }
      await tx.insert(topics).values({ code: query.name, name: query.name });
      if (query.how === 'break') throw new Error('A mistake of ours');
      audit({ object: 'topic', objectId: query.name });
      answers.push({ success: true } as const);
    }
    return answers;
  },
});

let t: TestApp;
beforeAll(async () => {
  const catalog = [{ facts, schemas: schemas as EndpointSchemas }];
  t = await createTestApp({ parts: { catalog, bindings: [batched] } });
});
afterAll(() => t.close());

/** Makes calls at the same time, of which the first is still being handled when the last one arrives. */
async function atOnce(calls: readonly Readonly<Record<string, string>>[]) {
  [handled, arrived, expected] = [[], 0, calls.length];
  allHaveArrived = new Promise((resolve) => {
    allArrived = resolve;
  });
  const answers = await Promise.all(calls.map((query) => t.call(facts, null, { query })));
  return answers.map(({ status }) => status);
}
const written = async (names: readonly string[]) => {
  const rows = await t.db
    .select({ name: topics.name })
    .from(topics)
    .where(inArray(topics.code, [...names]));
  return rows.map(({ name }) => name).toSorted();
};
const logged = async (names: readonly string[]) =>
  (await t.audit())
    .map(({ object_id }) => object_id ?? '')
    .filter((name) => names.includes(name))
    .toSorted();
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`);

describe('calls that would wait for the same lock', () => {
  it('gather while the first one runs, and share the next transaction in their order', async () => {
    const names = named('SAMA', 5);
    expect(await atOnce(names.map((name) => ({ key: 'A', name })))).toEqual([200, 200, 200, 200, 200]);
    expect(handled).toEqual([['SAMA0'], ['SAMA1', 'SAMA2', 'SAMA3', 'SAMA4']]);
    expect(await written(names)).toEqual(names);
    // Each call has a log row of its own, as without a batch (S42).
    expect(await logged(names)).toEqual(names);
  });

  it('do not wait for calls with another key, nor for calls that run alone', async () => {
    const calls = [
      { key: 'B', name: 'LAIN0' },
      { key: 'C', name: 'LAIN1' },
      { key: 'alone', name: 'LAIN2' },
      { key: 'alone', name: 'LAIN3' },
    ];
    expect(await atOnce(calls)).toEqual([200, 200, 200, 200]);
    expect(handled.toSorted()).toEqual([['LAIN0'], ['LAIN1'], ['LAIN2'], ['LAIN3']]);
  });

  it('go on without one that is refused', async () => {
    const names = named('TOLAK', 4);
    const calls = names.map((name, n) => ({ key: 'D', name, how: n === 2 ? 'refuse' : '' }));
    expect(await atOnce(calls)).toEqual([200, 200, 409, 200]);
    expect(handled).toHaveLength(2);
    expect(await written(names)).toEqual(['TOLAK0', 'TOLAK1', 'TOLAK3']);
    expect(await logged(names)).toEqual(['TOLAK0', 'TOLAK1', 'TOLAK3']);
  });

  it('are each run again alone when one throws; only that one fails, and it writes nothing', async () => {
    const names = named('RUSAK', 4);
    const calls = names.map((name, n) => ({ key: 'E', name, how: n === 2 ? 'break' : '' }));
    expect(await atOnce(calls)).toEqual([200, 200, 500, 200]);
    expect(handled.slice(2)).toEqual([['RUSAK1'], ['RUSAK2'], ['RUSAK3']]);
    expect(await written(names)).toEqual(['RUSAK0', 'RUSAK1', 'RUSAK3']);
    expect(await logged(names)).toEqual(['RUSAK0', 'RUSAK1', 'RUSAK3']);
  });

  it('are never more than 50 in one transaction', async () => {
    const names = named('RAMAI', 112);
    const statuses = await atOnce(names.map((name) => ({ key: 'F', name })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(handled.map(({ length }) => length)).toEqual([1, 50, 50, 11]);
    expect(handled.flat()).toEqual(names);
  });
});
