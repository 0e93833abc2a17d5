import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertDefaultTopic } from '../../testing/fixtures.ts';
import { classRowColumns } from './class-columns.ts';
import { missesSomething } from './class-facts.ts';
import { presentClassRow } from './present.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const HOUR = 3_600_000;
const now = new Date('2026-11-20T03:00:00.000Z');

/** Pseudorandom number generator; the same seed gives the same classes, so that a failure can be reproduced. */
function randomSource(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const STARTS = [null, -48 * HOUR, -1, 0, 1, 48 * HOUR];

function randomClass(pick: (below: number) => number, n: number) {
  const offset = STARTS[pick(STARTS.length)] ?? null;
  const start = offset === null ? null : new Date(now.getTime() + offset);
  const links = [null, '', '   ', '\n\t', 'https://rapat.example/x'];
  return {
    code: `ACAK${n}`,
    name: `Kelas acak ${n}`,
    permanent: pick(3) === 0,
    start_time: start,
    end_time: start === null ? null : new Date(start.getTime() + 2 * HOUR),
    stream_url: links[pick(links.length)] ?? null,
    attachment_urls: pick(2) === 0 ? [] : ['materi.pdf'],
    recording_url_array: pick(2) === 0 ? [] : [{ url: 'https://rekaman.example/1', title: 'Bagian 1' }],
    show_answers_to_user: pick(2) === 0,
  };
}

describe('missesSomething', () => {
  it('agrees with classTodos on every one of 600 random classes', async () => {
    const pick = randomSource(20_261_120);
    const { db } = database;
    await insertDefaultTopic(db);
    const made = await db
      .insert(classes)
      .values(Array.from({ length: 600 }, (_, n) => randomClass(pick, n)))
      .returning({ id: classes.id });
    for (const { id } of made)
      await db
        .update(classCounters)
        .set({ quiz_questions: pick(2) * 5, certificates: pick(2) * 3 })
        .where(eq(classCounters.class_id, id));

    const rows = await db
      .select({ ...classRowColumns, missing: missesSomething(now) })
      .from(classes)
      .innerJoin(classCounters, eq(classCounters.class_id, classes.id))
      .innerJoin(topics, eq(topics.code, classes.topic_code));

    const compared = rows.map((row) => ({ code: row.code, sql: row.missing, shown: presentClassRow(row, now).todos }));
    expect(compared.filter(({ sql, shown }) => sql !== shown.length > 0)).toEqual([]);
    // The random classes cover both results (with and without to-dos) and both halves of the rule.
    expect(compared.filter(({ sql }) => !sql).length).toBeGreaterThan(30);
    expect(compared.some(({ shown }) => shown.includes('recording'))).toBe(true);
    expect(compared.some(({ shown }) => shown.includes('stream_url'))).toBe(true);
  });
});
