import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { StreamEditor } from '../../features/stream-form/stream-editor.tsx';
import { streamListPath } from '../../features/stream-state/stream-paths.ts';
import { CREATE_STREAM_TEXTS as texts } from './texts.ts';

/** Buat Tautan Streaming. Source: C-186. */
export default function CreateStream(_: ScreenProps) {
  return (
    <Page>
      <PageHeader
        title={texts.title}
        breadcrumb={[{ label: texts.list, to: streamListPath() }, { label: texts.title }]}
        context={texts.why}
      />
      <StreamEditor record={null} />
    </Page>
  );
}
