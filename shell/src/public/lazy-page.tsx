import type { ComponentType } from 'react';
import { Unreachable } from '../start/unreachable.tsx';
import { useLoaded } from '../start/use-loaded.ts';
import { Splash } from '../ui/splash.tsx';

interface LazyPageProps<Props extends object> {
  /** Loads the code of the page. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A page that needs neither session nor remotes, in its own chunk. */
export function LazyPage<Props extends object>({ load, props }: LazyPageProps<Props>) {
  const [page, reload] = useLoaded(load);
  if (page.status === 'failed') return <Unreachable cause="code" onRetry={reload} />;
  if (page.status === 'loading') return <Splash />;
  const Page = page.value;
  return <Page {...props} />;
}
