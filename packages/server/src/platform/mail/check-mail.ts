import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { textOfError } from '../text/text-of-error.ts';
import { checkMailRecords, type DkimKey, type ResolveTxt } from './mail-records.ts';

const USAGE = `pnpm check-mail <domain> [DKIM selector] [--server 192.0.2.1]

Reports missing or wrong DNS records for mail. Exits with 1 when there are any.
--server  asks this name server, for example that of the domain before others know a new record`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string' }, help: { type: 'boolean' } },
});

function resolverOf(server: string | undefined): ResolveTxt {
  const dns = new Resolver();
  if (server !== undefined) dns.setServers([server]);
  return async (name) => {
    try {
      return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code))) return [];
      throw error;
    }
  };
}

/** The key of the settings, compared with the published one if it is meant for this domain. */
function dkimOf(domain: string, named: string | undefined): DkimKey | null {
  const own = loadConfig(process.env).smtp?.dkim;
  const selector = named ?? process.env.DKIM_SELECTOR;
  if (selector === undefined) return null;
  const isOwn = own?.domain === domain && own.selector === selector;
  return { selector, privateKey: isOwn ? own.privateKey : null };
}

async function check(domain: string, selector: string | undefined): Promise<void> {
  const dkim = dkimOf(domain, selector);
  const records = await checkMailRecords(domain, dkim, resolverOf(values.server));
  for (const { name, problem } of records) console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n  ${problem}`);
  if (dkim === null) console.log('– DKIM was not looked at: name the selector, or set DKIM_SELECTOR.');
  process.exitCode = records.every(({ problem }) => problem === null) ? 0 : 1;
}

const [domain, selector] = positionals;
if (values.help || domain === undefined || positionals.length > 2) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else
  await check(domain, selector).catch((error: unknown) => {
    const message = textOfError(error);
    console.error(error instanceof ConfigError ? message : `The name server did not answer: ${message}`);
    process.exitCode = 2;
  });
