import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What is looked at of a call whose body is on its way. */
export type WatchedCall = Pick<IncomingMessage, 'complete' | 'destroyed' | 'readableEnded' | 'readableLength'> & {
  readonly socket: Pick<Socket, 'bytesRead'>;
  /** Ends the connection too. */
  readonly destroy: () => unknown;
};

/** Calls whose bodies have not arrived yet. */
export interface BodyWatch {
  readonly begin: (call: WatchedCall) => void;
  /** Cuts the connections of bodies that stand still. The first look at a body only notes how far it is. */
  readonly look: (now: number) => void;
}

/** @param patience so long a body may stand still, ms. */
export function createBodyWatch(patience: number): BodyWatch {
  const watched = new Map<WatchedCall, { readonly bytes: number; readonly since: number }>();
  const look = (call: WatchedCall, now: number): void => {
    const seen = watched.get(call);
    const { socket, complete, destroyed, readableEnded, readableLength } = call;
    if (seen === undefined || complete || destroyed || readableEnded) watched.delete(call);
    // Bytes that nobody has fetched yet: then it is we who are slow.
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
