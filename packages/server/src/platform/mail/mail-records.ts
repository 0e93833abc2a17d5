import { createPublicKey, type KeyObject } from 'node:crypto';

/** The TXT records of a domain name; empty when there are none. */
export type ResolveTxt = (name: string) => Promise<readonly string[]>;

/** The result of checking one record. */
export interface MailRecord {
  readonly name: string;
  /** The problem as a sentence, otherwise null. */
  readonly problem: string | null;
}

/** The DKIM key of a domain. */
export interface DkimKey {
  readonly selector: string;
  /** The key that mails are signed with, as PEM; null when another server signs. */
  readonly privateKey: string | null;
}

const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );

function spfProblem(records: readonly string[]): string | null {
  const [record, ...more] = records.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (record === undefined) return 'There is no SPF record: add a TXT record "v=spf1 include:<mail server> ~all".';
  if (more.length > 0) return 'There is more than one SPF record, so receivers ignore them all: join them into one.';
  if (/\s\+?all\b/i.test(record))
    return 'It ends with "+all", which lets everybody send for the domain: use "~all" or "-all".';
  if (!/\s([~?-]all|redirect=\S+)/i.test(record))
    return 'It does not say what holds for everybody else: end it with "~all" or "-all".';
  return null;
}

/** The published key; null when it is none. Some publish RSA keys without the structure that names the algorithm. */
function publicKeyOf(base64: string): KeyObject | null {
  const key = Buffer.from(base64.replaceAll(/\s+/g, ''), 'base64');
  for (const type of ['spki', 'pkcs1'] as const)
    try {
      return createPublicKey({ key, format: 'der', type });
    } catch {}
  return null;
}

function dkimProblem(records: readonly string[], privateKey: string | null): string | null {
  const keys = records.map(tagsOf).filter((tags) => tags.has('p'));
  const [key, ...more] = keys;
  if (key === undefined) return 'There is no DKIM key: add a TXT record "v=DKIM1; k=rsa; p=<public key>".';
  if (more.length > 0) return 'There is more than one DKIM key: keep the one that belongs to DKIM_PRIVATE_KEY.';
  if (key.get('p') === '') return 'The DKIM key is empty, which means that it was revoked.';
  // Keys of other kinds, which other servers sign with, have no structure that could be checked.
  if (privateKey === null && (key.get('k') ?? 'rsa') !== 'rsa') return null;
  const published = publicKeyOf(key.get('p') ?? '');
  if (published === null) return 'The DKIM key cannot be read: "p=" takes an RSA public key in base64, on one line.';
  if (privateKey !== null && !createPublicKey(privateKey).equals(published))
    return 'The DKIM key does not belong to DKIM_PRIVATE_KEY, so receivers reject the signature: publish its public key.';
  return null;
}

function dmarcProblem(records: readonly string[]): string | null {
  const [tags, ...more] = records.filter((text) => /^v=DMARC1(\s|;|$)/i.test(text)).map(tagsOf);
  if (tags === undefined) return 'There is no DMARC record: add a TXT record "v=DMARC1; p=none; rua=mailto:<address>".';
  if (more.length > 0) return 'There is more than one DMARC record, so receivers ignore them all: keep one.';
  if (!['none', 'quarantine', 'reject'].includes(tags.get('p')?.toLowerCase() ?? ''))
    return 'It names no policy: add "p=none", "p=quarantine" or "p=reject".';
  return null;
}

/**
 * Checks the DNS records by which receivers judge mails of a domain (SPF, DKIM, DMARC).
 * @param dkim null skips DKIM.
 */
export async function checkMailRecords(
  domain: string,
  dkim: DkimKey | null,
  resolve: ResolveTxt,
): Promise<readonly MailRecord[]> {
  const checks = [
    { kind: 'SPF', at: domain, problemOf: spfProblem },
    ...(dkim === null
      ? []
      : [
          {
            kind: 'DKIM',
            at: `${dkim.selector}._domainkey.${domain}`,
            problemOf: (records: readonly string[]) => dkimProblem(records, dkim.privateKey),
          },
        ]),
    { kind: 'DMARC', at: `_dmarc.${domain}`, problemOf: dmarcProblem },
  ];
  return Promise.all(
    checks.map(async ({ kind, at, problemOf }) => ({
      name: `${kind} at ${at}`,
      problem: problemOf(await resolve(at)),
    })),
  );
}
