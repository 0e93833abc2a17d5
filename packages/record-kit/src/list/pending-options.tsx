import type { Query } from '@widya/api-client/query';
import type { ReactNode } from 'react';
import { PendingRead } from '../read/pending-read.tsx';

const TEXTS = { waiting: 'Memuat pilihan', failed: 'Pilihan tidak dapat dimuat' } as const;

/** What stands in the panel of a filter while its options are on their way or did not come; null once they are there. */
export function pendingOptions(options: Query<unknown>): ReactNode {
  if (options.data !== undefined && !options.isLoading) return null;
  return (
    <PendingRead
      of={options.isLoading ? { ...options, error: undefined } : options}
      title={TEXTS.failed}
      size="sm"
      label={TEXTS.waiting}
      lines={4}
    />
  );
}
