import type { CertificateRow, CertificateSettings } from '@widya/contract/certificates';
import type { CertificateBulkInput } from '@widya/contract/certificates-bulk';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { FAILED_ITEMS, FIVE, settings, task } from './certificate-fixtures.ts';

const pageOf = (rows: readonly unknown[], total = rows.length) => ({
  data: rows,
  meta: { page: 1, per_page: 10, total },
});

const stateOf = ({ certificate_url, revoked_at }: CertificateRow) =>
  certificate_url !== null ? '1' : revoked_at === null ? '0' : 'revoked';

/** Fake API of certificates, whose responses are the same for classes and courses. */
export function certificateApi(
  rows: readonly CertificateRow[] = FIVE,
  facts: Partial<CertificateSettings> = {},
): FakeApi {
  const list: FakeApi[string] = ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const wanted = query.get('made');
    const found = rows.filter(
      (row) => row.full_name.toLowerCase().includes(q) && (wanted === null || stateOf(row) === wanted),
    );
    return { body: pageOf(found) };
  };
  const read = () => ({ body: settings(facts) });
  const saved = () => ({
    body: {
      success: true,
      affectedRows: 1,
      id: 12,
      data: settings({ ...facts, version: 4 }),
      version: 4,
      warnings: [],
    },
  });
  const eligibility =
    (rules: readonly string[]): FakeApi[string] =>
    ({ query }) => {
      const { accepted, made, without_predicate: lacking } = settings(facts).totals;
      const people = query.get('again') === '1' ? accepted : accepted - made;
      const absent = query.get('present') === '1' ? 1 : 0;
      const reason = (text: string, count: number, lacks_predicate: boolean) => ({
        reason: text,
        lacks_predicate,
        count,
        people: [{ id: 3, full_name: 'Citra Lestari' }],
      });
      return {
        body: {
          eligible: Math.max(0, people - lacking - absent),
          rules,
          left_out: [
            ...(lacking > 0 ? [reason('Belum berpredikat', lacking, true)] : []),
            ...(absent > 0 ? [reason('Tidak tercatat hadir', absent, false)] : []),
          ],
        },
      };
    };
  const numbered = () => ({
    body: { success: true, affectedRows: 0, items: [], left_out: 1, without_predicate: 1, job_id: 77 },
  });
  /** Previews a bulk action that changes every selected row that allows it. */
  const counted: FakeApi[string] = ({ body }) => {
    const { action, ids, except = [], again, revoked } = body as CertificateBulkInput;
    const selected = rows.filter(({ id }) => (ids === undefined ? !except.includes(id) : ids.includes(id)));
    const inState = (state: string) => selected.filter((row) => stateOf(row) === state);
    const changing =
      action === 'revoke'
        ? inState('1')
        : [...inState('0'), ...(again ? inState('1') : []), ...(revoked ? inState('revoked') : [])];
    const left = selected.length - changing.length;
    return {
      body: {
        total: selected.length,
        changes: changing.length,
        made: inState('1').length,
        revoked: inState('revoked').length,
        skipped: left > 0 ? [{ reason: 'Sertifikatnya sudah terkirim', count: left }] : [],
        examples: changing.map(({ full_name }) => full_name),
      },
    };
  };
  const revoke = () => ({ body: { success: true, affectedRows: 1, skipped: [] } });
  return {
    'POST /v1/class/:code/certificates/bulk/preview': counted,
    'POST /v1/member_course/:code/certificates/bulk/preview': counted,
    'POST /v1/class/:code/certificates/revoke': revoke,
    'POST /v1/member_course/:code/certificates/revoke': revoke,
    'GET /v1/class/:code/certificates': list,
    'GET /v1/member_course/:code/certificates': list,
    'GET /v1/class/:code/certificate_settings': read,
    'GET /v1/member_course/:code/certificate_settings': read,
    'GET /v1/class/:code/certificates/eligibility': eligibility(['present', 'min_score']),
    'GET /v1/member_course/:code/certificates/eligibility': eligibility(['completed']),
    'PUT /v1/class/:code': saved,
    'PUT /v1/member_course/:code/certificate_settings': saved,
    'POST /v1/class/:code/certificates/numbers': numbered,
    'POST /v1/member_course/:code/certificates/numbers': numbered,
    'PUT /v1/participants/predicate': () => ({ body: { success: true, affectedRows: 1 } }),
    'PUT /v1/member_course/predicate': () => ({ body: { success: true, affectedRows: 1 } }),
    'PUT /v1/quiz_forms/predicate': () => ({ body: { success: true, affectedRows: 1 } }),
    'GET /v1/jobs/:id': () => ({ body: task() }),
    'GET /v1/jobs/:id/items': () => ({ body: pageOf(FAILED_ITEMS) }),
    'POST /v1/jobs/:id/claim': () => ({ body: { success: true, data: task(), items: [] } }),
    'POST /v1/jobs/:id/pause': () => ({ body: { success: true, data: task({ state: 'PAUSED' }) } }),
    'POST /v1/jobs/:id/resume': () => ({ body: { success: true, data: task() } }),
    'POST /v1/jobs/:id/cancel': () => ({ body: { success: true, data: task({ state: 'CANCELLED' }) } }),
    'POST /v1/jobs/:id/retry': () => ({ body: { success: true, data: task() } }),
  };
}
