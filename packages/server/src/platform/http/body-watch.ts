import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The properties of a request that are watched while its body arrives. */
export type WatchedCall = Pick<IncomingMessage, 'complete' | 'destroyed' | 'readableEnded' | 'readableLength'> & {
  readonly socket: Pick<Socket, 'bytesRead'>;
  /** Also closes the connection. */
  readonly destroy: () => unknown;
};

/** Requests whose bodies have not arrived completely. */
export interface BodyWatch {
  readonly begin: (call: WatchedCall) => void;
  /** Closes the connections of stalled bodies. The first check of a body only records its progress. */
  readonly check: (now: number) => void;
}

/** @param maxIdleMs how long a body may make no progress, in ms. */
export function createBodyWatch(maxIdleMs: number): BodyWatch {
  const watched = new Map<WatchedCall, { readonly bytes: number; readonly since: number }>();
  const check = (call: WatchedCall, now: number): void => {
    const last = watched.get(call);
    const { socket, complete, destroyed, readableEnded, readableLength } = call;
    if (last === undefined || complete || destroyed || readableEnded) watched.delete(call);
    // Unread bytes mean that our handler is slow, not the client.
    else if (socket.bytesRead !== last.bytes || readableLength > 0)
      watched.set(call, { bytes: socket.bytesRead, since: now });
    else if (now - last.since >= maxIdleMs) {
      watched.delete(call);
      call.destroy();
    }
  };
  return {
    begin: (call) => void watched.set(call, { bytes: -1, since: 0 }),
    check: (now) => {
      for (const call of watched.keys()) check(call, now);
    },
  };
}
