import type { Query } from '@widya/api-client/query';
import type { ReactNode } from 'react';
import { PendingRead } from '../read/pending-read.tsx';

const TEXTS = { waiting: 'Memuat pilihan', failed: 'Pilihan tidak dapat dimuat' } as const;

/** Content of a filter's panel while its options are loading or failed; null once they are loaded. */
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
