import { expect, it } from '@jest/globals';
import { checkMailRecords } from './mail-records.ts';

const GOOD: Readonly<Record<string, readonly string[]>> = {
  'widya.id': ['google-site-verification=x', 'v=spf1 include:mail.example ~all'],
  'kunci._domainkey.widya.id': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  '_dmarc.widya.id': ['v=DMARC1; p=quarantine; rua=mailto:laporan@widya.id'],
};

const problemsOf = async (changes: Readonly<Record<string, readonly string[]>>) => {
  const zone = { ...GOOD, ...changes };
  const records = await checkMailRecords('widya.id', 'kunci', async (name) => zone[name] ?? []);
  return records.flatMap(({ problem }) => problem ?? []);
};

it('finds nothing wrong with records that are right', async () => {
  expect(await problemsOf({})).toEqual([]);
  expect(await problemsOf({ 'widya.id': ['v=spf1 redirect=_spf.mail.example'] })).toEqual([]);
});

it.each([
  ['widya.id', [], 'no SPF record'],
  ['widya.id', ['v=spf1 a -all', 'v=spf1 mx -all'], 'more than one SPF record'],
  ['widya.id', ['v=spf1 +all'], 'lets everybody send'],
  ['widya.id', ['v=spf1 include:mail.example'], 'everybody else'],
  ['kunci._domainkey.widya.id', [], 'no DKIM key'],
  ['kunci._domainkey.widya.id', ['v=DKIM1; p='], 'revoked'],
  ['kunci._domainkey.widya.id', ['p=a', 'p=b'], 'more than one DKIM key'],
  ['_dmarc.widya.id', [], 'no DMARC record'],
  ['_dmarc.widya.id', ['v=DMARC1; rua=mailto:a@widya.id'], 'no policy'],
  ['_dmarc.widya.id', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'more than one DMARC record'],
])('tells what is wrong at %s: %j', async (name, records, words) => {
  const problems = await problemsOf({ [name]: records });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

it('leaves DKIM out where no selector is known', async () => {
  const records = await checkMailRecords('widya.id', null, async (name) => GOOD[name] ?? []);
  expect(records.map(({ name }) => name)).toEqual(['SPF at widya.id', 'DMARC at _dmarc.widya.id']);
});
