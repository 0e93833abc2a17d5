import type { Role } from '@widya/contract/endpoint';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useMinute } from '@widya/remote-kit/use-minute';
import { useMemo } from 'react';
import { classCardColumns } from './card-columns.tsx';
import { classColumns } from './columns.tsx';

/** Columns of the table, or of the cards on phones. */
export function useColumns(role: Role) {
  const narrow = useNarrow();
  const now = useMinute();
  return useMemo(() => (narrow ? classCardColumns(role) : classColumns({ role, now })), [narrow, role, now]);
}
