import { useClassHistory } from '@widya/api-client/class-editing';
import { formatDateTime } from '@widya/contract/time/texts';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { Skeleton } from '@widya/design-system/skeleton';
import { Timeline } from '@widya/design-system/timeline';
import { failureOf } from '../../features/failure.ts';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** What was done to the class, the newest first. */
export function HistoryCard({ code }: { readonly code: string }) {
  const { data, error, retry } = useClassHistory(code);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.history}</SectionTitle>
        {data?.length === 0 && <Muted>{texts.noHistory}</Muted>}
        {data && data.length > 0 && (
          <Timeline
            label={texts.history}
            events={data.slice(0, 8).map(({ id, name, activity, created_at }) => ({
              key: String(id),
              title: `${name}: ${activity}`,
              when: formatDateTime(created_at),
            }))}
          />
        )}
        {!data &&
          (error ? <LoadFailure failure={failureOf(error)} onRetry={retry} size="sm" /> : <Skeleton height="96px" />)}
      </Stack>
    </Card>
  );
}
