import { certificateStates } from '@widya/design-system/status/simple';
import { StatusBadge } from '@widya/design-system/status-badge';

interface CertificateFile {
  /** Null without a valid certificate. */
  readonly url: string | null;
  readonly revokedAt: string | null;
}

const stateOf = ({ url, revokedAt }: CertificateFile) => (url ? 'sent' : revokedAt ? 'revoked' : 'none');

/** Label of a certificate's state, for exports. */
export const certificateLabel = (file: CertificateFile): string => certificateStates[stateOf(file)]?.label ?? '';

/** "Terkirim", "Dicabut" or "Belum Dibuat". Source: B-121, B-122. */
export const CertificateBadge = (file: CertificateFile) => (
  <StatusBadge states={certificateStates} status={stateOf(file)} />
);
