import { readFileSync } from 'node:fs';
import type { SettingProblem } from './config-error.ts';
import type { RawSettings } from './config-schema.ts';

/** Variables whose value may stand in a file that `<name>_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRETS_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'DKIM_PRIVATE_KEY',
  'OIDC_CLIENT_SECRET',
  'ZOOM_CLIENT_SECRET',
  'MIDTRANS_SERVER_KEY',
  'PUSH_TOKEN',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'FCM_SERVICE_ACCOUNT',
  'REMOTE_KEYS',
] as const satisfies readonly (keyof RawSettings)[];

/** The variables that name files with secrets. */
export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`);

type Given = Readonly<Record<string, string>>;

const meaningOf = (code: string): string => {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'names a file that does not exist; correct the path, or create the file';
    case 'EACCES':
    case 'EPERM':
      return 'names a file that this user may not read; allow it, or name another file';
    case 'EISDIR':
      return 'names a folder; name the file in it';
    default:
      return `names a file that cannot be read (${code}); name another file`;
  }
};

/** The content without the line break at its end. */
function readSecret(file: string): { readonly value: string } | { readonly message: string } {
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { message: 'names an empty file; write the value into it' } : { value };
  } catch (error) {
    return { message: meaningOf(error instanceof Error && 'code' in error ? String(error.code) : String(error)) };
  }
}

/** Adds the values in the files that variables such as `SMTP_PASSWORD_FILE` name. */
export function readSecretFiles(given: Given): {
  readonly values: Given;
  readonly problems: readonly SettingProblem[];
  /** Empty texts for secrets whose file cannot be read. */
  readonly unread: Given;
} {
  const values: Record<string, string> = { ...given };
  const problems: SettingProblem[] = [];
  const unread: Record<string, string> = {};
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = given[variable];
    if (file === undefined) continue;
    const secret =
      given[name] === undefined
        ? readSecret(file)
        : { message: `must not be given together with ${name}; leave one of them out` };
    if ('value' in secret) values[name] = secret.value;
    else {
      problems.push({ name: variable, message: secret.message });
      unread[name] = '';
    }
  }
  return { values, problems, unread };
}
