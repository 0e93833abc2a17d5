import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { linkTo } from '@widya/remote-kit/link-to';
import { useLocation, useNavigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { ClassEditor } from '../../features/class-form/class-editor.tsx';
import { classListPath } from '../../features/classes/list-path.ts';
import { useAnchor } from '../../features/classes/use-anchor.ts';
import { NewClassPreview } from './new-class-preview.tsx';
import { NewClassPublish } from './new-class-publish.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';

/** Buat Kelas. Source. */
export default function CreateClass(_: ScreenProps) {
  const navigate = useNavigate();
  useAnchor(true, useLocation().hash);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.classes, to: classListPath() }, { label: texts.title }]}
        context={texts.why}
      />
      <ClassEditor
        record={null}
        onSaved={({ code }) => {
          const path = linkTo('ClassDetail', { event_url: code });
          if (path !== null) void navigate(path, { replace: true });
        }}
        tools={({ form }) => (
          <>
            <NewClassPreview form={form} />
            <NewClassPublish form={form} />
          </>
        )}
      />
    </Page>
  );
}
