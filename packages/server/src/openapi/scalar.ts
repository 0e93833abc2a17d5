import { createHash } from 'node:crypto';
import Fastify from 'fastify';

export interface Scalar {
  readonly page: string;
  /** Value of `Content-Security-Policy` for the page. */
  readonly policy: string;
  readonly script: string;
}

/** Nothing is sent to or loaded from other hosts. */
const SETTINGS = {
  url: '/openapi.json',
  cdn: '/docs/scalar.js',
  pageTitle: 'Widya API',
  proxyUrl: '',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

const INLINE_SCRIPT = /<script type="text\/javascript">([\s\S]*?)<\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page of Scalar with search, code samples and a form for calls. Its styles are in its script of 5 MB, so inline
 * styles are allowed on this page; it shows nothing that anybody entered.
 * @param apiOrigin where the form may send calls besides this origin; null for none.
 */
export async function openScalar(apiOrigin: string | null): Promise<Scalar> {
  // The plugin holds its script in memory, which a server whose documentation nobody reads should not do.
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(plugin, { routePrefix: '/docs', configuration: SETTINGS });
  const page = (await app.inject('/docs/')).body.replace('<html>', '<html lang="en">');
  const script = (await app.inject('/docs/js/scalar.js')).body;
  await app.close();
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, text = '']) => hashOf(text));
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self'${apiOrigin === null ? '' : ` ${apiOrigin}`}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { page, policy, script };
}
