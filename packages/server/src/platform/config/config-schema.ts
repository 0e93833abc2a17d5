import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { valueOrJson } from '@widya/contract/json-text.schemas';
import { parseRemoteKeys, REMOTE_KEYS_FORM, type RemoteKeys } from '@widya/releases/remote-keys';
import { z } from 'zod';
import { LEVELS, logLevels } from './log-levels.ts';
import { otlpHeaders } from './otlp-headers.ts';

const integer = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be between ${low} and ${high}`);

const onOff = z
  .enum(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off')
  .transform((value) => value === 'on' || value === '1' || value === 'true');

const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const WEB = ['http:', 'https:'];
const webAddress = z.string().refine((text) => hasProtocol(text, WEB), 'must be an http or https address');
const addressOfSite = webAddress.transform((text) => text.replace(/\/$/, ''));
const isOrigin = (text: string): boolean => hasProtocol(text, WEB) && new URL(text).origin === text;
const origin = z.string().refine(isOrigin, 'must be an origin such as https://widya.example, without path or slash');

const separatedByCommas = z.string().transform((text) => text.split(',').map((entry) => entry.trim()));

const origins = separatedByCommas.pipe(z.array(origin));

const emails = separatedByCommas.pipe(z.array(z.email('must be email addresses separated by commas').toLowerCase()));

const databaseUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text), 'must begin with postgres:// or postgresql://');

const domainName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be a name such as widya.example');

function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** A PEM key; in a single-line variable its line breaks are written as `\n`. Mails can only be signed with RSA keys. */
const privateKey = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => isRsaKey(text), 'must be an RSA private key in PEM form');

/** The key file of a Google service account, as downloaded from the console. */
const serviceAccount = valueOrJson(
  z.object({
    project_id: z.string().regex(/^[a-z0-9:.-]+$/),
    client_email: z.email(),
    private_key: z.string().refine((text) => isRsaKey(text)),
  }),
  'must be the JSON of a service account with project_id, client_email and an RSA private_key',
);

const isProxyAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const longest = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= longest));
};

/** `on`, a number of hops, or addresses of proxies. */
const trustProxy = z
  .string()
  .refine(
    (text) => /^(on|true|off|false|\d+)$/.test(text) || text.split(',').every((entry) => isProxyAddress(entry.trim())),
    'must be on, off, a number of proxies, or their addresses such as 10.0.0.0/8 separated by commas',
  )
  .transform((text): boolean | number | string => {
    if (text === 'on' || text === 'true') return true;
    if (text === 'off' || text === 'false') return false;
    return /^\d+$/.test(text) ? Number(text) : text;
  });

const hostName = z
  .string()
  .refine(
    (text) => isIP(text) > 0 || /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text),
    'must be a host name such as mail.widya.example, without protocol and port',
  );

const sender = z
  .string()
  .regex(
    /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address such as Widya <halo@widya.example>',
  );

/** Zoom users who host the meetings, by email or id. */
const zoomHosts = separatedByCommas.pipe(
  z.array(z.string().regex(/^[^\s/?#]+$/, 'must be emails or ids separated by commas')),
);

const key256 = z
  .string()
  .refine(
    (text) => /^[A-Za-z0-9+/]{43}=$/.test(text),
    'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
  )
  .transform((text) => Buffer.from(text, 'base64'));

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const issuer = webAddress.refine(
  (text) => new URL(text).protocol === 'https:' || LOCAL.includes(new URL(text).hostname),
  'must be an https address; http works for localhost only',
);

/** The rights that a value of the provider's claim grants: a role, or an admin's menu keys. */
const grant = z.union([z.literal('superadmin'), z.literal('instructor'), z.array(z.enum(GRANTABLE_KEYS)).min(1)]);
const grants = valueOrJson(
  z.record(z.string(), grant),
  'must be a JSON object such as {"widya-admin":["home","email"]}; values are "superadmin", "instructor" or lists of menu keys',
);

const remotesTarget = z
  .string()
  .refine(
    (text) => /^s3:\/\/[a-z0-9][a-z0-9.-]*(\/.*)?$/.test(text) || (text !== '' && !text.includes('://')),
    'must be a folder or s3://bucket/prefix',
  );

const remoteKeys = z.string().transform((text, context): RemoteKeys => {
  const keys = parseRemoteKeys(text);
  if (keys !== null) return keys;
  context.addIssue({ code: 'custom', message: REMOTE_KEYS_FORM });
  return z.NEVER;
});

/** Samplers of OpenTelemetry, as its specification names them. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** All variables with format and default; other variables are ignored. */
export const settingsSchema = z.object({
  PORT: integer(0, 65_535).default(8080),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: integer(2, 500).default(20),
  DEMO: onOff.default(true),
  RATE_LIMIT: onOff.default(true),
  API_BASE_URL: origin.optional(),
  WEB_ROOT: z.string().default('dist'),
  REMOTES_TARGET: remotesTarget.optional(),
  REMOTE_KEYS: remoteKeys.default({}),
  ALLOW_REGISTER: onOff.optional(),
  CORS_ORIGINS: origins.default([]),
  ALLOW_OVERRIDES: onOff.default(false),
  OVERRIDE_ORIGINS: origins.optional(),
  OVERRIDE_ACCOUNTS: emails.default([]),
  PUBLIC_URL: addressOfSite.optional(),
  SITE_URL: addressOfSite.optional(),
  FILES_URL: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
  SMTP_HOST: hostName.optional(),
  SMTP_PORT: integer(1, 65_535).default(587),
  SMTP_SECURE: onOff.optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_CONNECTIONS: integer(1, 100).default(20),
  SMTP_RATE: integer(1, 1_000).default(10),
  DKIM_DOMAIN: domainName.optional(),
  DKIM_SELECTOR: domainName.optional(),
  DKIM_PRIVATE_KEY: privateKey.optional(),
  MAIL_FROM: sender.default('Widya <tidak-dibalas@widya.example>'),
  ZOOM_BASE_URL: origin.optional(),
  ZOOM_ACCOUNT_ID: z.string().optional(),
  ZOOM_CLIENT_ID: z.string().optional(),
  ZOOM_CLIENT_SECRET: z.string().optional(),
  ZOOM_HOSTS: zoomHosts.default(['me']),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  MIDTRANS_BASE_URL: origin.optional(),
  PUSH_URL: webAddress.optional(),
  PUSH_TOKEN: z.string().optional(),
  FCM_SERVICE_ACCOUNT: serviceAccount.optional(),
  FCM_BASE_URL: origin.optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  LOG_LEVELS: logLevels.default({}),
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,}$/,
      'must have at least 16 characters without spaces, such as `openssl rand -hex 32` prints',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(0|1|0?\.\d+|1\.0+|0\.0+)$/.test(text), 'must be a number from 0 to 1, such as 0.1')
    .optional(),
  JOBS: onOff.default(true),
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse'], 'must be allow or refuse').default('refuse'),
  SECRETS_KEY: key256.optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_GRANTS: grants.optional(),
  OIDC_CLAIM: z.string().default('groups'),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid, as in openid email profile')
    .default('openid email profile'),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('akun organisasi'),
  REQUIRE_SECOND_FACTOR: onOff.default(false),
  PASSWORD_HASHING: z.enum(['full', 'fast'], 'must be full; fast is for test runs').default('full'),
  NODE_ENV: z.string().optional(),
});

export type RawSettings = z.output<typeof settingsSchema>;
