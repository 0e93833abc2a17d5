import './start/main-runs.ts';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { createRoot } from 'react-dom/client';
import { certificateCodeOf } from './public/certificate-check.ts';
import { CertificateStart } from './public/certificate-start.tsx';
import { createSessionStore } from './session/store.ts';
import { Product } from './start/product.tsx';
import { readRegistry } from './start/registry.ts';

const page = window.__WIDYA__;
const store = createSessionStore({ started: page.session, baseUrl: page.apiBase });

/** The signed-in frame: one chunk, asked for in parallel with the session check, retried by calling again. */
const loadApp = async () => {
  const { openApp } = await import(/* webpackChunkName: "app" */ './app/app.tsx');
  return openApp({ registry: readRegistry(page.registry), store, apiBase: page.apiBase });
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The public page behind a certificate's QR code: the same for visitors and staff. */
const certificateCode = certificateCodeOf(window.location.pathname);

createRoot(root).render(
  <DesignSystemProvider>
    {certificateCode === null ? (
      <Product store={store} page={page} loadApp={loadApp} />
    ) : (
      <CertificateStart code={certificateCode} apiBase={page.apiBase} />
    )}
  </DesignSystemProvider>,
);
