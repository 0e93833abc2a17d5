import type { ApiError } from '@widya/api-client/api-error';
import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';

interface ForbiddenPageProps {
  readonly title: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** In place of a screen whose data the API does not give to this account. */
export const ForbiddenPage = ({ title, error, onRetry, retrying }: ForbiddenPageProps) => (
  <Page>
    <PageHeader title={title} />
    <ForbiddenState size="page" requestId={error.requestId} onRetry={onRetry} retrying={retrying} />
  </Page>
);
