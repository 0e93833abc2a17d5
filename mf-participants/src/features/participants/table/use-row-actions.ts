import type { Participant } from '@widya/contract/participants';
import { useMemo, useRef } from 'react';
import { participantActions, type RowHandlers } from './row-actions.tsx';

/**
 * The menu of each row. It stays the same over renders and looks at the newest handlers when it is called: rows are memoised,
 * and a change of the address must not draw a hundred of them again.
 */
export function useRowActions(mayManage: boolean, handlers: RowHandlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const attended = handlers.onPresent !== null;
  return useMemo(() => {
    const onPresent = (row: Participant, isPresent: boolean) => latest.current.onPresent?.(row, isPresent);
    return participantActions(mayManage, {
      onInfo: (row) => latest.current.onInfo(row),
      onConfirm: (row) => latest.current.onConfirm(row),
      onPresent: attended ? onPresent : null,
      onDialog: (kind, row) => latest.current.onDialog(kind, row),
    });
  }, [mayManage, attended]);
}
