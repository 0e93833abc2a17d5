import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LinkButton } from '@widya/design-system/link-button';
import { RecordSkeleton } from '@widya/record-kit/guard/record-skeleton';
import { failureOf } from '@widya/record-kit/read/failure';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { Navigate } from '@widya/remote-kit/router';
import { eventListPath } from './event-paths.ts';
import { SCOPE_TEXTS as texts } from './texts.ts';
import type { useEventAt } from './use-event-at.ts';

/** Shown instead of an event that is loading, unknown or failed; a forbidden one redirects to /not-found. */
export function EventGuard({ at }: { readonly at: ReturnType<typeof useEventAt> }) {
  if (at.error?.status === 403) return <Navigate to="/not-found" replace />;
  return (
    <Page>
      {at.missing ? (
        <EmptyState
          size="page"
          icon={<SearchXIcon size={22} />}
          title={texts.missing}
          description={texts.missingWhy}
          action={<LinkButton to={eventListPath()}>{texts.toList}</LinkButton>}
        />
      ) : (
        <PendingRead
          of={{ error: at.error, retry: at.retry, isValidating: at.retrying }}
          title={texts.failed}
          describe={failureOf}
          size="page"
        >
          <RecordSkeleton />
        </PendingRead>
      )}
    </Page>
  );
}
