import type { RecordPreview } from '@widya/contract/site/preview';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { RegistrationBar } from '../../parts/registration-bar.tsx';
import type { RegistrationSummary } from '../../parts/registration-summary.ts';
import { previewOf } from '../../server/preview-of.ts';
import { classSummary } from '../class/class-summary.ts';
import { ClassView } from '../class/class-view.tsx';
import { courseSummary } from '../course/course-summary.ts';
import { CourseView } from '../course/course-view.tsx';
import { eventSummary } from '../event/event-summary.ts';
import { EventView } from '../event/event-view.tsx';
import '../../styles/record.css';
import '../../styles/event.css';
import '../../styles/chapters.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  preview: previewOf(context, 'record'),
  origin: context.site.origin,
});

function summaryOf(preview: RecordPreview): RegistrationSummary | null {
  if (preview.kind === 'class') return classSummary(preview.record);
  return preview.kind === 'event' ? eventSummary(preview.record) : courseSummary(preview.record, null);
}

/** No script on this page. */
export const handle: PageHandle<ReturnType<typeof loader>> = {
  parts: ({ preview }) => {
    const summary = summaryOf(preview);
    return { tones: preview.record.tones, bar: summary && <RegistrationBar summary={summary} /> };
  },
};

function View({ preview, origin }: { readonly preview: RecordPreview; readonly origin: string }) {
  const { drawn } = preview;
  if (preview.kind === 'class') return <ClassView publicClass={preview.record} origin={origin} drawn={drawn} />;
  if (preview.kind === 'event') return <EventView event={preview.record} origin={origin} drawn={drawn} />;
  return <CourseView course={preview.record} own={null} origin={origin} drawn={drawn} />;
}

/** Preview of the page of a class, event or course in 'Tampilan Pengguna'. */
export default function PreviewedRecord() {
  const { preview, origin } = useLoaderData<typeof loader>();
  const name = preview.kind === 'course' ? preview.record.title : preview.record.name;
  return (
    <>
      <title>{`${name} · Widya`}</title>
      <View preview={preview} origin={origin} />
    </>
  );
}
