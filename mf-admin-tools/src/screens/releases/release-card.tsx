import type { Release } from '@widya/contract/releases';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { Card, Inline, Muted, SectionTitle, Spacer, Stack } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { audienceBadge } from './audience-text.ts';
import { RELEASES_TEXTS as texts } from './texts.ts';

const Version = styled('span', { base: { overflowWrap: 'anywhere' } });

interface ReleaseCardProps {
  readonly release: Release;
  readonly onOpen: () => void;
}

/** One remote: its state, the live version, and who published it. */
export function ReleaseCard({
  release: { remote, label, disabled, current, candidate, overrides },
  onOpen,
}: ReleaseCardProps) {
  return (
    <Card padded aria-label={label}>
      <Stack gap="2">
        <Inline>
          <SectionTitle>{label}</SectionTitle>
          <Muted>{remote}</Muted>
        </Inline>
        <Inline>
          <Badge tone={disabled ? 'error' : 'ok'}>{disabled ? texts.states.disabled : texts.states.active}</Badge>
          {candidate && <Badge tone="info">{audienceBadge(candidate)}</Badge>}
          {overrides.length > 0 && <Badge tone="warn">{texts.override}</Badge>}
        </Inline>
        <Version>{current.version}</Version>
        <Inline>
          <Muted>
            {current.release ? texts.published(formatDateTime(current.release.at), current.release.by) : texts.unknown}
          </Muted>
          <Spacer />
          <Button size="sm" onClick={onOpen} aria-label={texts.openOf(label)}>
            {texts.open}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
