import { useEndSessions } from '@widya/api-client/accounts-sessions';
import { failureOf } from '@widya/api-client/api-error';
import type { OpenSession } from '@widya/contract/accounts-sessions';
import { formatDateTime } from '@widya/contract/time/texts';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { AccountRow } from './account-row.tsx';
import { sessionTexts as texts } from './sessions-texts.ts';

/** A session with a button to sign it out; the own one ends by 'Keluar'. */
export function SessionRow({ session }: { readonly session: OpenSession }) {
  const { id, device, ip, current } = session;
  const signedIn = formatDateTime(session.signed_in_at);
  const endSessions = useEndSessions();
  const { run, busy, failure } = useAction(async () => {
    await endSessions.one(id);
    toast.success(texts.ended(device));
  });
  return (
    <li>
      <AccountRow
        name={device}
        badge={current ? <Badge tone="ok">{texts.current}</Badge> : null}
        facts={[
          texts.signedIn(signedIn),
          texts.lastUsed(formatDateTime(session.last_used_at)),
          ...(ip === null ? [] : [texts.network(ip)]),
        ]}
        actions={
          current ? null : (
            <Button size="sm" loading={busy} aria-label={texts.endOf(device, signedIn)} onClick={() => void run()}>
              {texts.end}
            </Button>
          )
        }
        below={failure === null ? null : <FailureBanner failure={failureOf(failure)} />}
      />
    </li>
  );
}
