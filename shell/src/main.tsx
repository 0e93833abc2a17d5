import { DesignSystemProvider } from '@widya/design-system/provider';
import { createRoot } from 'react-dom/client';
import type { NewSession } from './auth/send-auth.ts';
import { pageForAnyone } from './public/page-for-anyone.tsx';
import { createSessionStore } from './session/store.ts';
import { overridePage } from './start/override-page.tsx';
import { Product } from './start/product.tsx';
import { readRegistry } from './start/registry.ts';

const page = window.__WIDYA__;
const store = createSessionStore({ started: page.session, baseUrl: page.apiBase });

const override = overridePage(store);

/** The signed-in frame: a chunk requested in parallel with the session check; calling it again retries. */
const loadApp = async () => {
  await override?.allowed();
  const { openApp } = await import(/* webpackChunkName: "app" */ './app/app.tsx');
  return openApp({ registry: readRegistry(page.registry), store, apiBase: page.apiBase });
};

const keep = ({ token, user }: NewSession) => store.signIn(token, user);

const product = <Product store={store} page={page} loadApp={loadApp} />;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The overlay of a development server also shows errors that a boundary has caught.
const options = process.env.NODE_ENV === 'development' || override ? { onCaughtError: reportError } : {};

createRoot(root, options).render(
  // Without a session, and before foreign code, the first page is text only, and its font comes at once.
  <DesignSystemProvider fontLater={page.session !== null && override === null}>
    {pageForAnyone(window.location.pathname, page.apiBase, keep) ?? (override ? override.around(product) : product)}
  </DesignSystemProvider>,
);
