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
  /** Closes the connections of stalled bodies. The first look at a body only records its progress. */
  readonly look: (now: number) => void;
}

/** @param patience how long a body may make no progress, in ms. */
export function createBodyWatch(patience: number): BodyWatch {
  const watched = new Map<WatchedCall, { readonly bytes: number; readonly since: number }>();
  const look = (call: WatchedCall, now: number): void => {
    const seen = watched.get(call);
    const { socket, complete, destroyed, readableEnded, readableLength } = call;
    if (seen === undefined || complete || destroyed || readableEnded) watched.delete(call);
    // Unread bytes mean that our handler is slow, not the client.
    else if (socket.bytesRead !== seen.bytes || readableLength > 0)
      watched.set(call, { bytes: socket.bytesRead, since: now });
    else if (now - seen.since >= patience) {
      watched.delete(call);
      call.destroy();
    }
  };
  return {
    begin: (call) => void watched.set(call, { bytes: -1, since: 0 }),
    look: (now) => {
      for (const call of watched.keys()) look(call, now);
    },
  };
}
