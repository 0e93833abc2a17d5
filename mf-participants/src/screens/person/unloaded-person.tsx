import type { ApiError } from '@widya/api-client/api-error';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

interface UnloadedPersonProps {
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly isValidating: boolean;
}

/** The page of a person while it loads or after that failed. */
export const UnloadedPerson = (query: UnloadedPersonProps) => (
  <Page>
    <PageHeader title={texts.title} />
    <PendingRead of={query} title={texts.failed} label={texts.title} lines={8} />
  </Page>
);
