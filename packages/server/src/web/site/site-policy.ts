import { EMBED_ORIGINS } from '@widya/contract/live-stream-embed';
import type { Config } from '../../platform/config/config.ts';

type Settings = Pick<Config, 'filesUrl'>;

/**
 * The content security policy of the participants' pages: only our own files, and scripts with the request's nonce.
 * @param framing who may show the page in a frame.
 */
export function sitePolicy({ filesUrl }: Settings, nonce: string, framing: "'none'" | "'self'" = "'none'"): string {
  const files = filesUrl === null ? '' : ` ${filesUrl}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https:${files}`,
    `media-src 'self' https:${files}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${EMBED_ORIGINS.join(' ')}`,
    "form-action 'self' https:",
    `frame-ancestors ${framing}`,
    "base-uri 'none'",
  ].join('; ');
}
