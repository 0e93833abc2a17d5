import { once } from 'node:events';
import { createServer } from 'node:net';
import type { SettingProblem } from './config-error.ts';

/** Timeout for resolving the name of the host, in ms. */
const TIMEOUT_MS = 5_000;

const HOSTS = 'use localhost, 0.0.0.0 for every address, or an address that this machine has';

/** Variables that name the address. */
export interface AddressNames {
  readonly host: string;
  readonly port: string;
}

function problemOf(code: string, { host, port }: AddressNames): SettingProblem {
  switch (code) {
    case 'EADDRINUSE':
      return {
        name: port,
        message: `is in use by another program; stop it, or choose another port: ${port}=8081 npx -y pnpm start`,
      };
    case 'EACCES':
      return { name: port, message: 'is not open to this user; choose a port from 1024 to 65535' };
    case 'EADDRNOTAVAIL':
      return { name: host, message: `is not an address of this machine; ${HOSTS}` };
    default:
      return { name: host, message: `cannot be listened on (${code}); ${HOSTS}` };
  }
}

/** Listens for a moment, to find out whether the server will be able to. */
export async function listenProblem(
  host: string,
  port: number,
  names: AddressNames = { host: 'HOST', port: 'PORT' },
): Promise<SettingProblem | null> {
  const server = createServer();
  try {
    const listening = once(server, 'listening', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    server.listen({ host, port });
    await listening;
    return null;
  } catch (error) {
    return problemOf(error instanceof Error && 'code' in error ? String(error.code) : 'no answer', names);
  } finally {
    await new Promise((done) => server.close(done));
  }
}
