import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/admin-logs';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let reader: Actor;
let sari: Awaited<ReturnType<typeof insertAdmin>>;

const row = (values: Partial<typeof auditLog.$inferInsert>): typeof auditLog.$inferInsert => ({
  actor_kind: 'admin',
  actor_name: 'Sari Contoh',
  actor_role: 'admin',
  code: 'UPDATE_CLASS',
  object: 'class',
  object_id: 'KLS1',
  object_label: 'Menulis cerpen',
  ...values,
});

beforeAll(async () => {
  api = await createTestApp();
  reader = await signedIn(api, await insertAdmin(api.db, { menu: '["loglist"]' }));
  sari = await insertAdmin(api.db, { name: 'Sari Contoh' });
  const day = (at: string) => new Date(at);
  await api.db.insert(auditLog).values([
    row({ actor_id: sari.id, at: day('2026-03-01T16:59:59Z'), before: { name: 'a' }, after: { name: 'b' } }),
    row({
      actor_id: sari.id,
      at: day('2026-03-01T17:00:00Z'),
      code: 'BAN_ADMIN',
      object: 'admin',
      object_label: 'Budi',
    }),
    row({
      actor_id: 9_999,
      actor_name: 'Yang Sudah Dihapus',
      at: day('2026-03-02T02:00:00Z'),
      code: 'CREATE_TOPIC',
      object: 'topic',
    }),
    row({
      actor_kind: 'instructor',
      actor_id: sari.id,
      actor_name: 'Guru Uji',
      at: day('2026-03-03T02:00:00Z'),
      code: 'NOTE_CLASS',
    }),
    row({
      actor_kind: 'system',
      actor_id: null,
      actor_name: '',
      at: day('2026-03-04T02:00:00Z'),
      code: 'PAINT_WALL',
      object: 'wall',
    }),
    row({
      actor_id: sari.id,
      actor_name: '=HYPERLINK("x")',
      object_label: 'a;b "c"',
      at: day('2026-03-05T02:00:00Z'),
    }),
  ]);
});
afterAll(() => api.close());

async function codes(query: Record<string, string>): Promise<string[]> {
  const { body } = await api.call(contract.listAdminLogs, reader, { query: { page: '1', ...query } });
  return (body.data as { code: string }[]).map(({ code }) => code);
}

