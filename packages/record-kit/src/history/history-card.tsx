import type { Listing } from '@widya/api-client/listing';
import type { Query } from '@widya/api-client/query';
import { formatDateTime } from '@widya/contract/time/texts';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { Skeleton } from '@widya/design-system/skeleton';
import { Timeline } from '@widya/design-system/timeline';
import { useState } from 'react';
import { PageSteps } from '../paging/page-steps.tsx';
import { failureOf } from '../read/failure.ts';
import { PendingRead } from '../read/pending-read.tsx';

const PER_PAGE = 8;

interface HistoryEntry {
  readonly id: number;
  /** Name of the person. */
  readonly name: string;
  readonly activity: string;
  readonly created_at: string;
}

interface HistoryPage {
  readonly data: readonly HistoryEntry[];
  readonly meta: { readonly total: number };
}

interface HistoryCardProps<Ref> {
  readonly title: string;
  /** Text for an empty history. */
  readonly none: string;
  /** The code or id of the record. */
  readonly of: Ref;
  /** Reads a page of the record's history. */
  readonly useHistory: (of: Ref, listing: Listing) => Query<HistoryPage>;
}

/** History of a record, newest first, eight entries a page. */
export function HistoryCard<Ref>({ title, none, of, useHistory }: HistoryCardProps<Ref>) {
  const [page, setPage] = useState(1);
  const history = useHistory(of, { page, per_page: PER_PAGE });
  const { data } = history;
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{title}</SectionTitle>
        {data?.data.length === 0 && <Muted>{none}</Muted>}
        {data && data.data.length > 0 && (
          <Timeline
            label={title}
            events={data.data.map(({ id, name, activity, created_at }) => ({
              key: String(id),
              title: `${name}: ${activity}`,
              when: formatDateTime(created_at),
            }))}
          />
        )}
        {(!data || history.error) && (
          <PendingRead of={history} describe={(failure) => failureOf(failure)} size="sm">
            <Skeleton height="96px" />
          </PendingRead>
        )}
        <PageSteps page={page} perPage={PER_PAGE} total={data?.meta.total ?? 0} onPage={setPage} />
      </Stack>
    </Card>
  );
}
