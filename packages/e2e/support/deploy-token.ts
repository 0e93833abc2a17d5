import { wibDate } from '@widya/contract/time/instants';
import { callProduct } from './api.ts';
import type { StoredSession } from './sign-in.ts';

/** Creates a deploy token for a remote with the session of a superadmin. @returns the token */
export async function createDeployToken(url: string, session: StoredSession, remote: string): Promise<string> {
  const day = wibDate(Date.now());
  const body = JSON.stringify({ name: 'CI uji', kind: 'deploy', remotes: [remote], access: 'write', last_day: day });
  const { token } = await callProduct<{ token: string }>(url, session, '/v1/api-tokens', { method: 'POST', body });
  return token;
}
