import type { Participant } from '@widya/contract/participants';
import { useMemo, useRef } from 'react';
import { participantActions, type RowHandlers } from './row-actions.tsx';

/**
 * The menu of each row. It is stable and reads the latest handlers when called, so that a change of the address does
 * not render all memoised rows again.
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
