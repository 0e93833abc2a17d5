import { useEmailDelivery } from '@widya/api-client/email-log';
import { formatDateTime } from '@widya/contract/time/texts';
import { Banner } from '@widya/design-system/banner';
import { LOG_TEXTS } from './texts.ts';

const { hold: texts } = LOG_TEXTS;

/** Shown while no mail can be sent: the reason, and the next attempt. */
export function HoldBanner() {
  const { data } = useEmailDelivery();
  if (!data?.hold) return null;
  const { since, reason, detail, next_at } = data.hold;
  return (
    <Banner tone="warn" title={texts.title(formatDateTime(since))}>
      <div>{texts.reasons[reason]}</div>
      <div>{texts.waiting(data.waiting, formatDateTime(next_at))}</div>
      <div>{texts.serverAnswer(detail)}</div>
    </Banner>
  );
}
