import { Unreachable } from '../start/unreachable.tsx';
import { useLoaded } from '../start/use-loaded.ts';
import { Splash } from '../ui/splash.tsx';

const loadPage = () => import(/* webpackChunkName: "forgotten-password" */ './forgotten-password-page.tsx');

/** The page of a forgotten password needs neither session nor remotes, so it is a chunk of its own. */
export function ForgottenPasswordStart({ apiBase }: { readonly apiBase: string }) {
  const [page, reload] = useLoaded(loadPage);
  if (page.status === 'failed') return <Unreachable cause="code" onRetry={reload} />;
  if (page.status === 'loading') return <Splash />;
  const { ForgottenPasswordPage } = page.value;
  return <ForgottenPasswordPage apiBase={apiBase} />;
}
