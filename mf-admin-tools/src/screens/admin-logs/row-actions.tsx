import type { AdminLog } from '@widya/contract/admin-logs';
import type { RowActions } from '@widya/design-system/data-table';
import { ExternalLinkIcon, EyeIcon } from '@widya/design-system/icon';
import type { Session } from '@widya/remote-kit/session';
import { objectPath } from './object-path.ts';
import { LOG_TEXTS as texts } from './texts.ts';

/** Actions on a row: open it, or its object if the reader may. */
export const logRowActions =
  (onOpen: (id: number) => void, session: Session): RowActions<AdminLog> =>
  (log) => {
    const to = objectPath(log, session);
    return [
      { key: 'detail', label: texts.detail, icon: <EyeIcon size={16} />, onSelect: () => onOpen(log.id) },
      to !== null && { key: 'object', label: texts.openObject, icon: <ExternalLinkIcon size={16} />, to },
    ];
  };
