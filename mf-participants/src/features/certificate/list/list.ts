import { listClassCertificates, listCourseCertificates } from '@widya/contract/certificates';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, local, place } from '@widya/remote-kit/list-filters';

// Tab and list share the address; changing the tab removes the page.
const SHARED = {
  settingsKey: 'sertifikat',
  sorts: ['full_name', 'predicate', 'revision', 'id'],
  filters: {
    tab: local(place(choiceOr('sertifikat', ['sertifikat', 'tambahan', 'kompetensi']))),
    made: choice(['1', '0', 'revoked', 'renamed']),
  },
} as const;

/** Certificates of the participants of a class, or of its additional answers. */
export const classCertificateList = defineList(listClassCertificates, SHARED);

/** Certificates of the participants of a course. */
export const courseCertificateList = defineList(listCourseCertificates, SHARED);

export type CertificateTab = ListStateOf<typeof classCertificateList>['tab'];
