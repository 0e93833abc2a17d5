import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { CertificateScreen } from '../../features/certificate/certificate-screen.tsx';

/** Certificates of a course, without tabs. Source: B-117. */
export default function PrivateCertificate({ params }: ScreenProps) {
  return (
    <CertificateScreen kind="course" code={params.event_url ?? ''} tabs={['sertifikat']} defaults={CLASS_DEFAULTS} />
  );
}
