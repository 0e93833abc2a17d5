import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './product.ts';

/** Somebody who has an account at the provider. */
export interface ProviderAccount {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

export interface ProviderProcess {
  /** Settings that lead a product to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/**
 * Starts an OpenID Connect provider on loopback.
 * @param site address of the product that it leads back to, @param accounts by their name at the provider.
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
