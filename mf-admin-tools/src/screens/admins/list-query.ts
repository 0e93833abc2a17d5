import type { Admin } from '@widya/contract/admins';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['name', 'email', 'role', 'created_at', 'last_login_at']);

/** The list's state, read from the address. */
export interface AdminListState extends ListState<(typeof SORTS)[number]> {
  /** `1` is the tab Aktif, `0` the tab Diblokir. */
  readonly active: '1' | '0';
  readonly role: Admin['role'] | '';
  /** `1` narrows to accounts that wait for approval. */
  readonly waiting: '1' | '';
}

/** Reads the state; anything the address says wrongly counts as not said. */
export const readAdminListState = (search: URLSearchParams): AdminListState => ({
  ...readListState(search, SORTS),
  active: search.get('active') === '0' ? '0' : '1',
  role: choiceParam(search.get('role'), ['superadmin', 'admin']),
  waiting: choiceParam(search.get('waiting'), ['1']),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const adminListQueryOf = (state: AdminListState) => ({
  active: state.active,
  ...listingOf(state),
  ...(state.role !== '' && { role: state.role }),
  ...(state.waiting !== '' && { waiting: state.waiting }),
});
