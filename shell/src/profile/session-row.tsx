import { useEndSessions } from '@widya/api-client/accounts-sessions';
import { failureOf } from '@widya/api-client/api-error';
import type { OpenSession } from '@widya/contract/accounts-sessions';
import { Badge } from '@widya/design-system/badge';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { formatDateTime } from '@widya/design-system/formats/date';
import { Inline } from '@widya/design-system/layout';
import { styled } from '@widya/design-system/styled';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { sessionTexts as texts } from './sessions-texts.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'center',
    justifyItems: { base: 'start', sm: 'stretch' },
    paddingBlock: '3.5',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
  },
});
const Device = styled('p', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });
const Failed = styled('div', { base: { gridColumn: '1 / -1', width: 'full' } });

/** One device, and the way to sign it out; the own one is left by 'Keluar'. */
export function SessionRow({ session }: { readonly session: OpenSession }) {
  const { id, device, ip, current } = session;
  const signedIn = formatDateTime(session.signed_in_at);
  const endSessions = useEndSessions();
  const { run, busy, failure } = useAction(async () => {
    await endSessions.one(id);
    toast.success(texts.ended(device));
  });
  return (
    <Row>
      <div>
        <Inline>
          <Device>{device}</Device>
          {current ? <Badge tone="ok">{texts.current}</Badge> : null}
        </Inline>
        <Fact>{texts.signedIn(signedIn)}</Fact>
        <Fact>{texts.lastUsed(formatDateTime(session.last_used_at))}</Fact>
        {ip === null ? null : <Fact>{texts.network(ip)}</Fact>}
      </div>
      {current ? null : (
        <Button size="sm" loading={busy} aria-label={texts.endOf(device, signedIn)} onClick={() => void run()}>
          {texts.end}
        </Button>
      )}
      {failure === null ? null : (
        <Failed>
          <FailureBanner failure={failureOf(failure)} />
        </Failed>
      )}
    </Row>
  );
}
