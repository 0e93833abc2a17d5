import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dkimVerify } from 'mailauth';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { RenderedMail } from './transport.ts';

const DOMAIN = 'uji.example';
const SELECTOR = 'kunci';

/** The TXT record that `docs/deploy.md` says to publish. */
const recordOf = (key: KeyObject) =>
  `v=DKIM1; k=rsa; p=${key.export({ type: 'spki', format: 'der' }).toString('base64')}`;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const record = recordOf(rsa.publicKey);

let fake: FakeSmtp;
beforeAll(async () => {
  fake = await startFakeSmtp();
});
afterAll(() => fake.close());

const MAIL: RenderedMail = {
  messageId: `<1@${DOMAIN}>`,
  from: `Widya <tidak-dibalas@${DOMAIN}>`,
  to: { name: 'Siti', address: 'siti@penerima.example' },
  subject: 'Kelas – besok, pukul 09.00',
  html: '<p>Halo  Siti</p>\n<p>.Titik di awal baris</p>',
  text: 'Halo  Siti \n.Titik di awal baris\n\n\n',
  headers: {
    'List-Unsubscribe': `<https://${DOMAIN}/berhenti/x>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  attachments: [{ filename: 'jadwal.txt', content: Buffer.from('09.00'), contentType: 'text/plain' }],
};

/** Sends the mail, signed with the key. @returns the text that the mail server received. */
async function signedText(): Promise<string> {
  const privateKey = rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const transport = smtpTransport({ ...fake.settings, dkim: { domain: DOMAIN, selector: SELECTOR, privateKey } });
  await transport.send(MAIL, () => Promise.resolve());
  transport.close();
  return fake.received.pop()?.text ?? '';
}

const notFound = () => Promise.reject(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }));

/** Verifies a text as a receiver does, with a DNS that has only this TXT record. */
async function verdict(text: string, published: string) {
  const resolver = (name: string) =>
    name === `${SELECTOR}._domainkey.${DOMAIN}` ? Promise.resolve([[published]]) : notFound();
  const { results } = await dkimVerify(text, { resolver });
  return results.map(({ signingDomain, status, signingHeaders }) => ({
    domain: signingDomain,
    result: status.result,
    headers: signingHeaders?.keys.toLowerCase().split(/[\s:]+/),
  }));
}

describe('the DKIM signature, verified by another implementation', () => {
  it('holds for the text that arrives, with both headers for unsubscribing with one click (S39)', async () => {
    const [signature, ...more] = await verdict(await signedText(), record);
    expect(more).toEqual([]);
    expect(signature).toMatchObject({ domain: DOMAIN, result: 'pass' });
    expect(signature?.headers).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
  });

  it('does not hold for a changed text, a changed header or another key (control)', async () => {
    const text = await signedText();
    const other = recordOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey);
    expect(await verdict(text.replace('Halo', 'Hola'), record)).toMatchObject([{ result: 'neutral' }]);
    expect(await verdict(text.replace('Siti', 'Sita'), record)).toMatchObject([{ result: 'fail' }]);
    expect(await verdict(text, other)).toMatchObject([{ result: 'fail' }]);
  });
});
