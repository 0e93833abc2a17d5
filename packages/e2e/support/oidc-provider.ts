import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './product.ts';

export interface ProviderAccount {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

export interface ProviderProcess {
  /** Settings of a product that uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/**
 * Starts an OpenID Connect provider on loopback.
 * @param site address of the product to which the provider redirects.
 * @param accounts accounts by their name at the provider.
 */
export async function startOidcProvider(
  site: string,
  accounts: Readonly<Record<string, ProviderAccount>>,
): Promise<ProviderProcess> {
  const script = path.join(ROOT, 'packages/server/src/testing/serve-oidc-provider.ts');
  const child = spawn(process.execPath, [script, `${site}/masuk`, JSON.stringify(accounts)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout))
    if (line.startsWith('{')) return { env: JSON.parse(line), stop: () => void child.kill() };
  throw new Error('The provider ended before it was ready');
}
