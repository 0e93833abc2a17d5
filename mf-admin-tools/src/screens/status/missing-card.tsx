import type { Status } from '@widya/contract/status';
import { Muted, Stack } from '@widya/design-system/layout';
import { StatusCard } from './status-card.tsx';
import { STATUS_TEXTS } from './texts.ts';

const texts = STATUS_TEXTS.missing;

/** What is not configured, and what that costs. */
export function MissingCard({ missing }: Pick<Status, 'missing'>) {
  return (
    <StatusCard title={texts.title}>
      {missing.length === 0 && <Muted>{texts.none}</Muted>}
      {missing.map((name) => (
        <Stack key={name} gap="1">
          <strong>{texts.settings[name].label}</strong>
          <Muted>{texts.settings[name].cost}</Muted>
        </Stack>
      ))}
    </StatusCard>
  );
}
