import type { Status } from '@widya/contract/status';
import { formatLength } from '@widya/contract/time/durations';
import { formatDateTime } from '@widya/contract/time/texts';
import { WEBHOOK_STATES } from '@widya/contract/webhook-rules';
import { Badge } from '@widya/design-system/badge';
import { Banner } from '@widya/design-system/banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Muted } from '@widya/design-system/layout';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.webhooks;

/** From this age of the oldest due delivery on, it is marked; the same as in the alert. */
const LATE_SECONDS = 1_800;

function Waiting({ waiting, oldest_seconds }: Pick<Status['webhooks'], 'waiting' | 'oldest_seconds'>) {
  return (
    <Inline justifyContent="flex-end">
      {oldest_seconds !== null && oldest_seconds > LATE_SECONDS && (
        <Badge tone="warn">{texts.late(formatLength(oldest_seconds))}</Badge>
      )}
      {formatNumber(waiting)}
    </Inline>
  );
}

/** Webhooks by state, and deliveries that wait or were given up. */
export function WebhooksCard({ webhooks }: Pick<Status, 'webhooks'>) {
  const { failing_since, waiting, oldest_seconds, failed } = webhooks;
  if (WEBHOOK_STATES.every((state) => webhooks[state] === 0))
    return (
      <StatusCard title={texts.title}>
        <Muted>{texts.none}</Muted>
      </StatusCard>
    );
  return (
    <StatusCard title={texts.title}>
      {failing_since !== null && <Banner tone="warn">{texts.failing(formatDateTime(failing_since))}</Banner>}
      <KeyValueList
        figures
        items={[
          ...WEBHOOK_STATES.map((state) => ({ label: texts.states[state], value: formatNumber(webhooks[state]) })),
          { label: texts.waiting, value: <Waiting waiting={waiting} oldest_seconds={oldest_seconds} /> },
          { label: texts.failed, value: formatNumber(failed) },
        ]}
      />
    </StatusCard>
  );
}
