import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiToken } from '@widya/contract/api-tokens';
import * as contract from '@widya/contract/api-tokens';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { listTopics } from '@widya/contract/topics';
import { eq } from 'drizzle-orm';
import { sha256 } from '../../platform/auth/tokens.ts';
import { apiTokens } from '../../platform/database/schema/api-tokens.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { insertApiToken } from '../../testing/insert-api-token.ts';
import { signedIn } from '../../testing/signed-in.ts';

let t: TestApp;
let superadmin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  t.clock.now = new Date('2026-11-26T03:00:00Z');
  superadmin = await signedIn(t, await insertSuperadmin(t.db, { name: 'Sekar Contoh' }));
});
afterAll(() => t.close());

const today = () => wibDate(t.services.clock());
const make = (body: Record<string, unknown> = {}) =>
  t.call(contract.createApiToken, superadmin, {
    body: { name: 'Sistem kepegawaian', keys: ['home'], access: 'write', last_day: plusDays(today(), 30), ...body },
  });

async function list(query: Record<string, string> = {}) {
  const { body } = await t.call(contract.listApiTokens, superadmin, { query: { page: '1', ...query } });
  return body.data as ApiToken[];
}

describe('a new token', () => {
  it('works at once, is answered only once, and stored as a hash', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.token).toMatch(/^wid_[A-Za-z0-9_-]{43}$/);
    const token = body.token as string;
    expect((await t.call(listTopics, { token })).status).toBe(200);
    const [row] = await t.db
      .select()
      .from(apiTokens)
      .where(eq(apiTokens.token_hash, sha256(token)));
    expect(row?.id).toBe((body.data as ApiToken).id);
    const { rows } = await t.database.pool.query<{ text: string }>(
      'select (select string_agg(to_jsonb(t)::text, $1) from api_tokens t) || (select string_agg(to_jsonb(l)::text, $1) from audit_log l) as text',
      [' '],
    );
    expect(rows[0]?.text).not.toContain(token.slice(4));
    expect(JSON.stringify(await list())).not.toContain(token.slice(4));
  });

  it('ends with its last day in WIB, and is logged with what it may do', async () => {
    const { body } = await make({ keys: ['voucher', 'home', 'home'], access: 'read', last_day: '2026-12-31' });
    expect(body.data).toMatchObject({
      keys: ['home', 'voucher'],
      access: 'read',
      state: 'active',
      created_by_name: 'Sekar Contoh',
      expires_at: '2026-12-31T17:00:00.000Z',
      last_day: '2026-12-31',
      last_used_at: null,
    });
    expect((await t.audit())[0]).toMatchObject({
      code: 'CREATE_APITOKEN',
      actor_name: 'Sekar Contoh',
      api_token_id: null,
      after: { name: 'Sistem kepegawaian', menu: ['home', 'voucher'], access: 'read' },
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Nama token wajib diisi'],
    ['no menu', { keys: [] }, 'keys', 'Pilih paling sedikit satu menu'],
    ['a menu that does not exist', { keys: ['admins'] }, 'keys.0', 'Pilihan tidak dikenal'],
    ['no remote to publish', { kind: 'deploy', keys: [] }, 'remotes', 'Tulis paling sedikit satu remote'],
    ['no expiry', { last_day: '' }, 'last_day', 'Pilih sampai kapan token berlaku'],
  ])('with %s is refused', async (_, body, field, message) => {
    const answer = await make(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: { [field]: message } } });
  });

  it('for publishing names remotes, has no menu keys and always writes (D261)', async () => {
    const body = { kind: 'deploy', keys: ['home'], remotes: ['mf-laporan', 'mf-arsip', 'mf-laporan'], access: 'read' };
    expect((await make(body)).body.data).toMatchObject({
      kind: 'deploy',
      keys: [],
      remotes: ['mf-arsip', 'mf-laporan'],
      access: 'write',
    });
    expect((await t.audit())[0]?.after).toMatchObject({ remotes: ['mf-arsip', 'mf-laporan'] });
    expect((await make({ ...body, remotes: ['../shell'] })).status).toBe(422);
  });

  it('ends today at the earliest and in a year at the latest', async () => {
    expect((await make({ last_day: today() })).status).toBe(201);
    expect((await make({ last_day: plusDays(today(), 365) })).status).toBe(201);
    expect((await make({ last_day: plusDays(today(), -1) })).body.errors).toEqual({
      last_day: 'Tanggal ini sudah lewat',
    });
    expect((await make({ last_day: plusDays(today(), 366) })).body.errors).toEqual({
      last_day: 'Token berlaku paling lama satu tahun',
    });
  });

  it('is not stored with the responses for repeated calls', async () => {
    const key = { 'idempotency-key': 'satu-token-saja' };
    const body = { name: 'Dua kali', keys: ['home'], access: 'read', last_day: plusDays(today(), 30) };
    const answers = [
      await t.call(contract.createApiToken, superadmin, { body, headers: key }),
      await t.call(contract.createApiToken, superadmin, { body, headers: key }),
    ];
    expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(2);
  });
});

describe('the list', () => {
  it('filters by state and finds by name and maker', async () => {
    const now = t.services.clock();
    const past = new Date(now.getTime() - 1_000);
    await insertApiToken(t.db, now, { values: { name: 'Ketiga habis', expires_at: past } });
    await insertApiToken(t.db, now, { values: { name: 'Ketiga dicabut', revoked_at: past, expires_at: past } });
    await insertApiToken(t.db, now, { values: { name: 'Ketiga aktif' } });
    const names = async (query: Record<string, string>) =>
      (await list({ q: 'ketiga', ...query })).map(({ name, state }) => `${name}: ${state}`);
    expect(await names({ state: 'active' })).toEqual(['Ketiga aktif: active']);
    expect(await names({ state: 'expired' })).toEqual(['Ketiga habis: expired']);
    expect(await names({ state: 'revoked' })).toEqual(['Ketiga dicabut: revoked']);
    expect(await names({ sort: 'name' })).toHaveLength(3);
    expect((await list({ q: 'sekar' })).every(({ created_by_name }) => created_by_name === 'Sekar Contoh')).toBe(true);
  });
});

describe('revoking', () => {
  it('is logged, and idempotent', async () => {
    const { id } = await insertApiToken(t.db, t.services.clock());
    const first = await t.call(contract.revokeApiToken, superadmin, { params: { id } });
    expect(first.body).toMatchObject({
      affectedRows: 1,
      data: { state: 'revoked', revoked_by_name: 'Sekar Contoh', revoked_at: expect.any(String) },
    });
    expect((await t.audit())[0]).toMatchObject({ code: 'REVOKE_APITOKEN', object: 'apitoken', object_id: String(id) });
    const again = await t.call(contract.revokeApiToken, superadmin, { params: { id } });
    expect(again.body).toMatchObject({ affectedRows: 0, data: (first.body as { data: object }).data });
  });

  it('of a token that does not exist is 404', async () => {
    expect((await t.call(contract.revokeApiToken, superadmin, { params: { id: 999_999 } })).status).toBe(404);
  });
});
