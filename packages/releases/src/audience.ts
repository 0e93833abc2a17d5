import type { Audience } from '@widya/contract/routing/registry';

const SHARE = /^(\d{1,3}(?:\.\d{1,2})?)%$/;
const ACCOUNT = /^(admin|instructor):[1-9]\d{0,9}$/;

const HOW = 'Write --to 5% (up to two decimals), --to admins, or --accounts admin:12,instructor:3.';

function shareOf(text: string): number {
  const [, digits] = SHARE.exec(text) ?? [];
  const share = Number(digits);
  if (digits === undefined || share > 100) throw new Error(`--to ${text} is no share of the accounts. ${HOW}`);
  return share;
}

function accountsOf(text: string): string[] {
  const accounts = text.split(',').map((account) => account.trim());
  const wrong = accounts.find((account) => !ACCOUNT.test(account));
  if (wrong !== undefined) throw new Error(`--accounts: ${wrong === '' ? 'nothing' : wrong} is no account. ${HOW}`);
  return [...new Set(accounts)];
}

/**
 * Reads the options `--to` and `--accounts` of commands.
 * @returns the audience; null when neither is given, which means everybody.
 * @throws Error with a message that shows the expected form.
 */
export function parseAudience(to: string | undefined, accounts: string | undefined): Audience | null {
  if (to === undefined && accounts === undefined) return null;
  const admins = to === 'admins';
  return {
    share: to === undefined || admins ? 0 : shareOf(to),
    accounts: accounts === undefined ? [] : accountsOf(accounts),
    admins,
  };
}

/** `5% of the accounts, all admins and admin:12`. */
export function describeAudience({ share, accounts, admins }: Audience): string {
  const parts = [...(share > 0 ? [`${share}% of the accounts`] : []), ...(admins ? ['all admins'] : []), ...accounts];
  if (parts.length === 0) return 'nobody';
  return parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
