import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isLogFieldShown, logFieldLabel } from '@widya/contract/admin-log-fields';
import { logValueLabel } from '@widya/contract/admin-log-value-labels';
import { acceptsApiToken } from '@widya/contract/api-token-rules';
import { CATALOG } from '@widya/contract/catalog';
import { gt, max } from 'drizzle-orm';
import { auditLog } from '../platform/database/schema/audit.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type FakeServices, startFakeServices } from '../testing/fake-services.ts';
import {
  isAboutCaller,
  type PreparedCall,
  permittedActor,
  prepareCall,
  prepareSharedCall,
  sharedActor,
} from '../testing/prepare-call.ts';
import { rowVersions } from '../testing/row-versions.ts';

let t: TestApp;
let services: FakeServices;
beforeAll(async () => {
  services = await startFakeServices();
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...services.env } });
});
afterAll(async () => {
  await t.close();
  await services.close();
});

const MUTATING = CATALOG.map(({ facts }) => facts).filter(({ method }) => method !== 'GET');
const LOGGED = MUTATING.filter(({ audit }) => audit !== null);
/**
 * Mutating methods without a log row: they only read, write to the server's own log, report on a task whose start was
 * logged, upload bytes whose use is logged, or begin something that is logged when it is finished. Extending this list
 * needs a decision.
 */
const UNLOGGED = [
  'tokenLoginAdmin',
  'tokenLoginInstructor',
  'readPasswordLink',
  'beginSingleSignOn',
  'beginPasskey',
  'beginPasskeySignIn',
  'beginTotp',
  'beginResumableUpload',
  'continueResumableUpload',
  'dropResumableUpload',
  'previewClassCertificateBulk',
  'previewCourseCertificateBulk',
  'previewVoucherBulk',
  'readSomeOrders',
  'previewEmail',
  'countEmailRecipients',
  'searchMembers',
  'claimTaskItems',
  'completeTaskItem',
  'previewParticipantBulk',
  'previewCourseParticipantBulk',
  'countEventView',
  'reportRemoteFailure',
  'reportRowsShown',
];
/** Endpoints for people without an account and for the payment provider. Extending this list needs a decision. */
const VISITORS = [
  'registerAdmin',
  'resendAdminConfirmation',
  'requestPasswordLink',
  'registerForClass',
  'confirmRegistration',
  'renewTicketLink',
  'withdrawRegistration',
  'requestAddressCode',
  'confirmAddressCode',
  'confirmAddressLink',
  'endAddressProof',
  'endAllAddressProofs',
  'updateOwnProfile',
  'updateMailPreferences',
  'requestOwnData',
  'unsubscribe',
  'addPushDevice',
  'removePushDevice',
  'submitPresenceForm',
  'registerForEvent',
  'submitDocumentForm',
  'joinCourse',
  'completeSubChapter',
  'answerSubChapter',
  'rateOwnCourse',
  'confirmPresence',
  'handInDocument',
  'askClassQuestion',
  'sendComplaint',
  'openFinalTest',
  'submitFinalTest',
  'receiveMidtransNotification',
  'sendFeedback',
  'sendFeedbackByOldPath',
];

/**
 * Fields whose values may be capitals, because people know them: codes of classes and vouchers, and the provider's
 * terms.
 */
const CAPITALS: ReadonlySet<string> = new Set([
  'class_code',
  'code',
  'codes',
  'copied_from',
  'course_code',
  'topic_code',
]);
const CODE = /^[A-Z]{3,}(_[A-Z]+)*$/;

