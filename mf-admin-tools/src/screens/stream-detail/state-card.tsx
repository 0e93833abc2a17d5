import type { LiveStream } from '@widya/contract/live-streams';
import { outwardAddress } from '@widya/contract/outward-address';
import { formatDateTime } from '@widya/contract/time/texts';
import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Card, Inline, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { useSession } from '@widya/remote-kit/session';
import { StreamBadges } from '../../features/stream-state/stream-badges.tsx';
import { STREAM_DETAIL_TEXTS as texts } from './texts.ts';

interface StateCardProps {
  readonly record: LiveStream;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The current public state, with its address. */
export function StateCard({ record, now }: StateCardProps) {
  const { site } = useSession();
  const address = outwardAddress(site, 'liveStream', record.code);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{texts.state}</SectionTitle>
        <Inline gap="1">
          <StreamBadges stream={record} now={now} />
        </Inline>
        <KeyValueList
          items={[
            { label: texts.ends, value: record.stream_finish ? formatDateTime(record.stream_finish) : texts.endless },
            { label: texts.created, value: formatDateTime(record.created_at) },
            { label: texts.changed, value: formatDateTime(record.updated_at) },
          ]}
        />
        {record.active === 1 ? (
          <Inline role="group" aria-label={texts.address}>
            <ExternalLink href={address}>{texts.open}</ExternalLink>
            <CopyButton value={address} label={texts.copyAddress} iconOnly />
          </Inline>
        ) : (
          <Muted>{texts.inactive}</Muted>
        )}
      </Stack>
    </Card>
  );
}
