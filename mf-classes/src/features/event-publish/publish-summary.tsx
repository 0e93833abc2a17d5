import type { EventRecord } from '@widya/contract/events';
import { outwardPath } from '@widya/contract/outward-address';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { PUBLISH_TEXTS } from '../class-publish/texts.ts';
import { eventValuesOf, hasSeveralSessions } from '../event-form/event-values.ts';
import { EVENT_TEXTS } from '../event-form/texts.ts';
import { EVENT_PUBLISH_TEXTS as texts } from './texts.ts';

const PAYMENTS = {
  FREE: EVENT_TEXTS.free,
  PAY_ONLINE: EVENT_TEXTS.payOnline,
  PAY_OFFLINE: EVENT_TEXTS.payManual,
} as const;

function facts(record: EventRecord) {
  const { payment, session_speaker } = eventValuesOf(record);
  return [
    { label: texts.name, value: record.name },
    { label: texts.address, value: outwardPath('eventPage', record.event_url) },
    ...(hasSeveralSessions(record)
      ? [{ label: texts.sessions, value: record.sessions.map(({ name }) => name).join(', ') }]
      : []),
    { label: PUBLISH_TEXTS.when, value: formatDateTimeRange(record.start_time, record.end_time) },
    { label: texts.payment, value: PAYMENTS[payment] },
    ...(payment === 'FREE' ? [] : [{ label: PUBLISH_TEXTS.price, value: formatMoney(record.price) }]),
    { label: PUBLISH_TEXTS.quota, value: record.quota > 0 ? formatNumber(record.quota) : PUBLISH_TEXTS.unlimited },
    { label: PUBLISH_TEXTS.speaker, value: session_speaker },
  ];
}

interface EventSummaryProps {
  readonly record: EventRecord;
  /** Reasons against publishing; if there are any, nothing can be confirmed. */
  readonly reasons: readonly string[];
  /** Why the check itself failed. */
  readonly failure: { readonly title: string; readonly requestId?: string | undefined } | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Ringkasan Event with 'Buka Pendaftaran', or the reasons why not.. */
export function EventSummary({ record, reasons, failure, busy, onConfirm, onClose }: EventSummaryProps) {
  const blocked = reasons.length > 0;
  return (
    <Dialog
      open
      title={PUBLISH_TEXTS.summary}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {blocked ? PUBLISH_TEXTS.close : PUBLISH_TEXTS.cancel}
          </Button>
          {!blocked && (
            <Button variant="primary" loading={busy} onClick={onConfirm}>
              {PUBLISH_TEXTS.open}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {blocked ? (
          <Banner tone="warn" title={PUBLISH_TEXTS.blocked}>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Banner>
        ) : (
          <FailureBanner failure={failure} />
        )}
        <KeyValueList items={facts(record)} />
        {!blocked && <Muted>{texts.locked}</Muted>}
      </Stack>
    </Dialog>
  );
}
