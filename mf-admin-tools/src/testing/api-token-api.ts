import type { ApiToken, NewApiToken } from '@widya/contract/api-tokens';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const BASE: ApiToken = {
  id: 1,
  name: 'Sistem kepegawaian',
  kind: 'api',
  keys: ['home', 'participation', 'presence'],
  remotes: [],
  access: 'read',
  state: 'active',
  created_by_name: 'Sekar Contoh',
  created_at: '2026-11-02T03:15:00.000Z',
  expires_at: '2027-01-31T17:00:00.000Z',
  last_day: '2027-01-31',
  revoked_at: null,
  revoked_by_name: '',
  last_used_at: '2026-11-24T01:02:00.000Z',
  last_used_ip: '203.0.113.24',
};

/** Fixture of a token; pass the fields that the story is about. */
export const apiToken = (changes: Partial<ApiToken> = {}): ApiToken => ({ ...BASE, ...changes });

/** A token of each state. */
export const API_TOKENS: readonly ApiToken[] = [
  apiToken(),
  apiToken({
    id: 2,
    name: 'Dasbor pimpinan',
    keys: [...GRANTABLE_KEYS],
    access: 'write',
    created_by_name: 'Bagas Contoh',
    last_used_at: null,
    last_used_ip: null,
  }),
  apiToken({
    id: 3,
    name: 'Impor peserta 2025',
    access: 'write',
    state: 'expired',
    created_at: '2025-11-02T03:15:00.000Z',
    expires_at: '2026-01-31T17:00:00.000Z',
    last_day: '2026-01-31',
    last_used_at: '2026-01-30T08:00:00.000Z',
  }),
  apiToken({
    id: 4,
    name: 'Uji coba',
    state: 'revoked',
    revoked_at: '2026-11-10T02:00:00.000Z',
    revoked_by_name: 'Bagas Contoh',
  }),
  apiToken({
    id: 7,
    name: 'CI laporan',
    kind: 'deploy',
    keys: [],
    remotes: ['mf-laporan', 'mf-arsip'],
    access: 'write',
  }),
  apiToken({ id: 5, name: 'Situs cabang', state: 'revoked', revoked_at: '2026-11-12T02:00:00.000Z' }),
];

export const SECRET = 'wid_Uji0contoh1Uji2contoh3Uji4contoh5Uji6contoh7Xyz';

const page = (rows: readonly ApiToken[]) => ({
  data: rows,
  meta: { page: 1, per_page: 25, total: rows.length },
});

/** Fake API of the stories of API tokens. */
export const apiTokenApi = (rows: readonly ApiToken[] = API_TOKENS): FakeApi => ({
  'GET /v1/api-tokens': ({ query }) => ({
    body: page(rows.filter(({ state }) => !query.has('state') || query.get('state') === state)),
  }),
  'POST /v1/api-tokens': ({ body }) => {
    const { name, kind = 'api', keys = [], remotes = [], access } = body as NewApiToken;
    const data = apiToken({ id: 6, name, kind, keys: [...keys], remotes: [...remotes], access });
    return { status: 201, body: { success: true, token: SECRET, data } };
  },
  'DELETE /v1/api-tokens/:id': () => ({
    body: { success: true, affectedRows: 1, data: apiToken({ state: 'revoked' }) },
  }),
});
