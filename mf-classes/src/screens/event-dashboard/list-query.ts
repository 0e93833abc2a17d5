import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, readListState } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

export const STATUSES = ['WAITING', 'ACCEPTED', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;

/** The list's state in the address. */
export const REGISTRATION_TABLE = {
  filters: ['status'],
  settingsKey: 'pendaftar-event',
} as const satisfies TableQueryOptions;

/** What narrows the list, as the API takes it for a choice of everything found. */
export function filterOf(said: Readonly<Record<string, string>>) {
  const { q, status } = registrationQueryOf(said);
  return { ...(q && { q }), ...(status && { status }) };
}

/** The API's query for the state in the address; what the address says wrongly counts as not said. */
export function registrationQueryOf(said: Readonly<Record<string, string>>) {
  const status = choiceParam(said.status, STATUSES);
  return {
    ...listingOf(readListState(new URLSearchParams(said), [])),
    ...(status !== '' && { status }),
  };
}
