import { STAFF_PATHS } from '@widya/contract/outward-address';
import { Button } from '@widya/design-system/button';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { MessageWithReason } from './message-with-reason.tsx';
import { checkLink, type PasswordLink } from './password-link.ts';
import { PasswordLinkForm } from './password-link-form.tsx';
import { linkTexts as texts } from './password-link-texts.ts';
import { PublicCard, toSignIn, Why } from './public-card.tsx';

interface PasswordLinkPageProps {
  readonly token: string;
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
}

/**
 * Page of a mailed password link, for staff and invited people. Opening it does not consume the link. Source: D137, S9.
 */
export function PasswordLinkPage({ token, apiBase }: PasswordLinkPageProps) {
  const [link, setLink] = useState<PasswordLink>({ kind: 'checking' });
  const check = useCallback(async () => {
    setLink({ kind: 'checking' });
    setLink(await checkLink(token, apiBase));
  }, [token, apiBase]);
  useEffect(() => {
    document.title = texts.pageTitle;
    void check();
  }, [check]);
  return (
    <PublicCard
      title={isClaim(link) ? texts.claimTitle : texts.title}
      isBusy={link.kind === 'checking'}
      status={<LinkStatus link={link} />}
    >
      {link.kind === 'form' ? (
        <PasswordLinkForm
          token={token}
          apiBase={apiBase}
          owner={link.owner}
          onDone={() => setLink({ kind: 'done', owner: link.owner })}
          onInvalid={() => setLink({ kind: 'invalid' })}
        />
      ) : null}
      {/* Only staff can sign in here. */}
      {link.kind === 'done' && link.owner.kind !== 'member' ? <Press label={texts.signIn} onPress={toSignIn} /> : null}
      {link.kind === 'failed' ? <Press label={texts.retry} onPress={() => void check()} /> : null}
      {link.kind === 'invalid' ? (
        <Press label={texts.requestNew} onPress={() => window.location.assign(STAFF_PATHS.forgottenPassword)} />
      ) : null}
    </PublicCard>
  );
}

const isClaim = (link: PasswordLink): boolean => 'owner' in link && link.owner.kind === 'member';

function Press({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <div>
      <Button variant="primary" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

function LinkStatus({ link }: { readonly link: PasswordLink }): ReactNode {
  switch (link.kind) {
    case 'checking':
      return <Why>{texts.checking}</Why>;
    case 'form':
      return <MessageWithReason message={texts.greeting(link.owner.name)} why={texts.greetingWhy[link.owner.kind]} />;
    case 'done':
      return (
        <MessageWithReason
          message={link.owner.kind === 'member' ? texts.done.member : texts.done.staff}
          why={texts.doneWhy[link.owner.kind]}
        />
      );
    case 'invalid':
      return <MessageWithReason message={texts.invalid} why={texts.invalidWhy} />;
    case 'failed':
      return (
        <MessageWithReason
          message={texts.failed}
          why={link.failure.message ?? texts.noAnswer}
          requestId={link.failure.requestId}
        />
      );
  }
}
