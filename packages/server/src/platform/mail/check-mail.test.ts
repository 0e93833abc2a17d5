import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeDns } from '../../testing/fake-dns.ts';

const COMMAND = new URL('./check-mail.ts', import.meta.url).pathname;
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let dns: Awaited<ReturnType<typeof startFakeDns>>;
beforeAll(async () => {
  dns = await startFakeDns();
});
afterAll(() => dns.close());
beforeEach(() => {
  dns.zone.clear();
  dns.zone.set('widya.id', ['v=spf1 include:mail.example ~all']);
  dns.zone.set('kunci._domainkey.widya.id', [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]);
  dns.zone.set('_dmarc.widya.id', ['v=DMARC1; p=none']);
});

async function check(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [...process.execArgv, COMMAND, ...args, '--server', dns.address], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output: output + errors };
}

describe('pnpm check-mail', () => {
  it('accepts records that are right, with the key of the settings', async () => {
    const smtp = { SMTP_HOST: 'mail.example', MAIL_FROM: 'Widya <halo@widya.id>' };
    const dkim = { DKIM_DOMAIN: 'widya.id', DKIM_SELECTOR: 'kunci', DKIM_PRIVATE_KEY: privateKey };
    const { code, output } = await check(['widya.id'], { ...smtp, ...dkim });
    expect(output.match(/^✓ .+$/gm)).toEqual([
      '✓ SPF at widya.id',
      '✓ DKIM at kunci._domainkey.widya.id',
      '✓ DMARC at _dmarc.widya.id',
    ]);
    expect(code).toBe(0);
  });

  it('names what is missing and what is wrong', async () => {
    dns.zone.delete('widya.id');
    dns.zone.set('kunci._domainkey.widya.id', ['v=DKIM1; p=MIIBIjANBg']);
    dns.zone.set('_dmarc.widya.id', ['v=DMARC1; rua=mailto:a@widya.id']);
    const { code, output } = await check(['widya.id', 'kunci']);
    expect(output).toContain('✗ SPF at widya.id\n  There is no SPF record');
    expect(output).toContain('✗ DKIM at kunci._domainkey.widya.id\n  The DKIM key cannot be read');
    expect(output).toContain('✗ DMARC at _dmarc.widya.id\n  It names no policy');
    expect(code).toBe(1);
  });
});
