import type { IncomingMessage } from 'node:http';

/** Where addresses end up whose percent-encoding is broken. It begins like no path of ours. */
export const UNREADABLE = '/.unreadable';

/** Routes an address that cannot be decoded like any other unknown one, so that its answer goes through every hook (headers, log). */
export function readableAddress(request: IncomingMessage): string {
  const url = request.url ?? '/';
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return UNREADABLE;
  }
}
