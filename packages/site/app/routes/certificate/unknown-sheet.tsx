import { showCode } from '@widya/contract/certificate-template';
import { ShieldQuestionMark } from 'lucide-react';

interface UnknownSheetProps {
  readonly code: string;
}

/** Reveals neither that the certificate existed nor that it was invented. */
export function UnknownSheet({ code }: UnknownSheetProps) {
  return (
    <div className="card sheet">
      <div className="verdict">
        <span>
          <ShieldQuestionMark size={30} aria-hidden="true" />
        </span>
        <h1>Kode ini tidak ditemukan</h1>
        <p className="num">{showCode(code.toUpperCase().replaceAll('-', ''))}</p>
        <p>Periksa kembali kode yang tercetak di bawah kode QR. Huruf besar dan kecil tidak dibedakan.</p>
      </div>
    </div>
  );
}
