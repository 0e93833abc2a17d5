import { failureOf } from '@widya/api-client/api-error';
import { usePerson } from '@widya/api-client/person';
import { Page } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { PageHeader } from '@widya/design-system/page-header';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { MissingPerson } from './missing-person.tsx';
import { PersonPage } from './person-page.tsx';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

/** Everything about one person that the account may see. Source: issue 14.35, product bar 1.6. */
export default function Person({ params }: ScreenProps) {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : null;
  const { data, error, retry, isValidating } = usePerson(id);
  // While another person loads, nothing of the former one is shown.
  if (data && data.id === id) return <PersonPage key={id} person={data} />;
  if (id === null || error?.status === 404) return <MissingPerson />;
  return (
    <Page>
      <PageHeader title={texts.title} />
      {error ? (
        <LoadFailure
          failure={failureOf(error)}
          title={texts.failed}
          onRetry={retry}
          retrying={isValidating}
          size="page"
        />
      ) : (
        <SkeletonArea label={texts.title}>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Page>
  );
}
