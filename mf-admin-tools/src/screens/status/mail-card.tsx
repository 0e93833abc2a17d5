import type { Status } from '@widya/contract/status';
import { Banner } from '@widya/design-system/banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.mail;

/** Mails that wait, and what became of those of the last 24 hours. */
export function MailCard({ mail }: Pick<Status, 'mail'>) {
  return (
    <StatusCard title={texts.title}>
      {mail.held && <Banner tone="warn">{texts.held}</Banner>}
      <KeyValueList
        figures
        items={[
          { label: texts.waiting, value: formatNumber(mail.queued) },
          { label: texts.sending, value: formatNumber(mail.sending) },
          { label: texts.sent, value: formatNumber(mail.sent) },
          { label: texts.failed, value: formatNumber(mail.failed) },
          { label: texts.bounced, value: formatNumber(mail.bounced) },
          { label: texts.uncertain, value: formatNumber(mail.uncertain) },
        ]}
      />
    </StatusCard>
  );
}
