import { formatClock } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { EyeIcon, SendIcon } from '@widya/design-system/icon';
import { Muted } from '@widya/design-system/layout';
import { SaveBarBox } from '@widya/design-system/save-bar';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import { TestButton } from '../../mail-preview/test-button.tsx';
import type { MailScope } from '../../mail-scope/mail-scope.ts';
import { mailOf } from '../broadcast-values.ts';
import { BROADCAST_TEXTS as texts } from '../texts.ts';
import type { Broadcast } from '../use-broadcast.ts';

const Bar = styled(SaveBarBox, { base: { justifyContent: 'flex-end', gap: '2' } });
const StatusText = styled('span', { base: { flex: { base: '1 0 100%', md: '1 1 140px' }, minWidth: 0 } });

interface SendBarProps {
  readonly broadcast: Broadcast;
  readonly scope: MailScope;
  readonly onPreview: () => void;
}

/** Actions on a composed mail; the main button shows the number of recipients. */
export function SendBar({ broadcast, scope, onPreview }: SendBarProps) {
  const { values, counting, busy, draft, dirty, send, discard } = broadcast;
  const [confirming, setConfirming] = useState(false);
  const { count } = counting;
  return (
    <Bar role="region" aria-label={texts.bar}>
      <StatusText role="status">
        {texts.unsent}
        {draft.savedAt && <Muted> · {texts.draftSaved(formatClock(draft.savedAt))}</Muted>}
      </StatusText>
      {dirty && (
        <Button size="sm" variant="ghost" disabled={busy} onClick={() => setConfirming(true)}>
          {texts.discard}
        </Button>
      )}
      <Button size="sm" icon={<EyeIcon size={15} aria-hidden />} onClick={onPreview}>
        {texts.preview}
      </Button>
      <TestButton
        size="sm"
        mail={mailOf(values, scope)}
        disabled={values.subject.trim() === '' || values.content === ''}
      />
      <Button
        size="sm"
        variant="primary"
        icon={<SendIcon size={15} aria-hidden />}
        loading={busy}
        disabled={counting.counting}
        onClick={() => void send()}
      >
        {count ? texts.send(count.sendable) : texts.sendNobody}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={texts.discardTitle}
        confirmLabel={texts.discard}
        cancelLabel={texts.keep}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          discard();
        }}
      >
        {texts.discardWhy}
      </ConfirmDialog>
    </Bar>
  );
}
