import { resolveTxt } from 'node:dns/promises';
import { checkMailRecords, type ResolveTxt } from './mail-records.ts';

// `pnpm check-mail <domain> [selector]`: reports missing or wrong DNS records for mail. Exits with 1 when there are
// any.
const [domain, selector = process.env.DKIM_SELECTOR ?? null] = process.argv.slice(2);
if (domain === undefined) {
  console.error('Usage: pnpm check-mail <domain> [DKIM selector]');
  process.exit(2);
}

const resolve: ResolveTxt = async (name) => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code))) return [];
    throw error;
  }
};

try {
  const records = await checkMailRecords(domain, selector, resolve);
  for (const { name, problem } of records) console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n  ${problem}`);
  if (selector === null) console.log('– DKIM was not looked at: name the selector, or set DKIM_SELECTOR.');
  process.exitCode = records.every(({ problem }) => problem === null) ? 0 : 1;
} catch (error) {
  console.error(`The name server did not answer: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
