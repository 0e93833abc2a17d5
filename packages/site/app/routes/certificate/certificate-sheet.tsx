import type { VerifiedCertificate } from '@widya/contract/certificates';
import { formatDate, formatTime } from '@widya/contract/time/texts';
import { FileText, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const moment = (instant: string): string => `${formatDate(instant)}, ${formatTime(instant)}`;

/** The result of the verification, shown first. */
function Verdict({ status, revoked_at }: Pick<VerifiedCertificate, 'status' | 'revoked_at'>) {
  const isValid = status === 'VALID';
  const Icon = isValid ? ShieldCheck : ShieldX;
  return (
    <div className={`verdict ${isValid ? 'ok' : 'error'}`}>
      <span>
        <Icon size={30} aria-hidden="true" />
      </span>
      <h1>{isValid ? 'Sertifikat ini sah' : 'Sertifikat ini dicabut'}</h1>
      {isValid && <p>Diterbitkan oleh Widya dan masih berlaku.</p>}
      {!isValid && revoked_at !== null && <p>Dicabut pada {formatDate(revoked_at)}. Jangan dipakai sebagai bukti.</p>}
      {!isValid && revoked_at === null && <p>Pernah diterbitkan dan sudah tidak berlaku.</p>}
    </div>
  );
}

interface CertificateSheetProps {
  readonly certificate: VerifiedCertificate;
  readonly checkedAt: string;
}

/** An issued certificate, valid or revoked. */
export function CertificateSheet({ certificate, checkedAt }: CertificateSheetProps) {
  const { full_name, class_name, date, predicate, printed_number, issued_at, revoked_reason } = certificate;
  const isValid = certificate.status === 'VALID';
  return (
    <div className="card sheet">
      <Verdict {...certificate} />
      <div className="facts">
        <p className="muted small">{isValid ? 'Diberikan kepada' : 'Semula diberikan kepada'}</p>
        <p className="name">{full_name}</p>
        <dl>
          <Fact term="Kelas">{class_name}</Fact>
          {date !== null && <Fact term="Tanggal kelas">{formatDate(date)}</Fact>}
          {isValid && predicate !== null && <Fact term="Predikat">{predicate}</Fact>}
          <Fact term="Nomor">
            <span className="num">{printed_number}</span>
          </Fact>
          {isValid && <Fact term="Diterbitkan">{moment(issued_at)}</Fact>}
          {revoked_reason !== '' && <Fact term="Alasan">{revoked_reason}</Fact>}
          <Fact term="Diperiksa">{moment(checkedAt)}</Fact>
        </dl>
        {certificate.certificate_url !== null && (
          <a className="btn full" href={certificate.certificate_url}>
            <FileText size={20} aria-hidden="true" />
            Lihat sertifikat
          </a>
        )}
        {!isValid && (
          <a className="btn full" href="/aduan">
            Hubungi Widya
          </a>
        )}
      </div>
    </div>
  );
}
