import { failureOf } from '@widya/api-client/api-error';
import type { useLiveStream } from '@widya/api-client/live-streams';
import { EmptyState } from '@widya/design-system/empty-state';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { streamListPath } from '../../features/stream-state/stream-paths.ts';
import { STREAM_DETAIL_TEXTS as texts } from './texts.ts';

/** Shown instead of a stream that is loading, forbidden, unknown or failed. */
export function PendingStream({ query }: { readonly query: ReturnType<typeof useLiveStream> }) {
  const { error, retry, isValidating } = query;
  if (!error)
    return (
      <Stack aria-busy>
        <Skeleton height="64px" />
        <Skeleton height="360px" />
      </Stack>
    );
  if (error.status === 403)
    return <ForbiddenState size="page" requestId={error.requestId} onRetry={retry} retrying={isValidating} />;
  if (error.status === 404)
    return (
      <EmptyState
        size="page"
        icon={<SearchXIcon size={22} />}
        title={texts.missing}
        description={texts.missingWhy}
        action={<LinkButton to={streamListPath()}>{texts.toList}</LinkButton>}
      />
    );
  return (
    <LoadFailure title={texts.failed} failure={failureOf(error)} onRetry={retry} retrying={isValidating} size="page" />
  );
}
