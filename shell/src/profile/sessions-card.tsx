import { useOwnSessions } from '@widya/api-client/accounts-sessions';
import { failureOf } from '@widya/api-client/api-error';
import type { OpenSession } from '@widya/contract/accounts-sessions';
import { Card, Muted, SectionTitle, Stack } from '@widya/design-system/layout';
import { LoadFailure } from '@widya/design-system/load-failure';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionTexts as texts } from './sessions-texts.ts';

const Rows = styled('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });

/** Where the own account is signed in. Source: S5. */
export function SessionsCard() {
  const { data, error, isValidating, retry } = useOwnSessions();
  return (
    <Card padded aria-label={texts.title}>
      <Stack>
        <SectionTitle>{texts.title}</SectionTitle>
        <Muted>{texts.detail}</Muted>
        {data ? (
          <Sessions sessions={data} />
        ) : error ? (
          <LoadFailure
            size="sm"
            title={texts.loadFailed}
            failure={failureOf(error)}
            retrying={isValidating}
            onRetry={retry}
          />
        ) : (
          <SkeletonArea label={texts.loading}>
            <SkeletonText lines={4} />
          </SkeletonArea>
        )}
      </Stack>
    </Card>
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
