import { resolve } from 'node:path';
import type { MenuKey } from '@widya/contract/menu';
import type { RemoteKeys } from '@widya/releases/remote-keys';
import { FULL_COST, type HashingCost, TEST_COST } from '../auth/hashing-cost.ts';
import { combinedProblems } from './combined-settings.ts';
import { configErrorOf, type SettingProblem } from './config-error.ts';
import { type RawSettings, settingsSchema } from './config-schema.ts';
import type { LogLevel, LogModule } from './log-levels.ts';
import type { OtlpHeaders } from './otlp-headers.ts';
import { type PushSettings, pushOf } from './push-settings.ts';
import { readSecretFiles } from './secret-files.ts';

/**
 * Settings of a server process, read from the environment once at start. docs/environment.md describes each variable.
 */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for all permanent data. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | null;
  /** The database itself when `databaseUrl` leads through a pooler such as PgBouncer; null otherwise. */
  readonly databaseDirectUrl: string | null;
  /** A standby for exports, statistics and archives; null: they are read from the primary. */
  readonly databaseReadUrl: string | null;
  readonly databasePoolSize: number;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  readonly rateLimit: boolean;
  /** Origin of the API for browsers when the shell is on another host; null for the same origin. */
  readonly apiBaseUrl: string | null;
  /** Absolute path of the built shell, remotes and registry. */
  readonly webRoot: string;
  /** Where remotes are published: a folder, which is `webRoot` by default, or `s3://bucket/prefix`. */
  readonly remotesTarget: string;
  /** Keys of remotes whose builds must be signed by one of them. */
  readonly remoteKeys: RemoteKeys;
  /** Whether people may register themselves (D11). */
  readonly allowRegister: boolean;
  /** Origins of pages on other hosts that may call the API. */
  readonly corsOrigins: readonly string[];
  /**
   * Origins from which a tab may load a remote under development (`?remote=name@origin`); empty when that is disabled.
   */
  readonly overrideOrigins: readonly string[];
  /** Email addresses, in lower case, of accounts that may do so besides superadmins (D265). */
  readonly overrideAccounts: readonly string[];
  /** The address that people type; null when unknown. */
  readonly publicUrl: string | null;
  /** Address of the organisation's own participants' site; null when the product serves these pages. */
  readonly siteUrl: string | null;
  /** Origin that serves only uploaded files; null for the origin of the API. */
  readonly filesUrl: string | null;
  /** Whether browsers connect through TLS, so that HSTS is sent. */
  readonly tls: boolean;
  /** The value of Fastify's `trustProxy`. */
  readonly trustProxy: boolean | number | string;
  /** Null: files are stored below `dataDir`. */
  readonly s3: S3Settings | null;
  /** Null: mails are not sent but written as files below `dataDir`. */
  readonly smtp: SmtpSettings | null;
  readonly mailFrom: string;
  /** 32 bytes that encrypt secrets in the database; null uses the key file in `dataDir`. */
  readonly secretsKey: Buffer | null;
  /** Whether superadmins and admins who handle money must have a second factor. */
  readonly requireSecondFactor: boolean;
  /** Null: no single sign-on. */
  readonly oidc: OidcSettings | null;
  /** Null: Zoom meetings cannot be created. */
  readonly zoom: ZoomSettings | null;
  /** Null: orders cannot be paid online. */
  readonly midtrans: MidtransSettings | null;
  /** Null: notifications are stored but not pushed. */
  readonly push: PushSettings | null;
  readonly logLevel: LogLevel;
  /** Levels of parts that differ from `logLevel`. */
  readonly logLevels: Readonly<Partial<Record<LogModule, LogLevel>>>;
  readonly metrics: MetricsSettings;
  /** Null: no traces are recorded. The SDK of OpenTelemetry reads where to send them from the process. */
  readonly tracing: { readonly headers: OtlpHeaders } | null;
  /** Whether this process runs jobs and sends mails, rather than only answering calls. */
  readonly jobs: boolean;
  /** Whether webhooks may lead to addresses of the own network, and without TLS. */
  readonly privateWebhooks: boolean;
  /** Cost of a password hash; below the full cost only in tests. */
  readonly hashingCost: HashingCost;
}

