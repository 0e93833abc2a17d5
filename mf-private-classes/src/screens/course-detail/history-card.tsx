import { useCourseHistory } from '@widya/api-client/courses';
import { formatDateTime } from '@widya/contract/time/texts';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { Timeline } from '@widya/design-system/timeline';
import { failureOf } from '../../features/failure.ts';
import { DETAIL_TEXTS as texts } from './texts.ts';

const SHOWN = 8;

/** What was done to the course, the newest first. */
export function HistoryCard({ id }: { readonly id: number }) {
  const { data, error, retry } = useCourseHistory(id);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.history}</SectionTitle>
        {data?.length === 0 && <Muted>{texts.noHistory}</Muted>}
        {data && data.length > 0 && (
          <Timeline
            label={texts.history}
            events={data.slice(0, SHOWN).map((entry) => ({
              key: String(entry.id),
              title: `${entry.name}: ${entry.activity}`,
              when: formatDateTime(entry.created_at),
            }))}
          />
        )}
        {!data &&
          (error ? <LoadFailure failure={failureOf(error)} onRetry={retry} size="sm" /> : <Skeleton height="96px" />)}
      </Stack>
    </Card>
  );
}
