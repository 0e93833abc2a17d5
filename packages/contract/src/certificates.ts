import type { z } from 'zod';
import type {
  certificateEligibility,
  certificateItem,
  certificateRow,
  certificateSchemas,
  certificateSettings,
} from './certificates.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof certificateSchemas;

export type CertificateRow = z.output<typeof certificateRow>;
export type CertificateItem = z.output<typeof certificateItem>;
export type CertificateSettings = z.output<typeof certificateSettings>;
export type CertificateEligibility = z.output<typeof certificateEligibility>;
export type VerifiedCertificate = z.output<S['verifyCertificate']['answer']>;

/** Kind of the task that 'Generate dan upload untuk semua' starts. */
export const CERTIFICATE_TASK = 'certificate-batch';

/** Largest PDF, in bytes. */
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024;

/** Checks per minute from one address: enough for a person, too few to guess codes. */
export const VERIFICATIONS_PER_MINUTE = 30;

const tag = 'Certificates';
const ofClass: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };
const ofCourse: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };
const courseManaged: Access = { kind: 'staff', roles: ADMINS, menuKey: 'private-class' };

export const listClassCertificates: Endpoint<S['listClassCertificates']> = {
  id: 'listClassCertificates',
  method: 'GET',
  path: '/v1/class/:code/certificates',
  access: ofClass,
  summary: 'List the accepted participants of a class, or its additional answers, with their certificates.',
  tag,
  audit: null,
};

/** Everything that the certificate screen needs besides the list. */
export const readClassCertificateSettings: Endpoint<S['readClassCertificateSettings']> = {
  id: 'readClassCertificateSettings',
  method: 'GET',
  path: '/v1/class/:code/certificate_settings',
  access: ofClass,
  summary: 'Read the certificate template, competencies and counts of a class.',
  tag,
  audit: null,
};

/** Counts who would get a certificate by a rule and who would not. Source: B-136. */
export const readClassCertificateEligibility: Endpoint<S['readClassCertificateEligibility']> = {
  id: 'readClassCertificateEligibility',
  method: 'GET',
  path: '/v1/class/:code/certificates/eligibility',
  access: ofClass,
  summary: 'Count who of a class would get a certificate, by attendance and score, and why others would not.',
  tag,
  audit: null,
};

/** Allocates numbers under the lock of the class; a number is never reused or changed. Source: D87, S41. */
export const numberClassCertificates: Endpoint<S['numberClassCertificates']> = {
  id: 'numberClassCertificates',
  method: 'POST',
  path: '/v1/class/:code/certificates/numbers',
  access: ofClass,
  summary: 'Allocate certificate numbers to people who have none and answer what their PDFs are drawn from.',
  tag,
  audit: 'NUMBER_CERTIFICATE',
};

/** Accepts only PDF, judged by its content. Source: D70. */
export const uploadCertificate: Endpoint<S['uploadCertificate']> = {
  id: 'uploadCertificate',
  method: 'POST',
  path: '/v1/certificate/:code/:id',
  access: ofClass,
  summary: 'Upload the certificate of a participant.',
  tag,
  audit: 'UPLOAD_CERTIFICATE',
  body: 'multipart',
};

/** Accepts only PDF, judged by its content; `id` is that of the additional answer. Source: D70 and D81. */
export const uploadAdditionalCertificate: Endpoint<S['uploadAdditionalCertificate']> = {
  id: 'uploadAdditionalCertificate',
  method: 'POST',
  path: '/v1/quiz_forms/certificate/:id/:code',
  access: ofClass,
  summary: 'Upload the additional certificate of a person who is no participant.',
  tag,
  audit: 'UPLOAD_CERTIFICATE',
  body: 'multipart',
};

/** As `PUT /v1/participants/predicate`, for people of additional answers. */
export const setAdditionalPredicates: Endpoint<S['setAdditionalPredicates']> = {
  id: 'setAdditionalPredicates',
  method: 'PUT',
  path: '/v1/quiz_forms/predicate',
  access: ofClass,
  summary: 'Set one predicate for several additional answers.',
  tag,
  audit: 'PREDICATE_QUIZFORM',
};

export const listCourseCertificates: Endpoint<S['listCourseCertificates']> = {
  id: 'listCourseCertificates',
  method: 'GET',
  path: '/v1/member_course/:code/certificates',
  access: ofCourse,
  summary: 'List the accepted people of a self-paced class with their certificates.',
  tag,
  audit: null,
};

export const readCourseCertificateSettings: Endpoint<S['readCourseCertificateSettings']> = {
  id: 'readCourseCertificateSettings',
  method: 'GET',
  path: '/v1/member_course/:code/certificate_settings',
  access: ofCourse,
  summary: 'Read the certificate template, competencies and counts of a self-paced class.',
  tag,
  audit: null,
};

export const updateCourseCertificateSettings: Endpoint<S['updateCourseCertificateSettings']> = {
  id: 'updateCourseCertificateSettings',
  method: 'PUT',
  path: '/v1/member_course/:code/certificate_settings',
  access: courseManaged,
  summary: 'Change the certificate template or the competencies of a self-paced class.',
  tag,
  audit: 'UPDATE_COURSE',
};

/** Source: D37, for courses. */
export const uploadCourseCertificateTemplate: Endpoint<S['uploadCourseCertificateTemplate']> = {
  id: 'uploadCourseCertificateTemplate',
  method: 'POST',
  path: '/v1/member_course/:code/custom_certificate_template/:kind',
  access: courseManaged,
  summary: 'Upload the background of a certificate page of a self-paced class.',
  tag,
  audit: 'UPLOAD_FILE',
  status: 201,
  body: 'multipart',
};

/** As for a class, by progress in the course. */
export const readCourseCertificateEligibility: Endpoint<S['readCourseCertificateEligibility']> = {
  id: 'readCourseCertificateEligibility',
  method: 'GET',
  path: '/v1/member_course/:code/certificates/eligibility',
  access: ofCourse,
  summary: 'Count who of a self-paced class would get a certificate, and why others would not.',
  tag,
  audit: null,
};

export const numberCourseCertificates: Endpoint<S['numberCourseCertificates']> = {
  id: 'numberCourseCertificates',
  method: 'POST',
  path: '/v1/member_course/:code/certificates/numbers',
  access: ofCourse,
  summary: 'Allocate certificate numbers to people of a self-paced class who have none.',
  tag,
  audit: 'NUMBER_CERTIFICATE',
};

/** Accepts only PDF, judged by its content; `id` is that of the registration. Source: D70. */
export const uploadCourseCertificate: Endpoint<S['uploadCourseCertificate']> = {
  id: 'uploadCourseCertificate',
  method: 'POST',
  path: '/v1/member_course/:code/:id/certificate',
  documentedPath: '/v1/member_course/:code/certificate/:id',
  access: ofCourse,
  summary: 'Upload the certificate of a person of a self-paced class.',
  tag,
  audit: 'UPLOAD_CERTIFICATE',
  body: 'multipart',
};

/**
 * Printed facts and status of a certificate, also of a hidden class. An unknown code takes the same lookup. Source:
 * S15.
 */
export const verifyCertificate: Endpoint<S['verifyCertificate']> = {
  id: 'verifyCertificate',
  method: 'GET',
  path: '/v1/public/certificates/:code',
  access: { kind: 'public' },
  summary: 'Check a certificate by the short code printed on it.',
  tag,
  audit: null,
};
