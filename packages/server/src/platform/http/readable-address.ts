import type { IncomingMessage } from 'node:http';

/** Replaces addresses with broken percent-encoding; no real path begins like it. */
export const UNREADABLE = '/.unreadable';

/**
 * Rewrites an address that cannot be decoded to an unknown route, so that its response goes through all hooks (headers,
 * log).
 */
export function readableAddress(request: IncomingMessage): string {
  const url = request.url ?? '/';
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return UNREADABLE;
  }
}
