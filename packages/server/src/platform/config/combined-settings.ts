import type { SettingProblem } from './config-error.ts';
import type { RawSettings } from './config-schema.ts';

type Name = keyof RawSettings;
type Given = Readonly<Partial<Record<string, string>>>;

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
export function combinedProblems(given: Given): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const complain = (name: Name, message: string) => problems.push({ name, message });
  for (const [first, ...others] of TOGETHER) {
    const set = [first, ...others].filter((name) => given[name] !== undefined);
    if (set.length > 0 && set.length <= others.length)
      complain(first, `must be given together with ${others.join(' and ')}`);
  }
  for (const [name, needed] of NEEDED)
    if (given[name] !== undefined && given[needed] === undefined)
      complain(needed, `is missing although ${name} is set; set both or neither`);
  if (given.PASSWORD_HASHING === 'fast' && given.NODE_ENV !== 'test')
    complain('PASSWORD_HASHING', 'may be fast in test runs only (NODE_ENV=test); leave it out');
  if (given.FCM_SERVICE_ACCOUNT && given.PUSH_URL)
    complain('FCM_SERVICE_ACCOUNT', 'must not be given together with PUSH_URL; leave one of them out');
  if (given.METRICS_PORT !== undefined && given.METRICS_PORT !== '0' && given.METRICS_PORT === (given.PORT ?? '8080'))
    complain('METRICS_PORT', 'must be another port than PORT; choose another one, or use METRICS_TOKEN instead');
  const files = hostOf(given.FILES_URL);
  for (const name of ['PUBLIC_URL', 'API_BASE_URL'] as const)
    if (files !== null && files === hostOf(given[name])) complain('FILES_URL', `must be another host than ${name}`);
  if (['on', '1', 'true'].includes(given.ALLOW_OVERRIDES ?? '') && !given.OVERRIDE_ORIGINS)
    complain('OVERRIDE_ORIGINS', 'is missing although ALLOW_OVERRIDES is on; list the origins or switch it off');
  if (given.SMTP_HOST && (given.MAIL_FROM ?? '@widya.example>').endsWith('@widya.example>'))
    complain('MAIL_FROM', 'must be an address of yours when mails leave through SMTP_HOST');
  return problems;
}
