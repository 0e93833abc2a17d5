import type { QuestionUpload } from '@widya/contract/questions';
import { useMemo, useState } from 'react';
import { blockedRows, type Decisions, NO_DECISIONS, openRows, unregisteredRows } from './plan.ts';
import type { UploadedRow } from './row-rules.ts';

/** Decisions about rows of an upload that need a change. */
export function useDecisions(upload: QuestionUpload) {
  const blocked = useMemo(() => blockedRows(upload), [upload]);
  const unregistered = useMemo(() => unregisteredRows(upload), [upload]);
  const [decisions, setDecisions] = useState<Decisions>(NO_DECISIONS);
  const skip = (rows: readonly number[], isSkipped: boolean) =>
    setDecisions(({ corrected, skipped }) => {
      const next = new Set(skipped);
      for (const row of rows) isSkipped ? next.add(row) : next.delete(row);
      return { corrected, skipped: next };
    });
  const open = useMemo(() => openRows(blocked, decisions), [blocked, decisions]);
  return {
    blocked,
    unregistered,
    decisions,
    /** Whether any row was corrected or skipped. */
    decided: decisions !== NO_DECISIONS,
    open,
    correct: (row: UploadedRow) =>
      setDecisions(({ corrected, skipped }) => ({ corrected: new Map(corrected).set(row.row, row), skipped })),
    skip,
    skipOpen: () => skip(open, true),
  };
}
