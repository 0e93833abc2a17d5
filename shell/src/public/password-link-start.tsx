import { Unreachable } from '../start/unreachable.tsx';
import { useLoaded } from '../start/use-loaded.ts';
import { Splash } from '../ui/splash.tsx';

interface PasswordLinkStartProps {
  readonly token: string;
  readonly apiBase: string;
}

const loadPage = () => import(/* webpackChunkName: "password-link" */ './password-link-page.tsx');

/** The page of a password link needs neither session nor remotes, so it is a chunk of its own. */
export function PasswordLinkStart({ token, apiBase }: PasswordLinkStartProps) {
  const [page, reload] = useLoaded(loadPage);
  if (page.status === 'failed') return <Unreachable cause="code" onRetry={reload} />;
  if (page.status === 'loading') return <Splash />;
  const { PasswordLinkPage } = page.value;
  return <PasswordLinkPage token={token} apiBase={apiBase} />;
}
