import { TEMPLATE_SCREEN_DEFAULTS } from '@widya/contract/certificate-template';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { CertificateScreen } from '../../features/certificate/certificate-screen.tsx';

/** Template editor and competencies of a class. Source: B-118, D88. */
export default function NewCertificate({ params }: ScreenProps) {
  return (
    <CertificateScreen
      kind="class"
      code={params.event_url ?? ''}
      tabs={['sertifikat', 'kompetensi']}
      defaults={TEMPLATE_SCREEN_DEFAULTS}
    />
  );
}
