import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { linkTo } from '@widya/remote-kit/link-to';
import { useLocation, useNavigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useEffect, useState } from 'react';
import { ClassEditor } from '../../features/class-form/class-editor.tsx';
import { useAnchor } from '../../features/classes/use-anchor.ts';
import { NewClassPreview } from './new-class-preview.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';

/** Buat Kelas. Source: specification 1 §2.6. */
export default function CreateClass(_: ScreenProps) {
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  useAnchor(true, useLocation().hash);
  // In an effect, which runs after that of the form: by then it has told the shell that nothing is unsaved any more. And a
  // moment later, so that 'Simpan & keluar' goes where the person wanted to.
  useEffect(() => {
    const path = made === null ? null : linkTo('ClassDetail', { event_url: made });
    if (path === null) return;
    const here = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname === here) void navigate(path, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [made, navigate]);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.classes, to: linkTo('ClassList') ?? '/editor' }, { label: texts.title }]}
        context={texts.why}
      />
      <ClassEditor
        record={null}
        onSaved={({ code }) => setMade(code)}
        tools={({ form }) => <NewClassPreview form={form} />}
      />
    </Page>
  );
}
