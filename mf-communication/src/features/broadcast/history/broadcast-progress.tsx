import type { EmailBroadcast } from '@widya/contract/email-broadcasts';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Stack } from '@widya/design-system/layout';
import { ProgressBar } from '@widya/design-system/progress-bar';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import { RECIPIENT_STATES } from './broadcast-states.ts';
import { RecallBanner } from './recall-banner.tsx';
import { HISTORY_TEXTS as texts } from './texts.ts';
import { useControls } from './use-controls.ts';

const Actions = styled(Inline, { base: { _empty: { display: 'none' } } });
const STATES = ['sent', 'queued', 'failed', 'bounced', 'skipped'] as const;

/** Progress and actions of a broadcast. Its counts always add up to the total (S37). */
export function BroadcastProgress({ broadcast }: { readonly broadcast: EmailBroadcast }) {
  const { id, state, counts, starts_at, subject } = broadcast;
  const { busy, run } = useControls(id);
  const [confirming, setConfirming] = useState(false);
  const isRunning = state === 'SENDING' || state === 'PAUSED';
  return (
    <Stack gap="3">
      {state === 'SCHEDULED' && <RecallBanner startsAt={starts_at} busy={busy} onRecall={() => run('recall')} />}
      <ProgressBar
        label={subject}
        value={counts.total - counts.queued}
        max={Math.max(1, counts.total)}
        tone={counts.queued === 0 && counts.failed + counts.bounced === 0 && counts.sent > 0 ? 'ok' : 'accent'}
      />
      <KeyValueList
        figures
        items={STATES.filter((one) => one === 'sent' || counts[one] > 0).map((one) => ({
          label: RECIPIENT_STATES[one].label,
          value: one === 'sent' ? texts.progress(counts.sent, counts.total) : formatNumber(counts[one]),
        }))}
      />
      <Actions>
        {state === 'SENDING' && (
          <Button size="sm" loading={busy} onClick={() => run('pause')}>
            {texts.pause}
          </Button>
        )}
        {state === 'PAUSED' && (
          <Button size="sm" variant="primary" loading={busy} onClick={() => run('resume')}>
            {texts.resume}
          </Button>
        )}
        {isRunning && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => setConfirming(true)}>
            {texts.cancel}
          </Button>
        )}
        {!isRunning && state !== 'SCHEDULED' && counts.failed > 0 && (
          <Button size="sm" loading={busy} onClick={() => run('retryFailed')}>
            {texts.retry(counts.failed)}
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        open={confirming}
        danger
        title={texts.cancelTitle}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          run('cancel');
        }}
      >
        {texts.cancelWhy(counts.queued)}
      </ConfirmDialog>
    </Stack>
  );
}
