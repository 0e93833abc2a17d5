import type { Query } from '@widya/api-client/query';
import { Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';
import { PendingRead } from '@widya/record-kit/read/pending-read';

interface EditorStatesProps {
  readonly asked: Pick<Query<unknown>, 'error' | 'retry' | 'isValidating'>;
  /** Title of a failure. */
  readonly failed: string;
}

/** In place of an editor whose record is not there: loading, forbidden or failed. */
export function EditorStates({ asked, failed }: EditorStatesProps) {
  return (
    <PendingRead of={asked} title={failed}>
      <Stack>
        <Skeleton height="40px" />
        <Skeleton height="420px" />
      </Stack>
    </PendingRead>
  );
}
