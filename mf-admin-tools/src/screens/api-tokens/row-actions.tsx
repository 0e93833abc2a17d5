import type { ApiToken } from '@widya/contract/api-tokens';
import type { RowActions } from '@widya/design-system/data-table';
import { BanIcon, HistoryIcon } from '@widya/design-system/icon';
import { linkTo } from '@widya/remote-kit/link-to';
import { TOKENS_TEXTS } from './texts.ts';

const { actions } = TOKENS_TEXTS;

/** The menu of a row; a revoked token cannot be revoked again. */
export const tokenRowActions =
  (onRevoke: (token: ApiToken) => void): RowActions<ApiToken> =>
  (token) => {
    const log = linkTo('AdminLogs');
    return [
      log !== null && {
        key: 'log',
        label: actions.log,
        icon: <HistoryIcon size={16} />,
        to: `${log}?q=${encodeURIComponent(token.name)}`,
      },
      token.state !== 'revoked' && {
        key: 'revoke',
        label: actions.revoke,
        icon: <BanIcon size={16} />,
        onSelect: () => onRevoke(token),
        danger: true,
        separated: true,
      },
    ];
  };