/** Where `/metrics` is answered; nowhere without port and token. */
export interface MetricsSettings {
  /** Port of the listener for monitoring alone; null without one. */
  readonly port: number | null;
  /** Address of that listener. */
  readonly host: string;
  /** Bearer token for `/metrics` on the main port; null when it is not answered there. */
  readonly token: string | null;
}

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | null;
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
  readonly forcePathStyle: boolean;
}

/** The key that signs mails, so that receivers can verify their domain. */
export interface DkimSettings {
  readonly domain: string;
  /** The DNS record is at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

export interface SmtpSettings {
  readonly dkim: DkimSettings | null;
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  /** Mails that one process sends in parallel. */
  readonly connections: number;
  /** Maximum mails per second of one process. */
  readonly rate: number;
}

/** The rights that a value of the provider's claim grants: a role, or an admin's menu keys. */
export type OidcGrant = 'superadmin' | 'instructor' | readonly MenuKey[];

/** The OpenID Connect provider for staff of the organisation. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Requested scopes, separated by spaces. */
  readonly scopes: string;
  /** Claim whose value or values decide what an account may do. */
  readonly claim: string;
  /** Rights by value of the claim. */
  readonly grants: Readonly<Record<string, OidcGrant>>;
  /** Display name of the provider. */
  readonly name: string;
}

export interface ZoomSettings {
  /** Origin used instead of Zoom's two hosts; null for Zoom itself. */
  readonly baseUrl: string | null;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Users who host the meetings; the next one is tried when one has reached Zoom's daily limit. */
  readonly hosts: readonly string[];
}

