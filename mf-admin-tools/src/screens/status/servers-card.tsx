import type { Status } from '@widya/contract/status';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.servers;

/** Servers that share the database, with their versions. */
export function ServersCard({ servers }: Pick<Status, 'servers'>) {
  return (
    <StatusCard title={texts.title}>
      {servers.length === 0 && <Muted>{texts.none}</Muted>}
      {servers.map(({ id, host, version, node, jobs, alive, started_at, seen_at }) => (
        <Stack key={id} gap="1">
          <Inline>
            <strong>{host}</strong>
            <Badge tone={alive ? 'ok' : 'error'}>{alive ? texts.alive : texts.gone}</Badge>
          </Inline>
          <span>{texts.version(version, node)}</span>
          <Muted>{texts.work[`${jobs}`]}</Muted>
          <Muted>{alive ? texts.since(formatDateTime(started_at)) : texts.seen(formatDateTime(seen_at))}</Muted>
        </Stack>
      ))}
    </StatusCard>
  );
}
