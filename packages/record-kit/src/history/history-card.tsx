import type { Query } from '@widya/api-client/query';
import { formatDateTime } from '@widya/contract/time/texts';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';
import { Timeline } from '@widya/design-system/timeline';
import { failureOf } from '../read/failure.ts';
import { PendingRead } from '../read/pending-read.tsx';

/** Number of entries shown; the log of admins has all of them. */
const SHOWN = 8;

interface HistoryEntry {
  readonly id: number;
  /** Name of the person. */
  readonly name: string;
  readonly activity: string;
  readonly created_at: string;
}

interface HistoryCardProps {
  readonly title: string;
  /** Text for an empty history. */
  readonly none: string;
  readonly history: Query<readonly HistoryEntry[]>;
}

/** History of a record, newest first. */
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
          <PendingRead of={history} describe={(failure) => failureOf(failure)} size="sm">
            <Skeleton height="96px" />
          </PendingRead>
        )}
      </Stack>
    </Card>
  );
}
