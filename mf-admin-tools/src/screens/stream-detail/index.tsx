import { useLiveStream } from '@widya/api-client/live-streams';
import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { usePageTitle } from '@widya/remote-kit/document-title';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useMinute } from '@widya/remote-kit/use-minute';
import { StreamEditor } from '../../features/stream-form/stream-editor.tsx';
import { finishText } from '../../features/stream-state/finish-text.ts';
import { streamListPath } from '../../features/stream-state/stream-paths.ts';
import { PendingStream } from './pending-stream.tsx';
import { StateCard } from './state-card.tsx';
import { STREAM_DETAIL_TEXTS as texts } from './texts.ts';

/** Kelola: the form of a stream, and beside it its public state. Source: C-183. */
export default function StreamDetail({ params }: ScreenProps) {
  const { code = '' } = params;
  const query = useLiveStream(code);
  const now = useMinute();
  // The cache may still have the stream of the previous address.
  const isThis = query.data?.code.toLowerCase() === code.toLowerCase() || String(query.data?.id) === code;
  const record = isThis ? query.data : undefined;
  usePageTitle(record?.name ?? null);
  return (
    <Page>
      {record ? (
        <>
          <PageHeader
            title={record.name}
            breadcrumb={[{ label: texts.list, to: streamListPath() }, { label: record.name }]}
            context={
              <>
                <span>{record.code}</span>
                <span>·</span>
                <span>{finishText(record.stream_finish)}</span>
              </>
            }
          />
          <StreamEditor key={record.id} record={record} side={<StateCard record={record} now={now} />} />
        </>
      ) : (
        <PendingStream query={query} />
      )}
    </Page>
  );
}
