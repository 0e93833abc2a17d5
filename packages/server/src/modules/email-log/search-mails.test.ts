import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import type { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type LogQuery, mailLogFilter } from './filters.ts';
import { resendAll } from './resend.ts';
import { searchMails } from './search-mails.ts';

type Query = Partial<z.input<(typeof emailLogSchemas)['listEmailHistory']['query']>>;

/**
 * Number of people of one name, more than anybody scrolls through. Each gets two mails; the members inserted first get
 * the latest mails.
 */
const PEOPLE = 1_200;
const MAILS = PEOPLE * 2;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into members (full_name, email) select 'Sari Uji ' || n, 'p' || n || '@uji.example' from generate_series(1, ${PEOPLE}) n;
    insert into members (full_name, email) values ('Budi Uji', 'sari@lain.example'), ('Budi Uji', 'lain@uji.example');
    insert into email_log (message_id, subject, to_email, member_id, status, created_at)
      select 'm' || id || '-' || turn, 'Kabar', email, id, case when turn = 1 then 'sent' else 'failed' end,
        timestamptz '2026-11-20' - id * interval '1 minute' - turn * interval '1 second'
      from members, generate_series(1, 2) turn where full_name like 'Sari%';
    insert into email_log (message_id, subject, to_email, member_id, created_at)
      select 'b' || id, 'Kabar', email, id, timestamptz '2026-11-21' from members where full_name like 'Budi%';
    insert into email_log (message_id, subject, to_email, created_at) values ('x', 'Kabar', 'sari.x@lain.example', '2020-01-01');
    analyze members; analyze email_log;`);
});
afterAll(() => database.close());

function search(query: Query, { limit = 50, offset = 0, descending = true, most = 20_000 } = {}) {
  const { db } = database;
  const { searched } = mailLogFilter(db, null, query as LogQuery);
  if (searched === null) throw new Error('nobody searches');
  return searchMails(db, searched, { limit, offset, descending }, most);
}

async function expected(condition: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select l.id from email_log l left join members m on m.id = l.member_id where ${condition} order by l.created_at desc, l.id desc`,
  );
  return rows.map(({ id }) => Number(id));
}
const SARI = "(m.search_text like '%sari%' or lower(l.to_email) like 'sari%')";

it('finds every mail of everybody who matches, in the order of the log, to the last page (D214)', async () => {
  const all = await expected(SARI);
  expect(all).toHaveLength(MAILS + 2);
  const found = await search({ q: 'sari' }, { limit: MAILS * 2 });
  expect(found).toEqual({ ids: all, total: all.length });
  expect((await search({ q: 'sari' }, { offset: MAILS })).ids).toEqual(all.slice(MAILS));
  expect((await search({ q: 'sari' }, { descending: false, limit: 3 })).ids).toEqual(all.toReversed().slice(0, 3));
});

it('counts only what the other filters leave', async () => {
  const failed = await expected(`${SARI} and l.status = 'failed'`);
  expect(await search({ q: 'sari', status: 'failed' })).toEqual({ ids: failed.slice(0, 50), total: PEOPLE });
});

it.each([0, 1_000, 1_980])(
  'pages what is found too often to be sorted whole as the log stands, from %i',
  async (offset) => {
    const all = await expected(SARI);
    const found = await search({ q: 'sari' }, { offset, most: 2_000 });
    expect(found).toEqual({ ids: all.slice(offset, Math.min(offset + 50, 2_000)), total: 2_000 });
  },
);

it('sends all that failed again, not only those of the first people', async () => {
  const { db } = database;
  const { condition } = mailLogFilter(db, null, { q: 'sari', status: 'failed' } as LogQuery);
  expect(await resendAll(db, condition, new Date())).toEqual({ queued: 0, left_out: PEOPLE });
});
