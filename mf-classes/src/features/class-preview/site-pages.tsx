import { useClassInstructors } from '@widya/api-client/class-instructors';
import { useClassPreview } from '@widya/api-client/class-preview';
import { Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { failureOf } from '@widya/record-kit/read/failure';
import { SiteFrame } from '@widya/record-kit/site-preview/site-frame';
import { eventPreviewInput } from './event-preview-input.ts';
import type { PreviewPageProps } from './preview-frame.tsx';
import { previewInput } from './site-preview-input.ts';

const NO_FEEDBACK = { average: null, feedback_count: 0, reviews: [], questions: [] };

/** A page of a class, rendered by the participants' site. */
export function ClassSitePage({ page, title, values, record, topic, now }: PreviewPageProps) {
  const code = record?.code ?? null;
  const feedback = useClassPreview(code);
  const instructors = useClassInstructors(code);
  const failed = [feedback, instructors].find(({ data, error }) => data === undefined && error !== undefined);
  if (failed?.error) return <LoadFailure failure={failureOf(failed.error)} onRetry={failed.retry} size="sm" />;
  if (code !== null && (!feedback.data || !instructors.data))
    return (
      <Stack aria-busy>
        <Skeleton height="720px" />
      </Stack>
    );
  return (
    <SiteFrame
      title={title}
      input={previewInput({
        page,
        values,
        record,
        topic,
        now,
        feedback: feedback.data ?? NO_FEEDBACK,
        instructors: instructors.data ?? [],
      })}
    />
  );
}

/** A page of an event, rendered by the participants' site. */
export const EventSitePage = ({ event, page, title, now }: PreviewPageProps) =>
  event && page !== 'feedback' ? <SiteFrame title={title} input={eventPreviewInput(event, { page, now })} /> : null;
