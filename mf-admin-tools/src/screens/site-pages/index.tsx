import { useSitePages } from '@widya/api-client/site-pages';
import { SITE_PAGE_LABELS, SITE_PAGE_SLUGS } from '@widya/contract/site-page-slugs';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { Tabs } from '@widya/design-system/tabs';
import { useUrlTab } from '@widya/design-system/use-url-tab';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { EditorStates } from '../../features/editor-states/editor-states.tsx';
import { PageEditor } from './page-editor.tsx';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** Halaman Situs: pages of the public site written by staff, one at a time. */
export default function SitePages(_: ScreenProps) {
  const query = useSitePages();
  const [open, setOpen] = useUrlTab(SITE_PAGE_SLUGS, 'halaman');
  const page = query.data?.find(({ slug }) => slug === open);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.parent, to: '/tampilan-antarmuka' }, { label: texts.title }]}
        context={texts.context}
      />
      {page ? (
        <Tabs
          label={texts.pages}
          items={SITE_PAGE_SLUGS.map((slug) => ({ value: slug, label: SITE_PAGE_LABELS[slug] }))}
          value={open}
          onChange={setOpen}
        >
          <PageEditor key={open} page={page} />
        </Tabs>
      ) : (
        <EditorStates query={query} failed={texts.failed} />
      )}
    </Page>
  );
}
