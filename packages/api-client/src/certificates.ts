import type { CertificateKind, CertificateTemplate, Predicate } from '@widya/contract/certificate-template';
import type {
  CertificateEligibility,
  CertificateItem,
  CertificateRow,
  CertificateSettings,
  VerifiedCertificate,
} from '@widya/contract/certificates';
import * as certificates from '@widya/contract/certificates';
import type { certificateSchemas } from '@widya/contract/certificates.schemas';
import type {
  CertificateBulkInput,
  CertificateBulkPreview,
  CertificateRevocation,
  CertificateSelection,
} from '@widya/contract/certificates-bulk';
import * as bulk from '@widya/contract/certificates-bulk';
import * as editing from '@widya/contract/class-editing';
import type { CallAnswer } from '@widya/contract/endpoint';
import { CERTIFICATE_READS } from '@widya/contract/task-changes';
import * as uploads from '@widya/contract/uploads';
import { call, upload } from './api.ts';
import type { UploadOptions } from './client.ts';
import { readAll } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof certificateSchemas;

export type NumberedCertificates = CallAnswer<Schemas['numberClassCertificates']>;

/** Whose certificates: of a scheduled class, its additional ones, or of a self-paced class. */
export interface CertificateScope {
  readonly kind: CertificateKind;
  /** Code; for a self-paced class also its id. */
  readonly code: string;
}

/** Template, competencies, counts and the longest and shortest name. */
export function useCertificateSettings(scope: CertificateScope): Query<CertificateSettings> {
  const isCourse = scope.kind === 'course';
  const params = { code: scope.code };
  const ofCourse = useQuery(certificates.readCourseCertificateSettings, isCourse ? { params } : null);
  const ofClass = useQuery(
    certificates.readClassCertificateSettings,
    isCourse ? null : { params, query: { kind: scope.kind } },
  );
  return isCourse ? ofCourse : ofClass;
}

/** Who is given a certificate by a batch; nothing narrows when left out. */
export interface CertificateRule {
  /** Scheduled classes: only who was marked present. */
  readonly present?: true | undefined;
  /** Scheduled classes: only who did the final test with so many percent. */
  readonly min_score?: number | undefined;
  /** Self-paced classes: only who finished. */
  readonly completed?: true | undefined;
}

/** Who would get a certificate by a rule, and who would not and why. @param again also those who have one. */
export function useCertificateEligibility(
  scope: CertificateScope,
  rule: CertificateRule,
  again: boolean,
): Query<CertificateEligibility> {
  const isCourse = scope.kind === 'course';
  const params = { code: scope.code };
  const query = {
    ...(again && { again: '1' }),
    ...(rule.present && { present: '1' }),
    ...(rule.min_score !== undefined && { min_score: rule.min_score }),
    ...(rule.completed && { completed: '1' }),
  };
  const ofCourse = useQuery(certificates.readCourseCertificateEligibility, isCourse ? { params, query } : null);
  const ofClass = useQuery(
    certificates.readClassCertificateEligibility,
    isCourse ? null : { params, query: { ...query, kind: scope.kind } },
  );
  return isCourse ? ofCourse : ofClass;
}

/** What narrows the list: what was searched for, and whether they have a certificate. */
export type PeopleFilter = NonNullable<CertificateSelection['filter']>;

const readPeople = ({ kind, code }: CertificateScope, filter: PeopleFilter): Promise<CertificateRow[]> =>
  readAll((page) => {
    const query = { page, per_page: 100, ...filter };
    return kind === 'course'
      ? call(certificates.listCourseCertificates, { params: { code }, query })
      : call(certificates.listClassCertificates, { params: { code }, query: { ...query, kind } });
  });

/** Everyone with a certificate, read page by page. @throws ApiError */
export const readAllMade = (scope: CertificateScope): Promise<CertificateRow[]> => readPeople(scope, { made: '1' });

/** Everyone who can have one, read page by page. @throws ApiError */
export const readAllPeople = (scope: CertificateScope, filter: PeopleFilter = {}): Promise<CertificateRow[]> =>
  readPeople(scope, filter);

/** Whom a batch is for: everyone, or a selection; also who has a certificate or had one that was revoked, if it says so. */
export interface CertificateWish extends CertificateRule, CertificateSelection {
  readonly again?: boolean;
  readonly revoked?: boolean;
}

