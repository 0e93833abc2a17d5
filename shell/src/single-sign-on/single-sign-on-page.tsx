import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { Button } from '@widya/design-system/button';
import { Inline } from '@widya/design-system/layout';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { NewSession } from '../auth/send-auth.ts';
import { MessageWithReason } from '../public/message-with-reason.tsx';
import { PublicCard, toSignIn } from '../public/public-card.tsx';
import { LazySecondFactorStep } from '../second-factor/sign-in/lazy-second-factor-step.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { providerName } from './provider-name.ts';
import { begin, finish, isReturn, type ProviderSignIn, takeRequestedPath } from './provider-sign-in.ts';

export interface SingleSignOnPageProps {
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
  /** Stores the new session. */
  readonly onSignedIn: (session: NewSession) => void;
  /** Navigates to the provider's page, or to the requested one. */
  readonly leaveFor?: (address: string) => void;
  /** Query of the address, which the provider adds when it redirects back. */
  readonly search?: string;
}

const replaceLocation = (address: string): void => window.location.replace(address);

/** Redirects to the organisation's provider, and completes the sign-in when it redirects back. */
export function SingleSignOnPage({
  apiBase,
  onSignedIn,
  leaveFor = replaceLocation,
  search = window.location.search,
}: SingleSignOnPageProps) {
  const [signIn, setSignIn] = useState<ProviderSignIn>({ kind: 'redirecting' });

  const enter = (session: NewSession) => {
    onSignedIn(session);
    leaveFor(takeRequestedPath());
  };
  const start = useCallback(
    async (wanted: string) => {
      setSignIn({ kind: 'redirecting' });
      const begun = await begin(wanted, apiBase);
      if (typeof begun === 'string') leaveFor(begun);
      else setSignIn(begun);
    },
    [apiBase, leaveFor],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query that the provider added can be used only once.
  useEffect(() => {
    document.title = texts.pageTitle;
    if (!isReturn(search)) return void start(search);
    // A reload starts again instead of using the same answer twice.
    window.history.replaceState(null, '', SINGLE_SIGN_ON_PATH);
    setSignIn({ kind: 'finishing' });
    void finish(search, apiBase).then((next) => (next.kind === 'in' ? enter(next.session) : setSignIn(next)));
  }, []);

  const hasFailed = signIn.kind === 'failed' || signIn.kind === 'unknown';
  return (
    <PublicCard
      title={texts.title(providerName())}
      isBusy={signIn.kind === 'redirecting' || signIn.kind === 'finishing'}
      status={<SignInStatus signIn={signIn} />}
    >
      {signIn.kind === 'question' ? (
        <LazySecondFactorStep question={signIn.question} baseUrl={apiBase} onSignedIn={enter} onBack={toSignIn} />
      ) : null}
      {hasFailed ? (
        <Inline>
          <Button variant="primary" onClick={() => void start('')}>
            {texts.retry}
          </Button>
          <Button variant="ghost" onClick={toSignIn}>
            {texts.toSignIn}
          </Button>
        </Inline>
      ) : null}
    </PublicCard>
  );
}

function SignInStatus({ signIn }: { readonly signIn: ProviderSignIn }): ReactNode {
  switch (signIn.kind) {
    case 'redirecting':
      return <MessageWithReason message={texts.redirecting} why={texts.redirectingWhy} />;
    case 'finishing':
    case 'in':
      return <MessageWithReason message={texts.finishing} why={texts.finishingWhy} />;
    case 'question':
      return null;
    case 'unknown':
      return <MessageWithReason message={texts.failed} why={texts.unknown} />;
    case 'failed':
      return (
        <MessageWithReason
          message={texts.failed}
          why={signIn.failure.message ?? texts.noAnswer}
          requestId={signIn.failure.requestId}
        />
      );
  }
}
