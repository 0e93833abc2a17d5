import type { EventRecord } from '@widya/contract/events';
import { relativeDays } from '@widya/contract/time/days';
import { formatDateTime } from '@widya/contract/time/texts';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import { StatusBadge } from '@widya/design-system/status-badge';
import { eventBadge } from '../../features/event-scope/event-states.ts';
import { PublicLink } from '../../features/event-scope/public-link.tsx';
import { DETAIL_TEXTS as texts } from './texts.ts';

/** The current public state of the event, with its address. */
export const StateCard = ({ record }: { readonly record: EventRecord }) => (
  <Card padded>
    <Stack gap="3">
      <SectionTitle>{texts.state}</SectionTitle>
      <span>
        <StatusBadge {...eventBadge(record)} />
      </span>
      <KeyValueList
        items={[
          { label: texts.published, value: record.published_at ? formatDateTime(record.published_at) : texts.never },
          ...(record.start_time && record.timing !== 'FINISHED'
            ? [
                {
                  label: texts.starts,
                  value: record.timing === 'LIVE' ? texts.running : relativeDays(record.start_time),
                },
              ]
            : []),
        ]}
      />
      <PublicLink page="eventRegistration" code={record.event_url} />
    </Stack>
  </Card>
);