export interface MidtransSettings {
  readonly serverKey: string;
  /** Origin used instead of Midtrans's two hosts; null for Midtrans itself. */
  readonly baseUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses each variable. Invalid ones get their default and are listed as problems.
 * @param env usually `process.env`; empty texts count as unset.
 */
export function parseSettings(env: Environment): {
  readonly raw: RawSettings;
  readonly problems: readonly SettingProblem[];
} {
  const nonEmpty = Object.entries(env).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const { values: present, unread, problems: ofFiles } = readSecretFiles(Object.fromEntries(nonEmpty));
  // A secret whose file cannot be read counts as set, so that it is not reported as missing.
  const combined = [...ofFiles, ...combinedProblems({ ...unread, ...present })];
  const parsed = settingsSchema.safeParse(present);
  if (parsed.success) return { raw: parsed.data, problems: combined };
  const single = parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
  const wrong = new Set(single.map(({ name }) => name));
  const usable = Object.fromEntries(Object.entries(present).filter(([name]) => !wrong.has(name)));
  return { raw: settingsSchema.parse(usable), problems: [...single, ...combined] };
}

/**
 * Reads the settings.
 * @param root base folder of relative paths.
 * @throws ConfigError naming all wrong variables at once.
 */
export function loadConfig(env: Environment, root: string = process.cwd()): Config {
  const { raw, problems } = parseSettings(env);
  if (problems.length > 0) throw configErrorOf(problems);
  return configOf(raw, root);
}

/** The settings of parsed variables; checks nothing, so call `loadConfig` unless the problems were handled before. */
export function configOf(raw: RawSettings, root: string): Config {
  return {
    port: raw.PORT,
    host: raw.HOST,
    dataDir: resolve(root, raw.DATA_DIR),
    databaseUrl: raw.DATABASE_URL ?? null,
    databaseDirectUrl: raw.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: raw.DATABASE_READ_URL ?? null,
    databasePoolSize: raw.DATABASE_POOL_SIZE,
    demo: raw.DEMO,
    rateLimit: raw.RATE_LIMIT,
    apiBaseUrl: raw.API_BASE_URL ?? null,
    webRoot: resolve(root, raw.WEB_ROOT),
    remotesTarget: remotesTargetOf(raw, root),
    remoteKeys: raw.REMOTE_KEYS,
    allowRegister: raw.ALLOW_REGISTER ?? raw.DEMO,
    corsOrigins: raw.CORS_ORIGINS,
    overrideOrigins: raw.ALLOW_OVERRIDES ? (raw.OVERRIDE_ORIGINS ?? []) : [],
    overrideAccounts: raw.OVERRIDE_ACCOUNTS,
    publicUrl: raw.PUBLIC_URL ?? null,
    siteUrl: raw.SITE_URL ?? null,
    filesUrl: raw.FILES_URL ?? null,
    tls: raw.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: raw.TRUST_PROXY,
    s3: raw.S3_BUCKET ? s3Of(raw, raw.S3_BUCKET) : null,
    smtp: raw.SMTP_HOST ? smtpOf(raw, raw.SMTP_HOST) : null,
    mailFrom: raw.MAIL_FROM,
    secretsKey: raw.SECRETS_KEY ?? null,
    requireSecondFactor: raw.REQUIRE_SECOND_FACTOR,
    oidc: oidcOf(raw),
    zoom: zoomOf(raw),
    midtrans: midtransOf(raw),
    push: pushOf(raw),
    logLevel: raw.LOG_LEVEL,
    logLevels: raw.LOG_LEVELS,
    metrics: { port: raw.METRICS_PORT ?? null, host: raw.METRICS_HOST, token: raw.METRICS_TOKEN ?? null },
    tracing: raw.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { headers: raw.OTEL_EXPORTER_OTLP_HEADERS ?? {} },
    jobs: raw.JOBS,
    privateWebhooks: raw.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    hashingCost: raw.PASSWORD_HASHING === 'fast' ? TEST_COST : FULL_COST,
  };
}

function remotesTargetOf({ REMOTES_TARGET, WEB_ROOT }: RawSettings, root: string): string {
  return REMOTES_TARGET?.startsWith('s3://') ? REMOTES_TARGET : resolve(root, REMOTES_TARGET ?? WEB_ROOT);
}

const s3Of = (raw: RawSettings, bucket: string): S3Settings => ({
  bucket,
  region: raw.S3_REGION,
  endpoint: raw.S3_ENDPOINT ?? null,
  accessKeyId: raw.S3_ACCESS_KEY_ID ?? null,
  secretAccessKey: raw.S3_SECRET_ACCESS_KEY ?? null,
  // Buckets as host names only work at AWS.
  forcePathStyle: raw.S3_FORCE_PATH_STYLE ?? raw.S3_ENDPOINT !== undefined,
});

const midtransOf = ({ MIDTRANS_SERVER_KEY, MIDTRANS_BASE_URL }: RawSettings): MidtransSettings | null =>
  MIDTRANS_SERVER_KEY === undefined ? null : { serverKey: MIDTRANS_SERVER_KEY, baseUrl: MIDTRANS_BASE_URL ?? null };

const oidcOf = ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_GRANTS, ...raw }: RawSettings) =>
  OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && OIDC_GRANTS
    ? {
        issuer: OIDC_ISSUER,
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
        scopes: raw.OIDC_SCOPES,
        claim: raw.OIDC_CLAIM,
        grants: OIDC_GRANTS,
        name: raw.OIDC_NAME,
      }
    : null;

const zoomOf = ({ ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ...raw }: RawSettings): ZoomSettings | null =>
  ZOOM_ACCOUNT_ID && ZOOM_CLIENT_ID && ZOOM_CLIENT_SECRET
    ? {
        baseUrl: raw.ZOOM_BASE_URL ?? null,
        accountId: ZOOM_ACCOUNT_ID,
        clientId: ZOOM_CLIENT_ID,
        clientSecret: ZOOM_CLIENT_SECRET,
        hosts: raw.ZOOM_HOSTS,
      }
    : null;

const smtpOf = (raw: RawSettings, host: string): SmtpSettings => ({
  host,
  port: raw.SMTP_PORT,
  secure: raw.SMTP_SECURE ?? raw.SMTP_PORT === 465,
  user: raw.SMTP_USER ?? null,
  password: raw.SMTP_PASSWORD ?? null,
  connections: raw.SMTP_CONNECTIONS,
  rate: raw.SMTP_RATE,
  dkim: dkimOf(raw),
});

const dkimOf = ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: RawSettings): DkimSettings | null =>
  DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY
    ? { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
    : null;
