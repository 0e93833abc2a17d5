import type { Status } from '@widya/contract/status';
import { formatLength } from '@widya/contract/time/durations';
import { Badge } from '@widya/design-system/badge';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted } from '@widya/design-system/layout';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.queues;

/** From this age of the oldest job on, a queue is marked; the same as in the alert. */
const LATE_SECONDS = 600;

type Queue = Status['queues'][number];

function QueueState({ waiting, failed, oldest_seconds }: Queue) {
  return (
    <Inline>
      {texts.state(formatNumber(waiting), formatNumber(failed))}
      {oldest_seconds !== null && oldest_seconds > LATE_SECONDS && (
        <Badge tone="warn">{texts.late(formatLength(oldest_seconds))}</Badge>
      )}
    </Inline>
  );
}

/** A queue of another version of the server has no name here. */
const queueName = (queue: string): string => (texts.names as Readonly<Record<string, string>>)[queue] ?? queue;

/** Queues of background work. */
export function QueuesCard({ queues }: Pick<Status, 'queues'>) {
  return (
    <StatusCard title={texts.title}>
      {queues.length === 0 ? (
        <Muted>{texts.none}</Muted>
      ) : (
        <KeyValueList
          items={queues.map((queue) => ({ label: queueName(queue.queue), value: <QueueState {...queue} /> }))}
        />
      )}
    </StatusCard>
  );
}
