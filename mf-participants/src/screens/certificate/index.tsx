import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { CertificateScreen } from '../../features/certificate/certificate-screen.tsx';

/** Sertifikat and Sertifikat Tambahan of a class. Source: B-117. */
export default function Certificate({ params }: ScreenProps) {
  return (
    <CertificateScreen
      kind="class"
      code={params.event_url ?? ''}
      tabs={['sertifikat', 'tambahan']}
      defaults={CLASS_DEFAULTS}
    />
  );
}
