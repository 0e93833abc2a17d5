import type { SessionUser } from '@widya/contract/accounts';
import type { RemoteRoute } from '@widya/contract/routing/manifest';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { SWRConfig } from 'swr';
import { provideScreens } from './link-to.ts';
import { memoryHistory, ProductRouter } from './product-router.tsx';
import type { Registry } from './registry.ts';
import { useRoutes } from './router-host.ts';
import type { ScreenProps } from './screen.ts';
import { SessionProvider } from './session.ts';

/** An invented superadmin; spread it and change what a test needs. */
export const TEST_USER: SessionUser = {
  id: 1,
  email: 'superadmin@widya.example',
  name: 'Sekar Contoh',
  full_name: 'Sekar Contoh',
  phone_num: null,
  address: null,
  role: 'superadmin',
  userType: 'admin',
  menu: '[]',
  active: 1,
  position: null,
  image_url: null,
  session_expires_at: '2030-01-01T00:00:00.000Z',
  must_set_up_second_factor: false,
  may_override: false,
  site: { address: 'https://widya.example', participants: 'https://kelas.example', is_set: true },
  version: 1,
};

/** An account of an installation without a configured address, so that links use a guessed one. */
export const GUESSED_SITE_USER: SessionUser = {
  ...TEST_USER,
  site: { address: 'http://localhost:8080', participants: 'http://localhost:8080', is_set: false },
};

/** A registry with the given screens, for `linkTo`. Keys are screen names, values their paths. */
export function registryOf(screens: Readonly<Record<string, `/${string}`>>): Registry {
  const routes = Object.entries(screens).map(
    ([screen, path]): RemoteRoute => ({
      path,
      screen,
      menuKey: null,
      emptyMenuGrants: true,
      roles: ['admin'],
      title: screen,
    }),
  );
  const manifest = { remote: 'mf-test', contract: 1, label: 'Uji', routes, menu: [], tabs: [] };
  const current = {
    version: 'test',
    baseUrl: '/',
    entry: '',
    integrity: null,
    global: '',
    chunkGlobal: '',
    contract: 1,
    screens: {},
    manifest,
  };
  return { schema: 1, remotes: [{ name: 'mf-test', current, previous: null }] };
}

export interface FakeShellProps {
  readonly children: ReactNode;
  /** The signed-in account; default TEST_USER. */
  readonly user?: SessionUser;
  /** Address of the screen with its query: `/editor?page=2`. */
  readonly url?: string;
  /** Route pattern for `useParams`: `/editor/classDetail/:event_url`. */
  readonly path?: string;
  /** Screens of other remotes, name to path, for `linkTo`. */
  readonly screens?: Readonly<Record<string, `/${string}`>>;
  /** Further wrappers of the shell besides session, router and SWR: design-system provider, toaster. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
}

const PageContext = createContext<ReactNode>(null);

/** Renders the latest children of FakeShell, so that a re-rendered story is shown. */
const CurrentPage = () => useContext(PageContext);

function Pages({ path }: { readonly path: string }): ReactNode {
  return useRoutes([
    { path, element: <CurrentPage /> },
    { path: '*', element: <p>Halaman lain</p> },
  ]);
}

/**
 * The environment of a screen in stories and tests: session, in-memory router, and its own SWR cache. In Storybook, set
 * `parameters: { router: false }` on the story, because there must be only one router.
 */
export function FakeShell({ children, user = TEST_USER, url = '/', path = '*', screens = {}, Frame }: FakeShellProps) {
  const [history] = useState(() => {
    provideScreens(registryOf(screens));
    return memoryHistory(url);
  });
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      <SessionProvider user={user}>
        <PageContext value={Frame ? <Frame>{children}</Frame> : children}>
          <ProductRouter history={history}>
            <Pages path={path} />
          </ProductRouter>
        </PageContext>
      </SessionProvider>
    </SWRConfig>
  );
}

/** The props that the shell would pass to a screen. */
export function screenProps(params: Readonly<Record<string, string>> = {}): ScreenProps {
  const route: RemoteRoute = {
    path: '/',
    screen: 'Screen',
    menuKey: null,
    emptyMenuGrants: true,
    roles: ['superadmin', 'admin', 'instructor'],
    title: 'Layar',
  };
  return { params, route };
}
