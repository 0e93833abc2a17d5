import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { PERSON_PAGE_TEXTS as texts } from './texts.ts';

/** Shown when nobody is found or the account may see nothing; the API does not distinguish both. */
export function MissingPerson({ why = texts.missingWhy }: { readonly why?: string }) {
  return (
    <Page>
      <PageHeader title={texts.title} />
      <EmptyState icon={<SearchXIcon size={22} />} title={texts.missing} description={why} />
    </Page>
  );
}
