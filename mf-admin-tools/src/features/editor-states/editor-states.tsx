import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';

interface EditorStatesProps {
  readonly asked: Pick<Query<unknown>, 'error' | 'retry' | 'isValidating'>;
  /** Title of a failure. */
  readonly failed: string;
}

/** In place of an editor whose record is not there: loading, forbidden or failed. */
export function EditorStates({ asked: { error, retry, isValidating }, failed }: EditorStatesProps) {
  if (error?.status === 403)
    return <ForbiddenState requestId={error.requestId} onRetry={retry} retrying={isValidating} />;
  if (error) return <LoadFailure title={failed} failure={failureOf(error)} onRetry={retry} retrying={isValidating} />;
  return (
    <Stack aria-busy>
      <Skeleton height="40px" />
      <Skeleton height="420px" />
    </Stack>
  );
}
