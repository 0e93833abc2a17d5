import type { NotificationAudience } from '@widya/api-client/notifications';
import type { Query } from '@widya/api-client/query';
import { Banner } from '@widya/design-system/banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { Skeleton } from '@widya/design-system/skeleton';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { CREATE_TEXTS as texts } from '../texts.ts';

function sentenceOf({ count, push, devices }: NotificationAudience): string {
  const people = formatNumber(count);
  if (!push) return texts.stored(people);
  if (devices === null) return texts.audience(people);
  return devices === 0 ? texts.noDevices(people) : texts.audienceOnDevices(people, formatNumber(devices));
}

/** Number of people a notification would reach; it cannot be sent while unknown. D133. */
export function AudienceLine({ audience }: { readonly audience: Query<NotificationAudience> }) {
  const { data } = audience;
  if (data)
    return data.count === 0 ? (
      <Banner tone="warn">{texts.nobody}</Banner>
    ) : (
      <Banner tone={data.push && data.devices !== 0 ? 'info' : 'warn'}>{sentenceOf(data)}</Banner>
    );
  return (
    <PendingRead of={audience} title={texts.audienceFailed} size="sm">
      <Skeleton height={42} />
    </PendingRead>
  );
}
