import { failureOf } from '@widya/api-client/api-error';
import type { Query } from '@widya/api-client/query';
import { formatDateTime } from '@widya/contract/time/texts';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';
import { Timeline } from '@widya/design-system/timeline';
import { PendingRead } from '../read/pending-read.tsx';

/** So many entries are shown; the log of admins has all of them. */
const SHOWN = 8;

interface HistoryEntry {
  readonly id: number;
  /** Of the person who did it. */
  readonly name: string;
  readonly activity: string;
  readonly created_at: string;
}

interface HistoryCardProps {
  readonly title: string;
  /** Shown when nothing was done yet. */
  readonly none: string;
  readonly history: Query<readonly HistoryEntry[]>;
}

/** What was done to a record, the newest first. */
export function HistoryCard({ title, none, history }: HistoryCardProps) {
  const { data } = history;
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{title}</SectionTitle>
        {data?.length === 0 && <Muted>{none}</Muted>}
        {data && data.length > 0 && (
          <Timeline
            label={title}
            events={data.slice(0, SHOWN).map(({ id, name, activity, created_at }) => ({
              key: String(id),
              title: `${name}: ${activity}`,
              when: formatDateTime(created_at),
            }))}
          />
        )}
        {!data && (
          <PendingRead of={history} describe={(failure) => failureOf(failure, 'Kesalahan terjadi')} size="sm">
            <Skeleton height="96px" />
          </PendingRead>
        )}
      </Stack>
    </Card>
  );
}
