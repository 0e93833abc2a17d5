import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ownEnvironment } from './testing/own-environment.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Halves the processor time of loading the server, which a start does before it reads the settings. */
const HOOKS = path.join(ROOT, 'packages/testing/jest/native-hooks.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'widya-settings-'));
const file = path.join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that accepts connections and never responds. */
const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
await once(silent, 'listening');
const { port } = silent.address() as AddressInfo;
afterAll(() => void silent.close());

interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function start(env: Readonly<Record<string, string>>): Promise<Ending> {
  const child = spawn(process.execPath, ['--import', HOOKS, path.join(ROOT, 'scripts/start.ts'), '--no-build'], {
    env: { ...ownEnvironment(), PORT: '0', METRICS_PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, stdout, stderr };
}

const ON_OFF = 'must be on or off';
const ORIGIN = 'must be an origin such as https://widya.example, without path or slash';
const WEB = 'must be an http or https address';
const DOMAIN = 'must be a name such as widya.example';
const HOSTS = 'use localhost, 0.0.0.0 for every address, or an address that this machine has';

type Row = readonly [name: string, value: string, sentence: string];

/** Values that are wrong by themselves, all set in one start. */
const SINGLE: readonly Row[] = [
  ['PORT', 'delapan', 'must be a whole number from 0 to 65535'],
  ['DATA_DIR', file, 'is a file or lies below one; name a folder'],
  ['DATABASE_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_DIRECT_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_READ_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
  ['DATABASE_POOL_SIZE', '1', 'must be between 2 and 500'],
  ['DEMO', 'mungkin', ON_OFF],
  ['ALLOW_REGISTER', 'mungkin', ON_OFF],
  ['WEB_ROOT', path.join(file, 'dist'), 'is a file or lies below one; name the folder of the build'],
  ['REMOTES_TARGET', 'https://cdn.example/widya', 'must be a folder or s3://bucket/prefix'],
  [
    'REMOTE_KEYS',
    '{"mf-classes":["kunci"]}',
    'must be a JSON object such as {"mf-classes":["MCowBQYDK2VwAyEA…"]}, with public keys as `widya-remote key` prints them',
  ],
  ['PUBLIC_URL', 'widya.example', WEB],
  ['SITE_URL', 'kelas.widya.example', WEB],
  ['FILES_URL', 'https://files.widya.example/x', ORIGIN],
  ['API_BASE_URL', 'https://api.widya.example/v1', ORIGIN],
  ['CORS_ORIGINS', 'https://a.example,*', ORIGIN],
  ['ALLOW_OVERRIDES', 'mungkin', ON_OFF],
  ['OVERRIDE_ORIGINS', 'http://localhost:*', ORIGIN],
  ['OVERRIDE_ACCOUNTS', 'a@widya.example,bagas', 'must be email addresses separated by commas'],
  [
    'TRUST_PROXY',
    'satu',
    'must be on, off, a number of proxies, or their addresses such as 10.0.0.0/8 separated by commas',
  ],
  ['RATE_LIMIT', 'mungkin', ON_OFF],
  ['SECRETS_KEY', 'pendek', 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'],
  ['REQUIRE_SECOND_FACTOR', 'mungkin', ON_OFF],
  ['OIDC_ISSUER', 'http://akun.widya.example', 'must be an https address; http works for localhost only'],
  [
    'OIDC_GRANTS',
    '{"staf":["rumah"]}',
    'must be a JSON object such as {"widya-admin":["home","email"]}; values are "superadmin", "instructor" or lists of menu keys',
  ],
  ['OIDC_SCOPES', 'email profile', 'must contain openid, as in openid email profile'],
  ['OIDC_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['JOBS', 'mungkin', ON_OFF],
  ['WEBHOOK_PRIVATE_ADDRESSES', 'mungkin', 'must be allow or refuse'],
  ['LOG_LEVEL', 'keras', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  [
    'LOG_LEVELS',
    'http=keras',
    'must be a list such as http=warn,jobs=debug; modules are http, jobs, mail, database, levels fatal, error, warn, info, debug, trace, silent',
  ],
  ['METRICS_PORT', 'sembilan', 'must be a whole number from 0 to 65535'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', WEB],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'kunci',
    'must be a list such as api-key=value,tenant=widya, with percent-encoded values',
  ],
  [
    'OTEL_TRACES_SAMPLER',
    'separuh',
    'must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio',
  ],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1, such as 0.1'],
  ['METRICS_TOKEN', 'pendek', 'must have at least 16 characters without spaces, such as `openssl rand -hex 32` prints'],
  ['S3_ENDPOINT', 'localhost:9000', WEB],
  ['S3_FORCE_PATH_STYLE', 'mungkin', ON_OFF],
  [
    'SMTP_HOST',
    'smtp://mail.widya.example:587',
    'must be a host name such as mail.widya.example, without protocol and port',
  ],
  ['SMTP_PORT', '0', 'must be between 1 and 65535'],
  ['SMTP_SECURE', 'mungkin', ON_OFF],
  ['SMTP_CONNECTIONS', '101', 'must be between 1 and 100'],
  ['SMTP_RATE', '0', 'must be between 1 and 1000'],
  ['DKIM_DOMAIN', 'https://widya.example', DOMAIN],
  ['DKIM_SELECTOR', 'kunci mail', DOMAIN],
  ['DKIM_PRIVATE_KEY', 'bukan kunci', 'must be an RSA private key in PEM form'],
  ['MAIL_FROM', 'Widya', 'must be an address such as Widya <halo@widya.example>'],
  ['ZOOM_HOSTS', 'a,,b', 'must be emails or ids separated by commas'],
  ['ZOOM_BASE_URL', 'https://zoom.example/v2', ORIGIN],
  ['MIDTRANS_BASE_URL', 'midtrans.example', ORIGIN],
  ['PUSH_URL', 'push.example', WEB],
  [
    'FCM_SERVICE_ACCOUNT',
    '{"project_id":"widya"}',
    'must be the JSON of a service account with project_id, client_email and an RSA private_key',
  ],
  ['FCM_BASE_URL', 'fcm.example', ORIGIN],
];

/** Values that are valid by themselves, but wrong in combination or on this machine, all set in one start. */
const COMBINED: readonly Row[] = [
  ['HOST', '203.0.113.7', `is not an address of this machine; ${HOSTS}`],
  ['METRICS_HOST', '203.0.113.8', `is not an address of this machine; ${HOSTS}`],
  [
    'DATABASE_URL',
    'postgres://nobody@127.0.0.1:9/none',
    'is refused (ECONNREFUSED); start PostgreSQL there, or correct host and port',
  ],
  ['DATA_DIR', '/proc/widya', 'cannot be created (ENOENT); name a folder that can be'],
  ['SECRETS_KEY_FILE', '/tidak/ada', 'names a file that does not exist; correct the path, or create the file'],
  ['S3_ACCESS_KEY_ID', 'x', 'must be given together with S3_SECRET_ACCESS_KEY'],
  ['SMTP_USER', 'x', 'must be given together with SMTP_PASSWORD'],
  ['OIDC_CLIENT_ID', 'x', 'must be given together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and OIDC_GRANTS'],
  ['ZOOM_CLIENT_ID', 'x', 'must be given together with ZOOM_CLIENT_ID and ZOOM_CLIENT_SECRET'],
  ['DKIM_SELECTOR', 'x', 'must be given together with DKIM_SELECTOR and DKIM_PRIVATE_KEY'],
  [
    'MIDTRANS_BASE_URL',
    'https://midtrans.example',
    'is missing although MIDTRANS_BASE_URL is set; set both or neither',
  ],
  ['PUSH_TOKEN', 'x', 'is missing although PUSH_TOKEN is set; set both or neither'],
  ['FCM_BASE_URL', 'https://fcm.example', 'is missing although FCM_BASE_URL is set; set both or neither'],
  ['S3_ENDPOINT', 'http://127.0.0.1:9', 'is missing although S3_ENDPOINT is set; set both or neither'],
  ['SITE_URL', 'https://kelas.widya.example', 'is missing although SITE_URL is set; set both or neither'],
  ['ALLOW_OVERRIDES', 'on', 'is missing although ALLOW_OVERRIDES is on; list the origins or switch it off'],
  ['SMTP_HOST', 'mail.widya.example', 'must be an address of yours when mails leave through SMTP_HOST'],
];

/** Each case has a start of its own, because the cases above set another value for the same variable. */
const ALONE: readonly Row[] = [
  ['HOST', 'tidak-ada.invalid', `; ${HOSTS}`],
  ['PORT', String(port), 'is in use by another program; stop it, or choose another port: PORT=8081 npx -y pnpm start'],
  ['DATABASE_URL', `postgres://x@127.0.0.1:${port}/x`, 'does not answer within 4 s; check host, port and firewall'],
  ['DATABASE_URL', 'postgres://x:a@b@c:d/x', 'percent-encoded, such as %40 for @'],
];

/** Variables without a case, because any text is valid or only their absence is a problem for another variable. */
const FREE = [
  'OIDC_CLIENT_SECRET',
  'OIDC_CLAIM',
  'S3_BUCKET',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'ZOOM_ACCOUNT_ID',
  'ZOOM_CLIENT_SECRET',
  'MIDTRANS_SERVER_KEY',
];

const envOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(([name, value]) => [name, value]));

function expectRefusal({ code, stdout, stderr }: Ending): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The environment has settings that cannot be used:\n( {2}[A-Z0-9_]+: .+\n)+$/);
}

describe.each([
  ['wrong by themselves', SINGLE],
  ['wrong in combination, or on this machine', COMBINED],
])('settings that are %s', (_, rows) => {
  const starting = start(envOf(rows));

  it('end the start with one sentence each, without a stack', async () => {
    const { stderr, ...ending } = await starting;
    expectRefusal({ stderr, ...ending });
  });

  it.each(rows)('%s=%s', async (_name, _value, sentence) => {
    expect((await starting).stderr).toContain(`: ${sentence}\n`);
  });
});

describe('a single wrong setting', () => {
  it.each(ALONE)('%s=%s', async (name, value, sentence) => {
    const ending = await start({ HOST: '127.0.0.1', [name]: value });
    expectRefusal(ending);
    expect(ending.stderr).toContain(`  ${name}: `);
    expect(ending.stderr).toContain(`${sentence}\n`);
    expect(ending.stderr).not.toContain(value);
  });
});

it('covers every variable of docs/environment.md', () => {
  const table = readFileSync(path.join(ROOT, 'docs/environment.md'), 'utf8').split('\n## ')[0] ?? '';
  const documented = table.match(/^\| `[A-Z].*?\|/gm)?.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? []) ?? [];
  const tested = [...[...SINGLE, ...COMBINED, ...ALONE].map(([name]) => name), ...FREE];
  expect(documented.length).toBeGreaterThan(50);
  expect(documented.filter((name) => !tested.includes(name))).toEqual([]);
});
