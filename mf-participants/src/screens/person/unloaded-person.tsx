import { type ApiError, failureOf } from '@widya/api-client/api-error';
import { Page } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { PageHeader } from '@widya/design-system/page-header';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

interface UnloadedPersonProps {
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly isValidating: boolean;
}

/** The page of a person while it loads, and when it could not be loaded. */
export const UnloadedPerson = ({ error, retry, isValidating }: UnloadedPersonProps) => (
  <Page>
    <PageHeader title={texts.title} />
    {error ? (
      <LoadFailure failure={failureOf(error)} title={texts.failed} onRetry={retry} retrying={isValidating} />
    ) : (
      <SkeletonArea label={texts.title}>
        <SkeletonText lines={8} />
      </SkeletonArea>
    )}
  </Page>
);
