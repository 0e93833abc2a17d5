import { once } from 'node:events';
import { createServer } from 'node:net';
import type { SettingProblem } from './config-error.ts';

/** Timeout for resolving the name of the host, in ms. */
const PATIENCE = 5_000;

const HOSTS = 'use localhost, 0.0.0.0 for every address, or an address that this machine has';

function problemOf(code: string): SettingProblem {
  switch (code) {
    case 'EADDRINUSE':
      return {
        name: 'PORT',
        message: 'is in use by another program; stop it, or choose another port: PORT=8081 npx -y pnpm start',
      };
    case 'EACCES':
      return { name: 'PORT', message: 'is not open to this user; choose a port from 1024 to 65535' };
    case 'EADDRNOTAVAIL':
      return { name: 'HOST', message: `is not an address of this machine; ${HOSTS}` };
    default:
      return { name: 'HOST', message: `cannot be listened on (${code}); ${HOSTS}` };
  }
}

/** Listens for a moment, to find out whether the server will be able to. */
export async function listenProblem(host: string, port: number): Promise<SettingProblem | null> {
  const server = createServer();
  try {
    const listening = once(server, 'listening', { signal: AbortSignal.timeout(PATIENCE) });
    server.listen({ host, port });
    await listening;
    return null;
  } catch (error) {
    return problemOf(error instanceof Error && 'code' in error ? String(error.code) : 'no answer');
  } finally {
    await new Promise((done) => server.close(done));
  }
}
