import type { ReactNode } from 'react';
import { use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { useEntryScript } from './parts/entry-script.ts';
import { Failure } from './parts/failure.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';
import { Missing } from './parts/missing.tsx';
import { NonceContext } from './parts/nonce-context.ts';
import { pageOf } from './parts/page-handle.ts';
import { TooMany } from './parts/too-many.tsx';
import { TopicStyle } from './parts/topic-style.tsx';
import { CallFailure } from './server/call-failure.ts';
import { frameTexts } from './server/frame-texts.ts';
import 'virtual:tokens.css';
import './styles/site.css';
import icon from './styles/icon.svg?inline';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site } = context;
  return {
    frame: await frameTexts(context),
    hasProof: site.hasProof,
    requestId: site.requestId,
    origin: site.origin,
    path: new URL(request.url).pathname,
  };
}

/** The frame of every page; pages without a handle script contain no script element. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const script = useEntryScript();
  const page = pageOf(useMatches());
  const hydrates = page.script === 'hydrate';
  const shared = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="id" data-hydrate={hydrates ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} />
        <Meta />
        <Links />
        <TopicStyle tones={page.tones} nonce={nonce} />
        {page.script === 'form' && <script type="module" src={script} nonce={nonce} async />}
      </head>
      <body className={page.isOnCanvas ? 'canvas' : undefined}>
        <a className="skip" href="#isi">
          Langsung ke isi
        </a>
        {page.header ?? <Header path={shared?.path ?? '/'} hasProof={shared?.hasProof ?? false} />}
        {children}
        {!page.header && <Footer />}
        {page.bar}
        {hydrates && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

const Root = () => <Outlet />;
export default Root;

interface ErrorBoundaryProps {
  readonly error: unknown;
}

export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  const shared = useRouteLoaderData<typeof loader>('root');
  if (isRouteErrorResponse(error) && error.status === 404) return <Missing />;
  if (isRouteErrorResponse(error) && error.status === 429)
    return <TooMany message={String(error.data)} path={shared?.path ?? '/'} />;
  const requestId = error instanceof CallFailure ? error.requestId : shared?.requestId;
  return <Failure requestId={requestId ?? null} path={shared?.path ?? '/'} />;
}
