import { useOwnSessions } from '@widya/api-client/accounts-sessions';
import type { OpenSession } from '@widya/contract/accounts-sessions';
import { Muted } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { AccountCard } from './account-card.tsx';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { PROFILE_PARTS } from './profile-parts.ts';
import { SessionRow } from './session-row.tsx';
import { sessionTexts as texts } from './sessions-texts.ts';

const Rows = styled('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });

/** The sessions of the own account. Source: S5. */
export function SessionsCard() {
  return (
    <AccountCard texts={texts} anchor={PROFILE_PARTS.sessions.anchor} query={useOwnSessions()}>
      {(sessions) => <Sessions sessions={sessions} />}
    </AccountCard>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Rows>
      {others === 0 ? <Muted>{texts.onlyThis}</Muted> : <EndOtherSessions count={others} />}
    </>
  );
}