/** Allocates numbers to those who have none, once and for good, and answers what PDFs are drawn from. @throws ApiError */
export const numberCertificates = (
  { kind, code }: CertificateScope,
  options: CertificateWish & { readonly as_task?: boolean } = {},
): Promise<NumberedCertificates> =>
  kind === 'course'
    ? call(certificates.numberCourseCertificates, { params: { code }, body: options, timeout: 60_000 })
    : call(certificates.numberClassCertificates, { params: { code }, body: { ...options, kind }, timeout: 60_000 });

/** Counts what an action on chosen certificates would change. @throws ApiError */
export const previewCertificateBulk = (
  { kind, code }: CertificateScope,
  body: CertificateBulkInput,
): Promise<CertificateBulkPreview> =>
  kind === 'course'
    ? call(bulk.previewCourseCertificateBulk, { params: { code }, body })
    : call(bulk.previewClassCertificateBulk, { params: { code }, body: { ...body, kind } });

/** With which revision a PDF is sent, and as which item of a batch. */
export interface CertificateUploadQuery {
  readonly [name: string]: string | number;
}

type Sending = Pick<UploadOptions, 'onProgress' | 'signal' | 'idempotencyKey'>;

/**
 * Uploads one person's PDF.
 * @param options `query` names the revision it makes (a repeated upload of it keeps no second file) and the item of a batch that
 * it settles; left out for a PDF that a person chose. @throws ApiError
 */
export function uploadCertificate(
  { kind, code }: CertificateScope,
  id: number,
  file: Blob,
  { query = {}, ...options }: Sending & { readonly query?: CertificateUploadQuery } = {},
) {
  const endpoint = {
    class: certificates.uploadCertificate,
    additional: certificates.uploadAdditionalCertificate,
    course: certificates.uploadCourseCertificate,
  }[kind];
  return upload(endpoint, { params: { code, id }, query, file, fileName: `${code}-${id}.pdf`, ...options });
}

/** Uploads the background of a page; put the answered `location` into the template that is saved next. @throws ApiError */
export const uploadCertificatePage = (
  { kind, code }: CertificateScope,
  page: 'certPage1' | 'certPage2',
  file: Blob,
  options: Sending = {},
) =>
  kind === 'course'
    ? upload(certificates.uploadCourseCertificateTemplate, {
        params: { code, kind: page },
        file,
        fileName: `${page}.jpg`,
        ...options,
      })
    : upload(uploads.uploadCertificateTemplate, {
        params: { id: code, kind: page },
        file,
        fileName: `${page}.jpg`,
        ...options,
      });

/** What staff do to the settings of certificates. Each rejects with an ApiError and keeps the screen true. */
export function useCertificateActions(scope: CertificateScope) {
  const write = useWrite(CERTIFICATE_READS);
  const params = { code: scope.code };
  const save = (change: { custom_certificate_template?: string; what_to_learn?: string }, version?: number) => {
    const body = { ...change, ...(version === undefined ? {} : { version }) };
    return scope.kind === 'course'
      ? write<unknown>(call(certificates.updateCourseCertificateSettings, { params, body }))
      : write<unknown>(call(editing.updateClass, { params, body }));
  };
  return {
    /** Saves the template as JSON text. @throws ApiError with VERSION_CONFLICT */
    saveTemplate: (template: CertificateTemplate, version?: number) =>
      save({ custom_certificate_template: JSON.stringify(template) }, version),
    /** Saves the competencies as JSON text (B-152). */
    saveCompetencies: (texts: readonly string[], version?: number) =>
      save({ what_to_learn: JSON.stringify(texts) }, version),
    setAdditionalPredicates: (quizForms: number[], predicate: Predicate) =>
      write(call(certificates.setAdditionalPredicates, { body: { quizForms, predicate } })),
    /** The people keep their places. @throws ApiError with VERSION_CONFLICT */
    revoke: (selection: CertificateRevocation) =>
      write(
        scope.kind === 'course'
          ? call(bulk.revokeCourseCertificates, { params, body: selection })
          : call(bulk.revokeClassCertificates, { params, body: { ...selection, kind: scope.kind } }),
      ),
    /** Reads lists and counts anew, after a batch that went past the cache. */
    refresh: () => write(Promise.resolve(null)),
  };
}

export type { CertificateItem, CertificateRow, CertificateSettings, VerifiedCertificate };
