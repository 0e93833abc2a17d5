import type { ClassRow } from '@widya/contract/classes';
import type { Role } from '@widya/contract/endpoint';
import { restore } from '@widya/record-kit/visibility/restore';
import { useLocation, useNavigate } from '@widya/remote-kit/router';
import { useMemo, useRef } from 'react';
import { managePath } from '../../features/classes/manage-path.ts';
import { classRowActions } from './row-actions.tsx';
import { useHiding } from './use-hiding.ts';
import type { OpenDialog } from './use-open-dialog.ts';
import { rememberReturnPoint } from './use-return-point.ts';

/**
 * Opens a class, and provides the menu of each row. Both are stable and read the latest handlers when called, so that a
 * change of the address does not render all memoised rows again.
 */
export function useRowActions(role: Role, openRow: OpenDialog['openRow']) {
  const handlers = { navigate: useNavigate(), search: useLocation().search, hidingOf: useHiding(), openRow };
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(() => {
    const open = (row: ClassRow) => {
      const to = managePath(row.code, role);
      rememberReturnPoint({ search: latest.current.search, to });
      latest.current.navigate(to);
    };
    const actions = classRowActions(role, {
      onManage: open,
      onNote: (row) => latest.current.openRow('note', row),
      onHide: (row) => latest.current.openRow('hide', row),
      onRestore: (row) => void restore(latest.current.hidingOf(row)),
      onDelete: (row) => latest.current.openRow('delete', row),
    });
    return { open, actions };
  }, [role]);
}
