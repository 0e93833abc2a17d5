import { Unreachable } from '../start/unreachable.tsx';
import { useLoaded } from '../start/use-loaded.ts';
import { Splash } from '../ui/splash.tsx';

interface CertificateStartProps {
  readonly code: string;
  readonly apiBase: string;
}

const loadPage = () => import(/* webpackChunkName: "certificate" */ './certificate-page.tsx');

/** The verification page needs neither session nor remotes, so it is a chunk of its own beside them. */
export function CertificateStart({ code, apiBase }: CertificateStartProps) {
  const [page, reload] = useLoaded(loadPage);
  if (page.status === 'failed') return <Unreachable cause="code" onRetry={reload} />;
  if (page.status === 'loading') return <Splash />;
  const { CertificatePage } = page.value;
  return <CertificatePage code={code} apiBase={apiBase} />;
}
