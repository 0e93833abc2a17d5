import type { TokenState } from '@widya/contract/api-token-rules';
import type { ApiToken } from '@widya/contract/api-tokens';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import type { DataColumn } from '@widya/design-system/data-table';
import { Muted } from '@widya/design-system/layout';
import { TableText, TableTitle } from '@widya/design-system/table-cell';
import { createdByColumn } from './created-by-column.tsx';
import { KeysHint } from './keys-hint.tsx';
import { TOKENS_TEXTS as texts } from './texts.ts';

const { columns, states } = texts;

const TONES = { active: 'ok', expired: 'neutral', revoked: 'error' } as const satisfies Record<TokenState, string>;

/** The last day; for a revoked token when and by whom it was revoked instead. */
const endOf = ({ last_day, revoked_at, revoked_by_name }: ApiToken) =>
  revoked_at === null ? (
    <TableText nowrap main={formatDate(last_day)} />
  ) : (
    <TableText main={texts.revokedOn(formatDate(revoked_at))} sub={texts.revokedBy(revoked_by_name)} />
  );

const scopeText = ({ kind, access }: ApiToken): string => (kind === 'deploy' ? texts.deploy : texts.access[access]);

/** The columns of the table. D249. */
export const tokenColumns: readonly DataColumn<ApiToken>[] = [
  {
    key: 'name',
    header: columns.name,
    sortable: true,
    hideable: false,
    width: '18%',
    value: ({ name }) => name,
    cell: ({ name }) => <TableTitle>{name}</TableTitle>,
  },
  {
    key: 'access',
    header: columns.scope,
    value: scopeText,
    cell: (token) => <TableText main={scopeText(token)} sub={<KeysHint token={token} />} />,
  },
  createdByColumn(),
  {
    key: 'expires_at',
    header: columns.expires,
    sortable: true,
    value: ({ expires_at }) => expires_at,
    cell: endOf,
  },
  {
    key: 'last_used_at',
    header: columns.used,
    sortable: true,
    width: '17%',
    value: ({ last_used_at }) => last_used_at,
    cell: ({ last_used_at, last_used_ip }) =>
      last_used_at === null ? (
        <Muted>{texts.neverUsed}</Muted>
      ) : (
        <TableText main={formatDateTime(last_used_at)} sub={last_used_ip} />
      ),
  },
  {
    key: 'state',
    header: columns.state,
    card: 'badge',
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
  },
];
