import helmet from '@fastify/helmet';
import { EMBED_ORIGINS } from '@widya/contract/live-stream-embed';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** sha256 of the empty text: emotion inserts an empty <style> and fills it with insertRule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes of what is inline in the page, `sha256-…`. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface PageSources extends InlineHashes {
  /** Additional origins from which remotes are loaded. */
  readonly remoteOrigins: readonly string[];
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The content security policy: the boot script and the style of the skeleton, allowed by their hashes, are the only
 * inline code; no plug-ins, no framing, no other base.
 * @param sources of the current page; called for each response, because remotes are published while the server runs.
 */
export function contentSecurityPolicy(
  config: Config,
  { scriptHashes, styleHashes, remoteOrigins }: PageSources,
): string {
  const code = ["'self'", ...remoteOrigins, ...config.overrideOrigins];
  const files = config.filesUrl === null ? [] : [config.filesUrl];
  const sockets = config.overrideOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives = {
    'default-src': ["'self'"],
    'script-src': [...code, ...quoted(scriptHashes)],
    'style-src': [...code, EMPTY_STYLE, ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...files],
    'media-src': ["'self'", 'blob:', 'https:', ...files],
    'font-src': code,
    'connect-src': [...code, ...(config.apiBaseUrl ? [config.apiBaseUrl] : []), ...files, ...sockets],
    'worker-src': ["'self'", 'blob:'],
    // Previews of live streams.
    'frame-src': ["'self'", ...EMBED_ORIGINS],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Headers of every response (S45). HSTS is only sent behind TLS, as browsers ignore it on plain http. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  sources: () => PageSources,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', contentSecurityPolicy(config, sources()));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}
