import { Unreachable } from '../start/unreachable.tsx';
import { useLoaded } from '../start/use-loaded.ts';
import { Splash } from '../ui/splash.tsx';

interface ConfirmEmailStartProps {
  readonly token: string;
  readonly apiBase: string;
}

const loadPage = () => import(/* webpackChunkName: "confirm-email" */ './confirm-email-page.tsx');

/** The confirmation page needs neither session nor remotes, so it is a chunk of its own. */
export function ConfirmEmailStart({ token, apiBase }: ConfirmEmailStartProps) {
  const [page, reload] = useLoaded(loadPage);
  if (page.status === 'failed') return <Unreachable cause="code" onRetry={reload} />;
  if (page.status === 'loading') return <Splash />;
  const { ConfirmEmailPage } = page.value;
  return <ConfirmEmailPage token={token} apiBase={apiBase} />;
}
