import { failureOf } from '@widya/api-client/api-error';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { DraftBanner } from '@widya/design-system/draft-banner';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { LazyPart } from '@widya/design-system/lazy-part';
import { RecordPage } from '@widya/design-system/record-page';
import { SiteNotice } from '@widya/design-system/site-notice';
import { useSession } from '@widya/remote-kit/session';
import { useEffect, useRef, useState } from 'react';
import type { MailScope } from '../../mail-scope/mail-scope.ts';
import { mailOf } from '../broadcast-values.ts';
import { RecipientSummary } from '../recipients/recipient-summary.tsx';
import { RecipientsStep } from '../recipients/recipients-step.tsx';
import { BROADCAST_TEXTS as texts } from '../texts.ts';
import type { Broadcast } from '../use-broadcast.ts';
import { SendBar } from './send-bar.tsx';
import { WriteStep } from './write-step.tsx';

const loadPreview = () => import('../../mail-preview/preview-dialog.tsx').then(({ PreviewDialog }) => PreviewDialog);

interface ComposeProps {
  readonly broadcast: Broadcast;
  readonly scope: MailScope;
}

/** Composes a broadcast: recipients first, then the mail. */
export function Compose({ broadcast, scope }: ComposeProps) {
  const { step, values, draft, fill, counting, busy, failure, again, forget, send } = broadcast;
  const { site } = useSession().user;
  const [previewed, setPreviewed] = useState(false);
  const refusal = useRef<HTMLDivElement>(null);
  // Scrolls to the error, because the button is at the bottom and the error above the form.
  useEffect(() => {
    if (failure) refusal.current?.scrollIntoView?.({ block: 'center' });
  }, [failure]);
  const { offered } = draft;
  const close = () => setPreviewed(false);
  return (
    <RecordPage side={<RecipientSummary counting={counting} />}>
      {offered && (
        <DraftBanner
          savedAt={offered.savedAt}
          onRestore={() => {
            fill(offered.values);
            draft.takeUp();
          }}
          onDiscard={draft.drop}
        />
      )}
      {Boolean(failure) && (
        <div ref={refusal}>
          <FailureBanner failure={failureOf(failure)} />
        </div>
      )}
      <SiteNotice {...site} />
      {step === 'recipients' ? (
        <RecipientsStep broadcast={broadcast} scope={scope} />
      ) : (
        <>
          <WriteStep broadcast={broadcast} />
          <SendBar broadcast={broadcast} scope={scope} onPreview={() => setPreviewed(true)} />
        </>
      )}
      <ConfirmDialog
        open={again !== null}
        title={texts.againTitle}
        confirmLabel={texts.again}
        cancelLabel={texts.cancel}
        loading={busy}
        onConfirm={() => void send(true)}
        onCancel={forget}
      >
        {again}
      </ConfirmDialog>
      {previewed && (
        <LazyPart
          load={loadPreview}
          onFailure={close}
          props={{ title: texts.previewTitle, mail: mailOf(values, scope), scope, mayTest: true, onClose: close }}
        />
      )}
    </RecordPage>
  );
}
