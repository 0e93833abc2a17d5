import type { Release } from '@widya/contract/releases';
import { formatDateTime } from '@widya/contract/time/texts';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { Inline, Muted, Stack } from '@widya/design-system/layout';
import { useState } from 'react';
import { ActionDialog, type ReleaseAction } from './action-dialog.tsx';
import { audienceText } from './audience-text.ts';
import { ShareDialog } from './share-dialog.tsx';
import { RELEASES_TEXTS as texts } from './texts.ts';
import { VersionCharts } from './version-charts.tsx';
import { VersionFacts } from './version-facts.tsx';

/** Actions that are usually next, shown as primary buttons. */
const MAIN: ReadonlySet<ReleaseAction | 'share'> = new Set(['promote', 'enable']);

interface ReleaseDrawerProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** The actions that are possible now. */
function actionsOf({ candidate, previous, disabled, can_disable }: Release): readonly (ReleaseAction | 'share')[] {
  if (disabled) return ['enable'];
  return [
    ...(candidate ? (['promote', 'share', 'withdraw'] as const) : []),
    ...(!candidate && previous ? (['rollBack'] as const) : []),
    ...(can_disable ? (['disable'] as const) : []),
  ];
}

/** Everything about one remote: its versions, how well they run, and the possible actions. */
export function ReleaseDrawer({ release, onClose }: ReleaseDrawerProps) {
  const [opened, setOpened] = useState<ReleaseAction | null>(null);
  // The form edits the release that it was opened with, so that a change by somebody else is a conflict.
  const [shared, setShared] = useState<Release | null>(null);
  const { label, team, current, previous, candidate, overrides, disabled } = release;
  const open = (action: ReleaseAction | 'share') => (action === 'share' ? setShared(release) : setOpened(action));
  return (
    <Drawer open onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        {disabled && <Banner tone="warn">{texts.disabledNow}</Banner>}
        <Inline>
          {actionsOf(release).map((action) => (
            <Button key={action} variant={MAIN.has(action) ? 'primary' : 'secondary'} onClick={() => open(action)}>
              {texts.actions[action]}
            </Button>
          ))}
        </Inline>
        {team && <Muted>{`${texts.facts.team}: ${team.name}, ${team.email}`}</Muted>}
        {candidate && (
          <VersionFacts
            title={texts.versions.candidate}
            version={candidate}
            before={current}
            audience={audienceText(candidate)}
          />
        )}
        <VersionFacts title={texts.versions.current} version={current} before={previous} />
        {previous && <VersionFacts title={texts.versions.previous} version={previous} before={null} />}
        <VersionCharts release={release} />
        {overrides.length > 0 && (
          <Banner tone="info" title={texts.overrides}>
            {texts.overridesWhy}
            {overrides.map(({ origin, seen_at }) => (
              <p key={origin}>{texts.overrideSeen(origin, formatDateTime(seen_at))}</p>
            ))}
          </Banner>
        )}
      </Stack>
      {shared?.candidate && (
        <ShareDialog release={shared} candidate={shared.candidate} onClose={() => setShared(null)} />
      )}
      {opened !== null && <ActionDialog action={opened} release={release} onClose={() => setOpened(null)} />}
    </Drawer>
  );
}
