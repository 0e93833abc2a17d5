import type { z } from 'zod';
import type { certificateSelection } from './certificate-selection.schemas.ts';
import type { certificateBulkPreview, certificateBulkSchemas } from './certificates-bulk.schemas.ts';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof certificateBulkSchemas;

/** Bulk actions on certificates. */
export const CERTIFICATE_BULK_ACTIONS = ['issue', 'revoke'] as const;
export type CertificateBulkAction = (typeof CERTIFICATE_BULK_ACTIONS)[number];

export type CertificateSelection = z.input<typeof certificateSelection>;
export type CertificateBulkPreview = z.output<typeof certificateBulkPreview>;
/** The selected certificates and the reason for revoking them. */
export type CertificateRevocation = z.input<S['revokeCourseCertificates']['body']>;
export type CertificateBulkInput = z.input<S['previewCourseCertificateBulk']['body']>;

const tag = 'Certificates';
const ofClass: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };
const ofCourse: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };

/** Changes nothing; a POST because the selection may be too long for an address. */
export const previewClassCertificateBulk: Endpoint<S['previewClassCertificateBulk']> = {
  id: 'previewClassCertificateBulk',
  method: 'POST',
  path: '/v1/class/:code/certificates/bulk/preview',
  access: ofClass,
  summary: 'Count what issuing or revoking chosen certificates of a class would change.',
  tag,
  audit: null,
};

/** The registration stays accepted; number and file are kept, and a later issue uses the same number. Source: D87. */
export const revokeClassCertificates: Endpoint<S['revokeClassCertificates']> = {
  id: 'revokeClassCertificates',
  method: 'POST',
  path: '/v1/class/:code/certificates/revoke',
  access: ofClass,
  summary: 'Revoke certificates of a class.',
  tag,
  audit: 'REVOKE_CERTIFICATE',
};

export const previewCourseCertificateBulk: Endpoint<S['previewCourseCertificateBulk']> = {
  id: 'previewCourseCertificateBulk',
  method: 'POST',
  path: '/v1/member_course/:code/certificates/bulk/preview',
  access: ofCourse,
  summary: 'Count what issuing or revoking chosen certificates of a self-paced class would change.',
  tag,
  audit: null,
};

/** As `revokeClassCertificates`, for a course. */
export const revokeCourseCertificates: Endpoint<S['revokeCourseCertificates']> = {
  id: 'revokeCourseCertificates',
  method: 'POST',
  path: '/v1/member_course/:code/certificates/revoke',
  access: ofCourse,
  summary: 'Revoke certificates of a self-paced class.',
  tag,
  audit: 'REVOKE_CERTIFICATE',
};
