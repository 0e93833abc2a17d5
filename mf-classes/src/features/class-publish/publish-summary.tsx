import type { ClassRecord } from '@widya/contract/classes';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatMoney } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Muted, Stack } from '@widya/design-system/layout';
import { failureOf } from '@widya/record-kit/read/failure';
import { PUBLISH_TEXTS as texts } from './texts.ts';

/** Facts shown in the summary of a class, saved or not. */
type Summarised = Pick<
  ClassRecord,
  | 'name'
  | 'permanent'
  | 'start_time'
  | 'end_time'
  | 'registration_start_time'
  | 'registration_end_time'
  | 'price'
  | 'quota'
  | 'speaker'
>;

interface PublishSummaryProps {
  readonly record: Summarised;
  /** Reasons against publishing; if there are any, nothing can be confirmed. */
  readonly reasons: readonly string[];
  readonly failure: unknown;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Ringkasan Event with 'Buka Pendaftaran', or the reasons why not. Source. */
export function PublishSummary({ record, reasons, failure, busy, onConfirm, onClose }: PublishSummaryProps) {
  const blocked = reasons.length > 0;
  return (
    <Dialog
      open
      title={texts.summary}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {blocked ? texts.close : texts.cancel}
          </Button>
          {!blocked && (
            <Button variant="primary" loading={busy} onClick={onConfirm}>
              {texts.open}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {blocked ? (
          <Banner tone="warn" title={texts.blocked}>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Banner>
        ) : (
          <FailureBanner failure={failureOf(failure, texts.failed)} />
        )}
        <KeyValueList
          items={[
            { label: texts.name, value: record.name },
            {
              label: texts.when,
              value: record.permanent ? texts.always : formatDateTimeRange(record.start_time, record.end_time),
            },
            {
              label: texts.registration,
              value: formatDateTimeRange(record.registration_start_time, record.registration_end_time),
            },
            { label: texts.price, value: formatMoney(record.price) },
            { label: texts.quota, value: record.quota > 0 ? formatNumber(record.quota) : texts.unlimited },
            { label: texts.speaker, value: record.speaker },
          ]}
        />
        {!blocked && <Muted>{texts.locked}</Muted>}
      </Stack>
    </Dialog>
  );
}
