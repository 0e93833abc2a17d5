import type { CertificatePageQuery } from '@widya/api-client/certificates';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { TableQuery, TableQueryOptions } from '@widya/design-system/use-table-query';

export const CERTIFICATE_TABS = ['sertifikat', 'tambahan', 'kompetensi'] as const;
export type CertificateTab = (typeof CERTIFICATE_TABS)[number];

/** Tab and list share the address; a change of the tab drops the page. */
export const CERTIFICATE_OPTIONS = {
  filters: ['tab', 'made'],
  defaults: { tab: 'sertifikat' },
  places: ['tab'],
  settingsKey: 'sertifikat',
} as const satisfies TableQueryOptions;

const SORTS = ['full_name', 'predicate', 'revision', 'id'];

/** What the list asks of the API. */
export const certificateQueryOf = ({ page, perPage, q, sort, filters }: TableQuery): CertificatePageQuery => ({
  page,
  per_page: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
  ...(q !== '' && { q: q.slice(0, 200) }),
  ...(sort !== null && SORTS.includes(sort.replace(/^-/, '')) && { sort }),
  ...((filters.made === '1' || filters.made === '0') && { made: filters.made }),
});
