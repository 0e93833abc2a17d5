import './start/main-runs.ts';
import { DesignSystemProvider } from '@widya/design-system/provider';
import { createRoot } from 'react-dom/client';
import { certificateCodeOf } from './public/certificate-check.ts';
import { CertificateStart } from './public/certificate-start.tsx';
import { confirmationTokenOf } from './public/confirm-email.ts';
import { ConfirmEmailStart } from './public/confirm-email-start.tsx';
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

/** Public pages that are the same for visitors and staff: behind a certificate's QR code, and behind the link of a confirmation mail. */
const { pathname } = window.location;
const certificateCode = certificateCodeOf(pathname);
const confirmationToken = confirmationTokenOf(pathname);

createRoot(root).render(
  <DesignSystemProvider>
    {certificateCode !== null ? (
      <CertificateStart code={certificateCode} apiBase={page.apiBase} />
    ) : confirmationToken !== null ? (
      <ConfirmEmailStart token={confirmationToken} apiBase={page.apiBase} />
    ) : (
      <Product store={store} page={page} loadApp={loadApp} />
    )}
  </DesignSystemProvider>,
);
