import { failureOf } from '@widya/api-client/api-error';
import { usePresenceActions, usePresenceMatch } from '@widya/api-client/presence';
import type { PresenceMatching } from '@widya/contract/presence';
import { Button } from '@widya/design-system/button';
import { Drawer } from '@widya/design-system/drawer';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatNumber } from '@widya/design-system/formats/number';
import { Muted, Stack } from '@widya/design-system/layout';
import { Tabs } from '@widya/design-system/tabs';
import { toast } from '@widya/design-system/toast';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { MATCH_TEXTS as texts } from '../texts.ts';
import { MatchList } from './match-list.tsx';
import { type MatchKind, markable, ofKind } from './matches.ts';

interface MatchDrawerProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Matches attendance forms of a class with its registrants: certain, to be confirmed, or unknown. D86. */
export function MatchDrawer({ code, onClose }: MatchDrawerProps) {
  const { data, error, retry, isValidating } = usePresenceMatch(code);
  const { mark } = usePresenceActions();
  const [kind, setKind] = useState<MatchKind>('email');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const marking = useAction(async (participants: readonly number[] | null) => {
    const { marked } = await mark(code, participants);
    toast.success(marked === 0 ? texts.nothingToMark : texts.marked(formatNumber(marked)));
    setChosen(new Set());
  });
  const matched = data ? ofKind(data, 'email') : [];
  const certain = matched.filter(markable).length;
  return (
    <Drawer
      open
      size="lg"
      title={data ? data.class_name : texts.title}
      onClose={onClose}
      locked={marking.busy}
      footer={
        kind === 'name' ? (
          <Button
            variant="primary"
            loading={marking.busy}
            disabled={chosen.size === 0}
            onClick={() => void marking.run([...chosen])}
          >
            {texts.markChosen(chosen.size)}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={marking.busy}
            disabled={certain === 0}
            onClick={() => void marking.run(null)}
          >
            {texts.markAll}
          </Button>
        )
      }
    >
      {data ? (
        <Stack>
          <FailureBanner failure={failureOf(marking.failure)} />
          <Muted>{texts.facts(formatNumber(data.present), formatNumber(data.accepted))}</Muted>
          {matched.length > 0 && certain === 0 ? <Muted>{texts.nothingToMark}</Muted> : null}
          {data.truncated ? <Muted>{texts.truncated}</Muted> : null}
          <MatchTabs data={data} kind={kind} onKind={setKind} chosen={chosen} onChosen={setChosen} />
        </Stack>
      ) : (
        <PendingRead of={{ error, retry, isValidating }} title={texts.failed} lines={8} />
      )}
    </Drawer>
  );
}

interface MatchTabsProps {
  readonly data: PresenceMatching;
  readonly kind: MatchKind;
  readonly onKind: (kind: MatchKind) => void;
  readonly chosen: ReadonlySet<number>;
  readonly onChosen: (chosen: ReadonlySet<number>) => void;
}

const KINDS: readonly MatchKind[] = ['email', 'name', 'none'];

function MatchTabs({ data, kind, onKind, chosen, onChosen }: MatchTabsProps) {
  return (
    <Tabs
      label={texts.title}
      items={KINDS.map((value) => ({
        value,
        label: `${texts.tabs[value]} ${formatNumber(ofKind(data, value).length)}`,
      }))}
      value={kind}
      onChange={(value) => onKind(KINDS.find((known) => known === value) ?? 'email')}
    >
      <MatchList key={kind} matches={ofKind(data, kind)} kind={kind} chosen={chosen} onChosen={onChosen} />
    </Tabs>
  );
}
