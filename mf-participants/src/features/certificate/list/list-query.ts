import type { CertificatePageQuery } from '@widya/api-client/certificates';
import type { TableQuery, TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam, searchParam } from '@widya/remote-kit/read-param';

export const CERTIFICATE_TABS = ['sertifikat', 'tambahan', 'kompetensi'] as const;
export type CertificateTab = (typeof CERTIFICATE_TABS)[number];

/** Tab and list share the address; a change of the tab drops the page. */
export const CERTIFICATE_OPTIONS = {
  filters: ['tab', 'made'],
  defaults: { tab: 'sertifikat' },
  places: ['tab'],
  settingsKey: 'sertifikat',
} as const satisfies TableQueryOptions;

const SORTS = sortsOf(['full_name', 'predicate', 'revision', 'id']);

type Made = NonNullable<CertificatePageQuery['made']>;
const MADE: ReadonlySet<string> = new Set(['1', '0', 'revoked', 'renamed'] satisfies Made[]);

/** What the list asks of the API. */
export const certificateQueryOf = ({ page, perPage, q, sort, filters }: TableQuery): CertificatePageQuery => ({
  ...listingOf({ page, perPage, q: searchParam(q), sort: choiceParam(sort, SORTS) }),
  ...(MADE.has(filters.made ?? '') && { made: filters.made as Made }),
});