describe('the list', () => {
  it('is sorted from the newest, with labels, both sides of a change and its author', async () => {
    const { body } = await api.call(contract.listAdminLogs, reader, { query: { page: '1', to: '2026-03-01' } });
    expect(body).toMatchObject({
      meta: { total: 1 },
      data: [
        {
          name: 'Sari Contoh',
          admin_id: sari.id,
          role: 'admin',
          code: 'UPDATE_CLASS',
          activity: 'Memperbarui kelas',
          object: 'class',
          object_label: 'Menulis cerpen',
          before: { name: 'a' },
          after: { name: 'b' },
          created_at: '2026-03-01T16:59:59.000Z',
        },
      ],
    });
    expect(await codes({ to: '2026-03-05' })).toEqual([
      'UPDATE_CLASS',
      'PAINT_WALL',
      'NOTE_CLASS',
      'CREATE_TOPIC',
      'BAN_ADMIN',
      'UPDATE_CLASS',
    ]);
    expect((await codes({ to: '2026-03-05', sort: 'created_at' }))[1]).toBe('BAN_ADMIN');
  });

  it('returns one entry by its id, and 404 for an unknown one', async () => {
    const { body: list } = await api.call(contract.listAdminLogs, reader, { query: { page: '1', to: '2026-03-01' } });
    const [line] = list.data as { id: number }[];
    const found = await api.call(contract.readAdminLog, reader, { params: { id: line?.id ?? 0 } });
    expect(found.status).toBe(200);
    expect(found.body).toEqual(line);
    const missing = await api.call(contract.readAdminLog, reader, { params: { id: 999_999 } });
    expect({ status: missing.status, code: missing.body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('interprets days in WIB', async () => {
    expect(await codes({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['CREATE_TOPIC', 'BAN_ADMIN']);
  });

  it('filters by admin, never by an instructor of the same number', async () => {
    expect(await codes({ admin_id: String(sari.id), to: '2026-03-05' })).toEqual([
      'UPDATE_CLASS',
      'BAN_ADMIN',
      'UPDATE_CLASS',
    ]);
    expect(await codes({ object: 'topic' })).toEqual(['CREATE_TOPIC']);
  });

  it.each([
    ['the label of the activity', 'memblokir admin', ['BAN_ADMIN']],
    ['the name of the object', 'budi', ['BAN_ADMIN']],
    ['who did it', 'guru', ['NOTE_CLASS']],
    ['a percent sign as it is', '%', []],
    ['a quote', '"c"', ['UPDATE_CLASS']],
  ])('finds %s', async (_, q, expected) => {
    expect(await codes({ q, to: '2026-03-05' })).toEqual(expected);
  });

  it('reaches the last page from the other end without a gap or a repetition', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => codes({ page, per_page: '2', to: '2026-03-05' })),
    );
    expect(pages.flat()).toEqual(await codes({ to: '2026-03-05' }));
    expect(pages[3]).toEqual([]);
    const odd = await Promise.all(['1', '2'].map((page) => codes({ page, per_page: '4', to: '2026-03-05' })));
    expect(odd.flat()).toEqual(await codes({ to: '2026-03-05' }));
  });

  it('refuses a last day before the first', async () => {
    const answer = await api.call(contract.listAdminLogs, reader, { query: { from: '2026-03-02', to: '2026-03-01' } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
  });

  it('is closed to admins without the key', async () => {
    const nosy = await signedIn(api, await insertAdmin(api.db, { menu: '[]' }));
    expect((await api.call(contract.listAdminLogs, nosy)).status).toBe(403);
  });
});

it('offers the admins and objects that occur in the log, deleted ones too', async () => {
  const { body } = await api.call(contract.readAdminLogFilters, reader);
  expect(body.admins).toContainEqual({ id: sari.id, name: 'Sari Contoh' });
  expect(body.admins).toContainEqual({ id: 9_999, name: 'Yang Sudah Dihapus' });
  expect(body.objects).toContainEqual({ object: 'class', label: 'Kelas' });
  expect(body.objects).toContainEqual({ object: 'wall', label: 'wall' });
});

describe('the CSV', () => {
  it('contains the filtered rows with escaped formulas, and is logged with its size and filter (S20, S44)', async () => {
    const answer = await api.call(contract.exportAdminLogs, reader, { query: { to: '2026-03-05' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('data-log.csv');
    const lines = answer.text.split('\r\n');
    expect(lines[0]).toBe('\ufeffadmin;kode;aktivitas;objek;waktu');
    expect(lines[1]).toBe(`"'=HYPERLINK(""x"")";UPDATE_CLASS;Memperbarui kelas;"Kelas: a;b ""c""";05-03-2026 09:00:00`);
    expect(lines[5]).toBe('Sari Contoh;BAN_ADMIN;Memblokir admin;Admin: Budi;02-03-2026 00:00:00');
    expect(lines).toHaveLength(8);
    expect((await api.audit())[0]).toMatchObject({
      code: 'EXPORT_LOG',
      actor_id: reader.id,
      after: { rows: 6, filter: { to: '2026-03-05' } },
    });
  });

  it('reads a long log in batches, every entry once', async () => {
    const at = new Date('2025-01-01T00:00:00Z');
    for (let part = 0; part < 6; part += 1)
      await api.db
        .insert(auditLog)
        .values(Array.from({ length: 2_000 }, (_, n) => row({ at, object_label: `Baris ${part}-${n}` })));
    const answer = await api.call(contract.exportAdminLogs, reader, { query: { to: '2025-12-31' } });
    const labels = answer.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[3]);
    expect(labels).toHaveLength(12_000);
    expect(new Set(labels).size).toBe(12_000);

    // A search is paged up to 5,000 rows in the same order. More matches exist, so its last page must not be read from
    // the other end of the log.
    const query = { page: '50', per_page: '100', q: 'baris' };
    const { body } = await api.call(contract.listAdminLogs, reader, { query });
    expect(body.meta).toMatchObject({ total: 5_000 });
    const found = (body.data as { object_label: string }[]).map(({ object_label }) => `Kelas: ${object_label}`);
    expect(found).toEqual(labels.slice(4_900, 5_000));
  });
});

it('has no way to change or remove an entry (S42)', async () => {
  await expect(api.db.delete(auditLog)).rejects.toThrow();
  await expect(api.db.update(auditLog).set({ code: 'X' })).rejects.toThrow();
  const [newest] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(newest?.code).not.toBe('X');
});
