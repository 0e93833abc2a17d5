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

/** The owner of certificates: a class, its additional answers, or a course. */
export interface CertificateScope {
  readonly kind: CertificateKind;
  /** Code of the class; code or id of the course. */
  readonly code: string;
}

/** Template, competencies, counts, and the longest and shortest name. */
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

/** Conditions for a certificate in a batch; an omitted one does not restrict. */
export interface CertificateRule {
  /** Classes: only people who were marked present. */
  readonly present?: true | undefined;
  /** Classes: only people who reached this percentage in the final test. */
  readonly min_score?: number | undefined;
  /** Courses: only people who completed the course. */
  readonly completed?: true | undefined;
}

/** Who would get a certificate by a rule, and who would not and why. @param again includes people who have one. */
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

/** Filters of the list: the search, and whether people have a certificate. */
export type PeopleFilter = NonNullable<CertificateSelection['filter']>;

const readPeople = ({ kind, code }: CertificateScope, filter: PeopleFilter): Promise<CertificateRow[]> =>
  readAll((page) => {
    const query = { page, per_page: 100, ...filter };
    return kind === 'course'
      ? call(certificates.listCourseCertificates, { params: { code }, query })
      : call(certificates.listClassCertificates, { params: { code }, query: { ...query, kind } });
  });

/** Everybody with a certificate, read page by page. @throws ApiError */
export const readAllIssued = (scope: CertificateScope): Promise<CertificateRow[]> => readPeople(scope, { made: '1' });

/** Everybody who can have a certificate, read page by page. @throws ApiError */
export const readAllPeople = (scope: CertificateScope, filter: PeopleFilter = {}): Promise<CertificateRow[]> =>
  readPeople(scope, filter);

/** The people of a batch: everybody or a selection; optionally including those with a certificate or a revoked one. */
export interface CertificateBatch extends CertificateRule, CertificateSelection {
  readonly again?: boolean;
  readonly revoked?: boolean;
}

/** Allocates missing numbers permanently, and returns the data for drawing PDFs. @throws ApiError */
export const numberCertificates = (
  { kind, code }: CertificateScope,
  options: CertificateBatch & { readonly as_task?: boolean } = {},
): Promise<NumberedCertificates> =>
  kind === 'course'
    ? call(certificates.numberCourseCertificates, { params: { code }, body: options, timeout: 60_000 })
    : call(certificates.numberClassCertificates, { params: { code }, body: { ...options, kind }, timeout: 60_000 });

/** Counts what a bulk action on certificates would change. @throws ApiError */
export const previewCertificateBulk = (
  { kind, code }: CertificateScope,
  body: CertificateBulkInput,
): Promise<CertificateBulkPreview> =>
  kind === 'course'
    ? call(bulk.previewCourseCertificateBulk, { params: { code }, body })
    : call(bulk.previewClassCertificateBulk, { params: { code }, body: { ...body, kind } });

/** Revision and batch item of an uploaded PDF. */
export interface CertificateUploadQuery {
  readonly [name: string]: string | number;
}

type Sending = Pick<UploadOptions, 'onProgress' | 'signal' | 'idempotencyKey'>;

/**
 * Uploads a person's PDF.
 * @param options `query` has the revision (repeating its upload stores no second file) and the batch item to complete;
 * omitted for a PDF chosen by a person. @throws ApiError
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

/** Uploads the background of a page; save the returned `location` with the template. @throws ApiError */
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

/** Actions on the settings of certificates. Each rejects with an ApiError and updates the cached reads. */
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
    /** The registrations stay accepted. @throws ApiError with VERSION_CONFLICT */
    revoke: (selection: CertificateRevocation) =>
      write(
        scope.kind === 'course'
          ? call(bulk.revokeCourseCertificates, { params, body: selection })
          : call(bulk.revokeClassCertificates, { params, body: { ...selection, kind: scope.kind } }),
      ),
    /** Revalidates lists and counts after a batch, which does not use the cache. */
    refresh: () => write(Promise.resolve(null)),
  };
}

export type { CertificateItem, CertificateRow, CertificateSettings, VerifiedCertificate };
