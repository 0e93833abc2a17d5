import type { certificateSearchSchemas } from './certificate-search.schemas.ts';
import { ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof certificateSearchSchemas;

const tag = 'Certificates';

/** Searches certificates of classes for the command palette (Ctrl+K). */
export const searchClassCertificates: Endpoint<S['searchClassCertificates']> = {
  id: 'searchClassCertificates',
  method: 'GET',
  path: '/v1/certificates/of_classes',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' },
  summary: 'Find certificates of classes by part of their number or by their public code, newest first.',
  tag,
  audit: null,
};

/** Searches certificates of courses for the command palette (Ctrl+K). */
export const searchCourseCertificates: Endpoint<S['searchCourseCertificates']> = {
  id: 'searchCourseCertificates',
  method: 'GET',
  path: '/v1/certificates/of_courses',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' },
  summary: 'Find certificates of self-paced classes by part of their number or by their public code, newest first.',
  tag,
  audit: null,
};
