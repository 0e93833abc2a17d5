import { connect, createServer, type Socket } from 'node:net';

/** A line to the product that a test can break and mend. */
export interface BreakableLine {
  /** Where the product is reached through this line. */
  readonly url: string;
  /** Bytes that browsers have sent through it. */
  readonly sent: () => number;
  /** Lets so many more bytes leave; then the line breaks (`cut`), or nothing moves on it any more (`stall`). */
  readonly limit: (bytes: number, then: 'cut' | 'stall') => void;
  /** Resolves when the limit was reached. */
  readonly broken: () => Promise<void>;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a line of its own, byte for byte, to where the product is. */
export async function breakableLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let sent = 0;
  let left = Number.POSITIVE_INFINITY;
  let then: 'cut' | 'stall' = 'cut';
  let reached = Promise.withResolvers<void>();
  const breakNow = () => {
    reached.resolve();
    if (then === 'cut') for (const socket of open) socket.destroy();
  };
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
  };
  const server = createServer((browser) => {
    if (left <= 0 && then === 'cut') return void browser.destroy();
    const product = connect(Number(port), hostname);
    keep(browser);
    keep(product);
    browser.on('data', (bytes) => {
      sent += bytes.length;
      product.write(bytes.subarray(0, Math.max(0, left)));
      left -= bytes.length;
      if (left > 0) return;
      browser.pause();
      breakNow();
    });
    product.pipe(browser);
    browser.on('close', () => product.destroy());
    product.on('close', () => browser.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    url: `http://localhost:${address.port}`,
    sent: () => sent,
    limit: (bytes, what) => {
      reached = Promise.withResolvers();
      then = what;
      left = bytes;
    },
    broken: () => reached.promise,
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}