/** Returns the database codes among the values of a log row for which the log has no label. */
function rawCodes(object: string, field: string, value: unknown): string[] {
  if (!isLogFieldShown(object, field)) return [];
  if (typeof value === 'string')
    return CODE.test(value) && !CAPITALS.has(field) && !logValueLabel(field, value) ? [`${field}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => rawCodes(object, field, entry));
  return Object.entries(value ?? {}).flatMap(([inner, entry]) => rawCodes(object, inner, entry));
}

it('leaves no mutating endpoint without a log row but the ones named here', () => {
  expect(MUTATING.filter(({ audit }) => audit === null).map(({ id }) => id)).toEqual(UNLOGGED);
});

/** Id of the newest row of the log, which is append-only. */
const lastLogged = async (): Promise<number> => {
  const [row] = await t.db.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
};

describe.each(LOGGED)('$id', (facts) => {
  let refused: Promise<PreparedCall> | null = null;
  /** The call of the tests in which it changes nothing; by a new caller, whose last use is not written yet again. */
  const refusedCall = (): Promise<PreparedCall> => {
    refused ??= prepareCall(t, facts, permittedActor(facts));
    return refused;
  };

  it('writes exactly one log row for a success, with fields and codes that have a name (S42, 14.29)', async () => {
    const { caller, options } = await prepareSharedCall(t, facts, permittedActor(facts));
    const before = await lastLogged();
    const answer = await t.call(facts, caller, {
      ...options,
      headers: { ...options.headers, 'x-request-id': `uji-${facts.id}` },
    });
    expect(answer.status).toBe(facts.status ?? 200);
    const written = await t.db.select().from(auditLog).where(gt(auditLog.id, before));
    expect(written).toHaveLength(1);
    const [row] = written;
    expect(row).toMatchObject({ request_id: `uji-${facts.id}`, ip: '127.0.0.1' });
    for (const field of Object.keys({ ...(row?.before ?? {}), ...(row?.after ?? {}) }))
      if (isLogFieldShown(row?.object ?? '', field) && !row?.code.startsWith('UPDATEPRICE_'))
        expect([field, logFieldLabel(row?.object ?? '', field)]).toEqual([field, expect.any(String)]);
    for (const values of [row?.before, row?.after]) expect(rawCodes(row?.object ?? '', 'values', values)).toEqual([]);
    expect(row?.code.split('_')[1]).toBe(facts.audit?.split('_')[1]);
    expect(row?.api_token_id).toBeNull();
    if (caller) expect(row).toMatchObject({ actor_kind: caller.kind, actor_id: caller.id, actor_role: caller.role });
    // The handler of a sign-in names the account; visitors who register or submit a form have no account.
    if (row?.actor_kind === 'public') expect(VISITORS).toContain(facts.id);
    else expect(row?.actor_id).toEqual(expect.any(Number));
  });

  it('names a program and who made its token (D248)', async () => {
    if (!acceptsApiToken(facts.access)) return;
    const { caller, options } = await prepareSharedCall(t, facts, 'token');
    const before = await lastLogged();
    await t.call(facts, caller, options);
    const written = await t.db.select().from(auditLog).where(gt(auditLog.id, before));
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      actor_kind: 'admin',
      actor_id: caller?.id,
      actor_name: expect.stringMatching(/^Sistem kepegawaian \(token API dari Admin Uji \d+\)$/),
      actor_role: 'token',
      api_token_id: expect.any(Number),
    });
  });

  it('changes nothing when its log row cannot be written (S42)', async () => {
    const { caller, options } = await refusedCall();
    await t.database.pool.query(`alter table audit_log add constraint refuse_all check (code = 'NOTHING') not valid`);
    try {
      const before = await rowVersions(t.database.pool);
      const answer = await t.call(facts, caller, options);
      expect(answer.status).toBe(422);
      expect(await rowVersions(t.database.pool)).toEqual(before);
    } finally {
      await t.database.pool.query('alter table audit_log drop constraint refuse_all');
    }
  });

  it('changes nothing when the caller may not call it', async () => {
    if (facts.access.kind === 'public') return;
    const { caller, options } = isAboutCaller(facts)
      ? await prepareSharedCall(t, facts, 'banned')
      : { ...(await refusedCall()), caller: await sharedActor(t, 'banned') };
    const before = await rowVersions(t.database.pool);
    await t.call(facts, caller, options);
    expect(await rowVersions(t.database.pool)).toEqual(before);
  });
});

it('detects a change by `rowVersions` (control)', async () => {
  const before = await rowVersions(t.database.pool);
  await t.actor('admin');
  expect(await rowVersions(t.database.pool)).not.toEqual(before);
});

describe('the log itself (S42)', () => {
  it.each(['update audit_log set code = code', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (sql) => {
      await expect(t.database.pool.query(sql)).rejects.toThrow(/append-only/);
    },
  );

  it('is changed by no endpoint but those that add to it', () => {
    const onLogs = CATALOG.map(({ facts }) => facts).filter(({ path }) => path.includes('/logs'));
    expect(onLogs.filter(({ method }) => method !== 'GET').map(({ id }) => id)).toEqual(['exportAdminLogs']);
  });

  it('holds no password, hash or token of all the calls above (S1)', async () => {
    const rows = JSON.stringify(await t.audit());
    for (const secret of ['argon2', 'Sandi-Uji-2026', 'Payung-biru', 'Lemari-kayu', 'Gerobak-merah'])
      expect(rows).not.toContain(secret);
  });
});
