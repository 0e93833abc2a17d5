import { useSession } from '@widya/remote-kit/session';
import { useSessionControl } from '../app/store-context.ts';
import { type NewSession, sendAuth } from '../auth/send-auth.ts';
import { signInAsOf } from '../session/account-calls.ts';
import { clearStoredSession } from '../session/cookies.ts';
import { accountOf } from '../session/machine.ts';
import { OtherAccountDialog } from './other-account-dialog.tsx';
import { PasswordAgain } from './password-again.tsx';

const reload = () => window.location.reload();

/**
 * Covers the page when its session has ended. The same account continues there, and pending calls are repeated; another
 * account starts with a new page.
 */
export function SessionGuard() {
  const { store, interruption, leave } = useSessionControl();
  const { user } = useSession();

  const signedIn = ({ token, user: next }: NewSession) => {
    if (accountOf(next) === accountOf(user)) return store.signIn(token, next);
    store.handOver(token, next);
    leave(reload);
  };
  const giveUp = () => {
    clearStoredSession();
    leave(() => window.location.assign('/'));
  };

  if (interruption === null) return null;
  if (interruption === 'other-account') return <OtherAccountDialog onReload={() => leave(reload)} />;
  return (
    <PasswordAgain
      key={interruption}
      reason={interruption}
      email={user.email}
      signInAs={signInAsOf(user.userType)}
      send={(mode, values) => sendAuth(mode, values, store.baseUrl)}
      onSignedIn={signedIn}
      baseUrl={store.baseUrl}
      onLeave={giveUp}
    />
  );
}
