import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { FULL_COST, TEST_COST } from '../auth/hashing-cost.ts';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const problemOf = (env: Readonly<Record<string, string>>): string => {
  try {
    loadConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('settings', () => {
  it('read the rights that the values of a claim grant', () => {
    const env = {
      OIDC_ISSUER: 'https://akun.widya.id',
      OIDC_CLIENT_ID: 'widya',
      OIDC_CLIENT_SECRET: 'rahasia',
      OIDC_GRANTS: '{"kepala":"superadmin","staf":["home","email"]}',
    };
    const grants = { kepala: 'superadmin', staf: ['home', 'email'] };
    expect(loadConfig(env).oidc).toMatchObject({ claim: 'groups', name: 'akun organisasi', grants });
  });

  it('answer metrics on a port of its own or with a token, and nowhere without', () => {
    expect(loadConfig({}).metrics).toEqual({ port: null, host: '127.0.0.1', token: null });
    expect(loadConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics).toMatchObject({
      port: 9464,
      host: '0.0.0.0',
    });
    expect(problemOf({ METRICS_TOKEN: 'short' })).toContain('METRICS_TOKEN: must have at least 16 characters');
    expect(problemOf({ METRICS_TOKEN: 'with a space in between' })).toContain('METRICS_TOKEN: must have');
    expect(problemOf({ METRICS_PORT: '8080' })).toContain('METRICS_PORT: must be another port than PORT');
    expect(problemOf({ METRICS_PORT: 'x' })).toContain('METRICS_PORT: must be a whole number');
  });

  it.each(['http', 'http=loud', 'web=info', 'http=info=warn', 'http=info,'])(
    'refuse %s as levels of modules',
    (value) => {
      expect(problemOf({ LOG_LEVELS: value })).toContain('LOG_LEVELS: must be a list such as http=warn,jobs=debug');
    },
  );

  it('work without any', () => {
    expect(loadConfig({}, '/srv/widya')).toMatchObject({
      port: 8080,
      host: 'localhost',
      dataDir: '/srv/widya/data',
      webRoot: '/srv/widya/dist',
      databaseUrl: null,
      demo: true,
      rateLimit: true,
      allowRegister: true,
      tls: false,
      s3: null,
      smtp: null,
      zoom: null,
    });
  });

  it.each([
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'on' }, true],
    [{ DEMO: 'off', ALLOW_REGISTER: 'on' }, true],
    [{ DEMO: 'on', ALLOW_REGISTER: 'off' }, false],
  ])('let people register with the demo data only, unless ALLOW_REGISTER is set: %j (D11)', (env, allowed) => {
    expect(loadConfig(env).allowRegister).toBe(allowed);
  });

  it('take Zoom with all of its credentials, and any number of hosts', () => {
    const credentials = { ZOOM_ACCOUNT_ID: 'a', ZOOM_CLIENT_ID: 'b', ZOOM_CLIENT_SECRET: 'c' };
    expect(loadConfig(credentials).zoom).toMatchObject({ baseUrl: null, accountId: 'a', hosts: ['me'] });
    expect(loadConfig({ ...credentials, ZOOM_HOSTS: 'x@widya.example, y' }).zoom?.hosts).toEqual([
      'x@widya.example',
      'y',
    ]);
    expect(problemOf({ ZOOM_CLIENT_ID: 'b' })).toContain('must be given together');
    expect(problemOf({ ...credentials, ZOOM_HOSTS: 'a,,b' })).toContain('ZOOM_HOSTS');
    expect(problemOf({ ...credentials, ZOOM_BASE_URL: 'https://zoom.example/v2' })).toContain('ZOOM_BASE_URL');
  });

  it('send ten mails a second unless SMTP_RATE is set (S38)', () => {
    const smtp = { SMTP_HOST: 'mail.example', MAIL_FROM: 'Widya <halo@widya.id>' };
    expect(loadConfig(smtp).smtp?.rate).toBe(10);
    expect(loadConfig({ ...smtp, SMTP_RATE: '50' }).smtp?.rate).toBe(50);
  });

  it('take a key for secrets, and require second factors when switched on', () => {
    const key = Buffer.alloc(32, 7);
    expect(loadConfig({ SECRETS_KEY: key.toString('base64') }).secretsKey).toEqual(key);
    expect(loadConfig({})).toMatchObject({ secretsKey: null, requireSecondFactor: false });
    expect(loadConfig({ REQUIRE_SECOND_FACTOR: '1' }).requireSecondFactor).toBe(true);
  });

  it('count empty texts as not given', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  it.each([
    ['PORT', 'abc', 'must be a whole number'],
    ['PORT', '70000', 'must be between 0 and 65535'],
    ['DATABASE_URL', 'mysql://x', 'must begin with postgres://'],
    ['DATABASE_POOL_SIZE', '1', 'must be between 2 and 500'],
    ['DEMO', 'maybe', 'must be on or off'],
    ['RATE_LIMIT', 'slow', 'must be on or off'],
    ['API_BASE_URL', 'https://api.widya.example/v1', 'must be an origin'],
    ['CORS_ORIGINS', 'https://a.example,*', 'must be an origin'],
    ['PUBLIC_URL', 'widya.example', 'must be an http or https address'],
    ['SITE_URL', 'https://kelas.example', 'PUBLIC_URL: is missing although SITE_URL is set'],
    ['FILES_URL', 'https://files.widya.example/x', 'must be an origin'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL'],
    ['SMTP_PORT', '0', 'must be between 1 and 65535'],
    ['SMTP_RATE', '0', 'must be between 1 and 1000'],
    ['SMTP_CONNECTIONS', '101', 'must be between 1 and 100'],
    ['S3_ENDPOINT', 'http://localhost:9000', 'S3_BUCKET: is missing'],
    ['S3_ACCESS_KEY_ID', 'only-one-half', 'must be given together with S3_SECRET_ACCESS_KEY'],
    ['SMTP_USER', 'only-one-half', 'must be given together with SMTP_PASSWORD'],
    ['OIDC_ISSUER', 'https://akun.widya.id', 'must be given together with OIDC_CLIENT_ID'],
    ['OIDC_ISSUER', 'http://akun.widya.id', 'must be an https address'],
    ['OIDC_GRANTS', '{"staf":["rumah"]}', 'must be a JSON object'],
    ['OIDC_GRANTS', '{"staf":', 'must be a JSON object'],
    ['DKIM_DOMAIN', 'widya.example', 'must be given together with DKIM_SELECTOR'],
    ['DKIM_DOMAIN', 'https://widya.example', 'must be a name such as widya.example'],
    ['DKIM_PRIVATE_KEY', 'bukan kunci', 'must be an RSA private key'],
    ['SECRETS_KEY', 'terlalu-pendek', 'must be 32 bytes in base64'],
    ['FCM_SERVICE_ACCOUNT', '{"project_id":"widya"}', 'must be the JSON of a service account'],
    ['REQUIRE_SECOND_FACTOR', 'maybe', 'must be on or off'],
    ['SMTP_HOST', 'mail.example', 'MAIL_FROM: must be an address of yours'],
  ])('refuse %s=%s', (name, value, message) => {
    expect(problemOf({ [name]: value })).toContain(message);
  });

  it('hash passwords at the full cost, and at less in test runs only (S1)', () => {
    for (const env of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }])
      expect(loadConfig(env).hashingCost).toBe(FULL_COST);
    expect(loadConfig({ NODE_ENV: 'test', PASSWORD_HASHING: 'fast' }).hashingCost).toBe(TEST_COST);
    for (const env of [{}, { NODE_ENV: '' }, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }])
      expect(problemOf({ ...env, PASSWORD_HASHING: 'fast' })).toContain(
        'PASSWORD_HASHING: may be fast in test runs only',
      );
  });

  it('are reported all at once, by name, and never with their values', () => {
    const problem = problemOf({ PORT: 'x', DEMO: 'y', DATABASE_URL: 'mysql://user:rahasia@host/db' });
    for (const name of ['PORT', 'DEMO', 'DATABASE_URL']) expect(problem).toContain(name);
    expect(problem).not.toContain('rahasia');
  });

  it('know TLS by the public address', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://widya.example' }).tls).toBe(true);
    expect(loadConfig({ PUBLIC_URL: 'http://widya.example' }).tls).toBe(false);
  });

  it('give files a host of their own, or none', () => {
    expect(loadConfig({}).filesUrl).toBeNull();
    const FILES_URL = 'https://files.widya.example';
    expect(loadConfig({ PUBLIC_URL: 'https://widya.example', FILES_URL }).filesUrl).toBe(FILES_URL);
    for (const name of ['PUBLIC_URL', 'API_BASE_URL'])
      expect(problemOf({ FILES_URL, [name]: FILES_URL })).toContain(`FILES_URL: must be another host than ${name}`);
  });

  it('let tabs load remotes from listed origins only, and only where that is switched on', () => {
    expect(loadConfig({}).overrideOrigins).toEqual([]);
    const listed = { OVERRIDE_ORIGINS: 'https://uji.example,http://localhost:3101' };
    expect(loadConfig(listed).overrideOrigins).toEqual([]);
    expect(loadConfig({ ...listed, ALLOW_OVERRIDES: '1' }).overrideOrigins).toEqual(listed.OVERRIDE_ORIGINS.split(','));
    expect(problemOf({ ALLOW_OVERRIDES: '1' })).toContain(
      'OVERRIDE_ORIGINS: is missing although ALLOW_OVERRIDES is on',
    );
    expect(problemOf({ OVERRIDE_ORIGINS: 'http://localhost:*' })).toContain('must be an origin');
  });

  it('refuse a key that no mail can be signed with', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(problemOf({ DKIM_PRIVATE_KEY: pem })).toContain('must be an RSA private key');
  });

  it('take a key for signing mails, also on one line', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const smtp = { SMTP_HOST: 'mail.example', MAIL_FROM: 'Widya <halo@widya.id>' };
    for (const key of [pem, pem.replaceAll('\n', '\\n')]) {
      const named = { DKIM_DOMAIN: 'widya.id', DKIM_SELECTOR: 'widya', DKIM_PRIVATE_KEY: key };
      expect(loadConfig({ ...smtp, ...named }).smtp?.dkim).toEqual({
        domain: 'widya.id',
        selector: 'widya',
        privateKey: pem,
      });
    }
    expect(loadConfig(smtp).smtp?.dkim).toBeNull();
  });

  it('take a bucket and a mail server', () => {
    const config = loadConfig({
      S3_BUCKET: 'widya',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      SMTP_HOST: 'mail.example',
      SMTP_PORT: '465',
      MAIL_FROM: 'Widya <halo@contoh.id>',
      TRUST_PROXY: '1',
    });
    expect(config.s3).toMatchObject({ bucket: 'widya', forcePathStyle: true });
    expect(config.smtp).toMatchObject({ host: 'mail.example', port: 465, secure: true });
    expect(config.trustProxy).toBe(1);
  });
});
