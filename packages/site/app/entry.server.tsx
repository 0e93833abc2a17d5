import type { SiteRequest } from '@widya/contract/site/site-request';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './parts/nonce-context.ts';

/** Renders the whole page before sending the first byte, because its status depends on the loaders. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <NonceContext value={site.nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={site.nonce} />
    </NonceContext>,
    { nonce: site.nonce, signal: request.signal },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Prevents React Router from printing errors: the server logs them with the request's id. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.site.reportError(error);
};

const handlers = new WeakMap<object, ReturnType<typeof createRequestHandler>>();

/** Handles a request for the server, which passes the bundle in because the bundle contains this module. */
export function respond(bundle: ServerBuild, request: Request, site: SiteRequest): Promise<Response> {
  const handler = handlers.get(bundle) ?? createRequestHandler(bundle, 'production');
  handlers.set(bundle, handler);
  return handler(request, { site });
}
