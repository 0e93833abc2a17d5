import { Button } from '@widya/design-system/button';
import { SkeletonArea, SkeletonText } from '@widya/design-system/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { type CertificateCheck, checkCertificate } from './certificate-check.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { certificateTexts as texts } from './certificate-texts.ts';
import { PublicCard } from './public-card.tsx';
import { Told } from './told.tsx';

interface CertificatePageProps {
  readonly code: string;
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
}

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
    <PublicCard
      title={texts.title}
      isBusy={check === null}
      answer={<Answer code={code} check={check} onRetry={() => ask()} />}
    >
      <CertificateForm />
    </PublicCard>
  );
}

interface AnswerProps {
  readonly code: string;
  /** Null while it is asked for. */
  readonly check: CertificateCheck | null;
  readonly onRetry: () => void;
}

function Answer({ code, check, onRetry }: AnswerProps) {
  if (check === null)
    return (
      <SkeletonArea>
        <SkeletonText lines={5} />
      </SkeletonArea>
    );
  if (check.kind === 'found') return <CertificateFacts code={code} certificate={check.certificate} />;
  if (check.kind === 'missing') return <Told message={texts.missing} why={texts.missingWhy} />;
  return (
    <>
      <Told message={texts.failed} why={check.message ?? texts.noAnswer} requestId={check.requestId} />
      <div>
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </>
  );
}
