import { showCode } from '@widya/contract/certificate-template';
import type { VerifiedCertificate } from '@widya/contract/certificates';
import { Badge } from '@widya/design-system/badge';
import { formatLongDate } from '@widya/design-system/formats/date';
import { styled } from '@widya/design-system/styled';
import { certificateTexts as texts } from './certificate-texts.ts';

const Facts = styled('dl', { base: { display: 'grid', gap: '4', margin: 0, textAlign: 'start' } });
const Fact = styled('div', { base: { minWidth: 0 } });
const Term = styled('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Value = styled('dd', { base: { margin: 0, fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Name = styled('dd', { base: { margin: 0, textStyle: 'h1', overflowWrap: 'anywhere' } });
const Note = styled('p', { base: { margin: 0, color: 'fg.muted' } });

interface CertificateFactsProps {
  readonly code: string;
  readonly certificate: VerifiedCertificate;
}

/** Name, class, date and status, and nothing else. */
export function CertificateFacts({ code, certificate }: CertificateFactsProps) {
  const { full_name, class_name, date, status } = certificate;
  const isValid = status === 'VALID';
  return (
    <>
      <div>
        <Badge tone={isValid ? 'ok' : 'error'}>{isValid ? texts.valid : texts.revoked}</Badge>
      </div>
      {!isValid && <Note>{texts.revokedWhy}</Note>}
      <Facts>
        <Fact>
          <Term>{texts.name}</Term>
          <Name>{full_name}</Name>
        </Fact>
        <Fact>
          <Term>{texts.className}</Term>
          <Value>{class_name}</Value>
        </Fact>
        {date && (
          <Fact>
            <Term>{texts.date}</Term>
            <Value>{formatLongDate(date)}</Value>
          </Fact>
        )}
        <Fact>
          <Term>{texts.code}</Term>
          <Value>{showCode(code.toUpperCase().replaceAll('-', ''))}</Value>
        </Fact>
      </Facts>
    </>
  );
}
