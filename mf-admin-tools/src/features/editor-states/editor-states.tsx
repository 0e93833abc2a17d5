import type { Query } from '@widya/api-client/query';
import { Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';
import { PendingRead } from '@widya/record-kit/read/pending-read';

interface EditorStatesProps {
  readonly query: Pick<Query<unknown>, 'error' | 'retry' | 'isValidating'>;
  /** Title of the error. */
  readonly failed: string;
}

/** Shown instead of an editor without its record: loading, forbidden or failed. */
export function EditorStates({ query, failed }: EditorStatesProps) {
  return (
    <PendingRead of={query} title={failed}>
      <Stack>
        <Skeleton height="40px" />
        <Skeleton height="420px" />
      </Stack>
    </PendingRead>
  );
}
