import type { LiveStream } from '@widya/contract/live-streams';
import { Badge } from '@widya/design-system/badge';
import { activeStates } from '@widya/design-system/status/simple';
import { StatusBadge } from '@widya/design-system/status-badge';
import { endsIn, hasEnded, isOnAir } from './airing.ts';
import { STREAM_STATE_TEXTS as texts } from './texts.ts';

interface StreamBadgesProps {
  readonly stream: LiveStream;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether the stream is active, and its current state. C-181, D128. */
export function StreamBadges({ stream, now }: StreamBadgesProps) {
  const minutes = endsIn(stream, now);
  return (
    <>
      <StatusBadge states={activeStates} status={String(stream.active)} />
      {isOnAir(stream, now) && <Badge tone="info">{texts.onAir}</Badge>}
      {hasEnded(stream.stream_finish, now) && <Badge>{texts.ended}</Badge>}
      {minutes !== null && <Badge tone="warn">{texts.endsIn(minutes)}</Badge>}
    </>
  );
}
