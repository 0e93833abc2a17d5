import { Button } from '@widya/design-system/button';
import { useEffect, useState } from 'react';
import { type Confirmation, type ConfirmStep, takeStep } from './confirm-email.ts';
import { confirmTexts as texts } from './confirm-email-texts.ts';
import { MessageWithReason } from './message-with-reason.tsx';
import { PublicCard, toSignIn } from './public-card.tsx';

interface ConfirmEmailPageProps {
  readonly token: string;
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
}

/** Page of the link in a confirmation mail. Asks before confirming, because mail scanners open links. Source: D11. */
export function ConfirmEmailPage({ token, apiBase }: ConfirmEmailPageProps) {
  const [state, setState] = useState<Confirmation>({ kind: 'question' });
  const [sending, setSending] = useState(false);
  useEffect(() => {
    document.title = texts.pageTitle;
  }, []);
  const take = async (step: ConfirmStep) => {
    setSending(true);
    setState(await takeStep(step, token, apiBase));
    setSending(false);
  };
  const { message, why, button } = viewOf(state, take);
  return (
    <PublicCard
      title={texts.title}
      isBusy={sending}
      status={
        <MessageWithReason
          message={message}
          why={why}
          requestId={state.kind === 'failed' ? state.failure.requestId : null}
        />
      }
    >
      {button && (
        <div>
          <Button variant="primary" loading={sending} onClick={button.press}>
            {button.label}
          </Button>
        </div>
      )}
    </PublicCard>
  );
}

interface View {
  readonly message: string;
  readonly why: string;
  readonly button: { readonly label: string; readonly press: () => void } | null;
}

function viewOf(state: Confirmation, take: (step: ConfirmStep) => Promise<void>): View {
  const step = (label: string, next: ConfirmStep) => ({ label, press: () => void take(next) });
  switch (state.kind) {
    case 'question':
      return { message: texts.question, why: texts.questionWhy, button: step(texts.confirm, 'confirm') };
    case 'done':
      return { message: texts.done, why: texts.doneWhy, button: { label: texts.signIn, press: toSignIn } };
    case 'invalid':
      return { message: texts.invalid, why: texts.invalidWhy, button: step(texts.resend, 'resend') };
    case 'resent':
      return { message: texts.resent, why: texts.resentWhy, button: null };
    case 'failed':
      return {
        message: texts.failed,
        why: state.failure.message ?? texts.noAnswer,
        button: step(texts.retry, state.step),
      };
  }
}
