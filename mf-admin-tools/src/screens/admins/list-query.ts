import type { Admin } from '@widya/contract/admins';
import { choiceParam, pageSizeParam, wholeParam } from '../../features/list-url/read-param.ts';

const COLUMNS = ['name', 'email', 'role', 'created_at', 'last_login_at'] as const;
type Column = (typeof COLUMNS)[number];
type AdminSort = Column | `-${Column}`;
const SORTS: readonly AdminSort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** The list's state, read from the address. */
export interface AdminListState {
  /** `1` is the tab Aktif, `0` the tab Diblokir. */
  readonly active: '1' | '0';
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: AdminSort | '';
  readonly role: Admin['role'] | '';
}

/** Reads the state; anything the address says wrongly counts as not said. */
export const readAdminListState = (search: URLSearchParams): AdminListState => ({
  active: search.get('active') === '0' ? '0' : '1',
  page: wholeParam(search.get('page'), 1),
  perPage: pageSizeParam(search.get('per_page')),
  q: (search.get('q') ?? '').slice(0, 200),
  sort: choiceParam(search.get('sort'), SORTS),
  role: choiceParam(search.get('role'), ['superadmin', 'admin']),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const adminListQueryOf = ({ active, page, perPage, q, sort, role }: AdminListState) => ({
  active,
  page,
  per_page: perPage,
  ...(q !== '' && { q }),
  ...(sort !== '' && { sort }),
  ...(role !== '' && { role }),
});
