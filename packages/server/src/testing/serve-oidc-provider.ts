import { type ProviderAccount, startOidcProvider } from './oidc-provider.ts';

/*
 * Runs an OpenID Connect provider as a separate process, for tests of the product started as in production. `node
 * serve-oidc-provider.ts <redirect address> <accounts>` prints the product's settings as one line of JSON. `<accounts>`
 * is a JSON object of accounts by name. The process ends with its parent.
 */

const [redirect = '', accounts = '{}'] = process.argv.slice(2);
const provider = await startOidcProvider(redirect);
for (const [name, account] of Object.entries(JSON.parse(accounts) as Record<string, ProviderAccount>))
  provider.accounts.set(name, account);
process.stdout.write(`${JSON.stringify(provider.env)}\n`);
process.stdin.resume().once('end', () => process.exit(0));
