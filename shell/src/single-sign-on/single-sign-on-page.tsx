import { SINGLE_SIGN_ON_PATH } from '@widya/contract/accounts-single-sign-on';
import { Button } from '@widya/design-system/button';
import { Inline } from '@widya/design-system/layout';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { NewSession } from '../auth/send-auth.ts';
import { MessageWithReason } from '../public/message-with-reason.tsx';
import { PublicCard, toSignIn } from '../public/public-card.tsx';
import { SecondFactorGuard } from '../second-factor/sign-in/second-factor-guard.tsx';
import { begin, finish, isReturn, type Journey, wantedPath } from './journey.ts';
import { pageTexts as texts } from './page-texts.ts';
import { providerName } from './provider-name.ts';

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
  const [journey, setJourney] = useState<Journey>({ kind: 'leading' });

  const enter = (session: NewSession) => {
    onSignedIn(session);
    leaveFor(wantedPath());
  };
  const start = useCallback(
    async (wanted: string) => {
      setJourney({ kind: 'leading' });
      const begun = await begin(wanted, apiBase);
      if (typeof begun === 'string') leaveFor(begun);
      else setJourney(begun);
    },
    [apiBase, leaveFor],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the provider led back with can be used once.
  useEffect(() => {
    document.title = texts.pageTitle;
    if (!isReturn(search)) return void start(search);
    // A reload starts again instead of using the same answer twice.
    window.history.replaceState(null, '', SINGLE_SIGN_ON_PATH);
    setJourney({ kind: 'finishing' });
    void finish(search, apiBase).then((next) => (next.kind === 'in' ? enter(next.session) : setJourney(next)));
  }, []);

  const isOver = journey.kind === 'failed' || journey.kind === 'over';
  return (
    <PublicCard
      title={texts.title(providerName())}
      isBusy={journey.kind === 'leading' || journey.kind === 'finishing'}
      answer={<Answer journey={journey} />}
    >
      {journey.kind === 'question' ? (
        <SecondFactorGuard question={journey.question} baseUrl={apiBase} onSignedIn={enter} onBack={toSignIn} />
      ) : null}
      {isOver ? (
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

function Answer({ journey }: { readonly journey: Journey }): ReactNode {
  switch (journey.kind) {
    case 'leading':
      return <MessageWithReason message={texts.leading} why={texts.leadingWhy} />;
    case 'finishing':
    case 'in':
      return <MessageWithReason message={texts.finishing} why={texts.finishingWhy} />;
    case 'question':
      return null;
    case 'over':
      return <MessageWithReason message={texts.failed} why={texts.over} />;
    case 'failed':
      return (
        <MessageWithReason
          message={texts.failed}
          why={journey.failure.message ?? texts.noAnswer}
          requestId={journey.failure.requestId}
        />
      );
  }
}
