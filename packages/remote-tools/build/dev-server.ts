import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** A running development server. */
export interface DevServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves an app from memory with hot reload. Each app has its own server, because a shared one sends every app the
 * updates of all others, and the page reloads.
 */
export async function serveHot(config: Configuration, port: number, options: ServerOptions = {}): Promise<DevServer> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack accepted no configuration');
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost'],
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      static: false,
      ...options,
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) => compiler.hooks.done.tap('serveHot', () => resolve()));
  await server.start();
  await compiled;
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/**
 * Options of the shell's server: built files of other remotes, a proxy to the API, and the page for every other path.
 */
export function shellServerOptions(parts: {
  readonly dist: string;
  readonly api: string;
  /** Returns the page with the current registry. */
  readonly page: () => Promise<string>;
  readonly registry: () => Promise<string>;
}): ServerOptions {
  const isApi = (pathname: string) => /^\/(v1|v2|files|poster|docs|openapi\.json|healthz|readyz)(\/|$)/.test(pathname);
  const isFile = (pathname: string) => /\.(js|json|map|css|woff2?|ttf)$/.test(pathname);
  return {
    static: { directory: path.join(parts.dist, 'remotes'), publicPath: '/remotes', watch: false },
    devMiddleware: { index: false },
    proxy: [{ pathFilter: isApi, target: parts.api, changeOrigin: false }],
    setupMiddlewares: (middlewares) => [
      {
        name: 'widya-registry',
        path: '/registry.json',
        middleware: (_request: unknown, response: HttpResponse) =>
          void send(response, 'application/json', parts.registry),
      },
      ...middlewares,
      {
        name: 'widya-page',
        middleware: (request: { url?: string }, response: HttpResponse, next: () => void) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (isApi(pathname) || isFile(pathname)) next();
          else void send(response, 'text/html; charset=utf-8', parts.page);
        },
      },
    ],
  };
}

interface HttpResponse {
  statusCode: number;
  setHeader: (name: string, value: string) => unknown;
  end: (text: string) => unknown;
}

async function send(response: HttpResponse, type: string, text: () => Promise<string>): Promise<void> {
  try {
    const body = await text();
    response.setHeader('Content-Type', type);
    response.end(body);
  } catch (error) {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(String(error));
  }
}
