import type { SettingProblem } from './config-error.ts';
import type { RawSettings } from './config-schema.ts';

type Name = keyof RawSettings;
type Variables = Readonly<Partial<Record<string, string>>>;

/** Variables of which all or none must be set. */
const TOGETHER: readonly (readonly [Name, ...Name[]])[] = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GRANTS'],
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
];

/** The second variable must be set when the first is. */
const NEEDED: readonly (readonly [Name, Name])[] = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['MIDTRANS_BASE_URL', 'MIDTRANS_SERVER_KEY'],
  ['PUSH_TOKEN', 'PUSH_URL'],
  ['FCM_BASE_URL', 'FCM_SERVICE_ACCOUNT'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['SITE_URL', 'PUBLIC_URL'],
];

const hostOf = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).host : null;

/**
 * Settings that are wrong in combination. Works on the texts of the environment, so that these problems are reported
 * beside those of single variables.
 */
export function combinedProblems(values: Variables): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const report = (name: Name, message: string) => problems.push({ name, message });
  for (const [first, ...others] of TOGETHER) {
    const set = [first, ...others].filter((name) => values[name] !== undefined);
    if (set.length > 0 && set.length <= others.length)
      report(first, `must be given together with ${others.join(' and ')}`);
  }
  for (const [name, needed] of NEEDED)
    if (values[name] !== undefined && values[needed] === undefined)
      report(needed, `is missing although ${name} is set; set both or neither`);
  if (values.PASSWORD_HASHING === 'fast' && values.NODE_ENV !== 'test')
    report('PASSWORD_HASHING', 'may be fast in test runs only (NODE_ENV=test); leave it out');
  if (values.FCM_SERVICE_ACCOUNT && values.PUSH_URL)
    report('FCM_SERVICE_ACCOUNT', 'must not be given together with PUSH_URL; leave one of them out');
  if (
    values.METRICS_PORT !== undefined &&
    values.METRICS_PORT !== '0' &&
    values.METRICS_PORT === (values.PORT ?? '8080')
  )
    report('METRICS_PORT', 'must be another port than PORT; choose another one, or use METRICS_TOKEN instead');
  const files = hostOf(values.FILES_URL);
  for (const name of ['PUBLIC_URL', 'API_BASE_URL'] as const)
    if (files !== null && files === hostOf(values[name])) report('FILES_URL', `must be another host than ${name}`);
  if (['on', '1', 'true'].includes(values.ALLOW_OVERRIDES ?? '') && !values.OVERRIDE_ORIGINS)
    report('OVERRIDE_ORIGINS', 'is missing although ALLOW_OVERRIDES is on; list the origins or switch it off');
  if (values.SMTP_HOST && (values.MAIL_FROM ?? '@widya.example>').endsWith('@widya.example>'))
    report('MAIL_FROM', 'must be an address of yours when mails leave through SMTP_HOST');
  return problems;
}
