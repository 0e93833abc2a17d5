import type { Participant } from '@widya/contract/participants';
import { toast } from '@widya/design-system/toast';
import { failureWithFirst } from './failure-with-first.ts';
import { useSource, useSourceActions } from './source/source-context.ts';
import { TEXTS } from './texts.ts';

/**
 * Actions without a dialog: KONFIRMASI and attendance. A failure stays as a red message. B-069, B-070, B-103, B-104.
 */
export function useQuickWrites() {
  const { kind } = useSource();
  const { confirm, setPresent } = useSourceActions();
  const onConfirm = (row: Participant) => {
    confirm(row.id).then(
      () => toast.success(TEXTS.confirmed(row.full_name)),
      (failure: unknown) => toast.failure(failureWithFirst(failure), () => onConfirm(row)),
    );
  };
  const mark = (row: Participant, isPresent: boolean) => {
    setPresent(row.id, isPresent).then(
      () =>
        toast.undo((isPresent ? TEXTS.markedPresent : TEXTS.markedAbsent)(row.full_name), () => mark(row, !isPresent)),
      (failure: unknown) => toast.failure(failureWithFirst(failure), () => mark(row, isPresent)),
    );
  };
  return { onConfirm, onPresent: kind === 'class' ? mark : null };
}
