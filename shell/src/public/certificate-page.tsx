import { Button } from '@widya/design-system/button';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { styled } from '@widya/design-system/styled';
import { useCallback, useEffect, useState } from 'react';
import { type CertificateCheck, checkCertificate } from './certificate-check.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { certificateTexts as texts } from './certificate-texts.ts';
import { PublicPage } from './public-page.tsx';

const Card = styled('article', {
  base: {
    display: 'grid',
    gap: '5',
    width: 'full',
    maxWidth: '520px',
    padding: { base: '5', md: '8' },
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
  },
});
const Heading = styled('h1', { base: { textStyle: 'label', color: 'fg.muted' } });
const Message = styled('h2', { base: { textStyle: 'h1', overflowWrap: 'anywhere' } });
const Why = styled('p', { base: { margin: 0, color: 'fg.muted', overflowWrap: 'anywhere' } });

interface CertificatePageProps {
  readonly code: string;
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
}

const toSignIn = () => window.location.assign('/');

/** Where the QR code of a certificate leads: whether it is real, for anyone who holds it. Source: product bar 1.9. */
export function CertificatePage({ code, apiBase }: CertificatePageProps) {
  const [check, setCheck] = useState<CertificateCheck | null>(null);
  const ask = useCallback(
    (signal?: AbortSignal) => {
      setCheck(null);
      void checkCertificate(code, apiBase, signal).then((found) => {
        if (!signal?.aborted) setCheck(found);
      });
    },
    [code, apiBase],
  );
  useEffect(() => {
    document.title = texts.pageTitle;
    const leaving = new AbortController();
    ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);
  return (
    <PublicPage onAuth={toSignIn} onCreateEvent={toSignIn}>
      <Card aria-busy={check === null}>
        <Heading>{texts.title}</Heading>
        <div role="status" style={{ display: 'contents' }}>
          {check === null && (
            <SkeletonArea>
              <SkeletonText lines={5} />
            </SkeletonArea>
          )}
          {check?.kind === 'found' && <CertificateFacts code={code} certificate={check.certificate} />}
          {check?.kind === 'missing' && (
            <>
              <Message>{texts.missing}</Message>
              <Why>{texts.missingWhy}</Why>
            </>
          )}
          {check?.kind === 'failed' && (
            <>
              <Message>{texts.failed}</Message>
              <Why>{check.message ?? texts.noAnswer}</Why>
              {check.requestId && (
                <Why>
                  {texts.requestId}: {check.requestId}
                </Why>
              )}
              <div>
                <Button variant="primary" onClick={() => ask()}>
                  {texts.retry}
                </Button>
              </div>
            </>
          )}
        </div>
        <CertificateForm />
      </Card>
    </PublicPage>
  );
}
