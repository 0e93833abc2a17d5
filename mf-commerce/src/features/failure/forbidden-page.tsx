import { ForbiddenState } from '@widya/design-system/forbidden-state';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';

/** In place of a screen whose data the API does not give to this account. */
export const ForbiddenPage = ({ title }: { readonly title: string }) => (
  <Page>
    <PageHeader title={title} />
    <ForbiddenState size="page" />
  </Page>
);
