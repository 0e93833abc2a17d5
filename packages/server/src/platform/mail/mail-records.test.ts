import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkMailRecords } from './mail-records.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const DKIM = 'kunci._domainkey.widya.id';
const GOOD: Readonly<Record<string, readonly string[]>> = {
  'widya.id': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
  [DKIM]: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  '_dmarc.widya.id': ['v=DMARC1; p=quarantine; rua=mailto:laporan@widya.id'],
};

const problemsOf = async (changes: Readonly<Record<string, readonly string[]>>, key: string | null = privateKey) => {
  const zone = { ...GOOD, ...changes };
  const dkim = { selector: 'kunci', privateKey: key };
  const records = await checkMailRecords('widya.id', dkim, async (name) => zone[name] ?? []);
  return records.flatMap(({ problem }) => problem ?? []);
};

describe('the records for mail of a domain (S39)', () => {
  it('have no problem when they are right', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(await problemsOf({ 'widya.id': ['v=spf1 redirect=_spf.mail.example'] })).toEqual([]);
    expect(
      await problemsOf({ [DKIM]: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='] }, null),
    ).toEqual([]);
  });

  it.each([
    ['widya.id', [], 'no SPF record'],
    ['widya.id', ['v=spf1 a -all', 'v=spf1 mx -all'], 'more than one SPF record'],
    ['widya.id', ['v=spf1 +all'], 'lets everybody send'],
    ['widya.id', ['v=spf1 include:mail.example'], 'everybody else'],
    [DKIM, [], 'no DKIM key'],
    [DKIM, ['v=DKIM1; p='], 'revoked'],
    [DKIM, ['p=a', 'p=b'], 'more than one DKIM key'],
    [DKIM, ['v=DKIM1; p=MIIBIjANBg'], 'cannot be read'],
    ['_dmarc.widya.id', [], 'no DMARC record'],
    ['_dmarc.widya.id', ['v=DMARC1; rua=mailto:a@widya.id'], 'no policy'],
    ['_dmarc.widya.id', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'more than one DMARC record'],
  ])('at %s: %j', async (name, records, message) => {
    const problems = await problemsOf({ [name]: records });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('must hold the key that mails are signed with', async () => {
    const { privateKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const problems = await problemsOf({}, other.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(problems).toEqual([expect.stringContaining('does not belong to DKIM_PRIVATE_KEY')]);
  });

  it('are read without DKIM where no selector is known', async () => {
    const records = await checkMailRecords('widya.id', null, async (name) => GOOD[name] ?? []);
    expect(records.map(({ name }) => name)).toEqual(['SPF at widya.id', 'DMARC at _dmarc.widya.id']);
  });
});
