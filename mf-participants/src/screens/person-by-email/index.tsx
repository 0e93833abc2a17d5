import { failureOf } from '@widya/api-client/api-error';
import { usePersonByEmail } from '@widya/api-client/person';
import { Page } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { PageHeader } from '@widya/design-system/page-header';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { personPath } from '@widya/remote-kit/person-link';
import { Navigate, useSearchParams } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { MissingPerson } from '../person/missing-person.tsx';
import { PERSON_PAGE_TEXTS as texts } from '../person/texts.ts';

/** Leads from an address to the page of its person: many rows, such as complaints, know nothing else. */
export default function PersonByEmail(_: ScreenProps) {
  const [search] = useSearchParams();
  const email = (search.get('alamat') ?? '').trim();
  const { data, error, retry, isValidating } = usePersonByEmail(email === '' ? null : email);
  if (email === '') return <MissingPerson why={texts.noAddress} />;
  const to = data ? personPath({ id: data.id }) : null;
  if (to !== null) return <Navigate to={to} replace />;
  if (error && [404, 422].includes(error.status)) return <MissingPerson why={texts.unknownAddress(email)} />;
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
