import { type RawSettings, settingsSchema } from './config-schema.ts';
import { nearMisses } from './near-misses.ts';
import { SECRET_FILES } from './secret-files.ts';

type Name = keyof RawSettings;

/** Variables that only have an effect when the last one is set. */
const WITHOUT_EFFECT: readonly (readonly [readonly Name[], Name])[] = [
  [['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_FORCE_PATH_STYLE'], 'S3_BUCKET'],
  [['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_CONNECTIONS', 'SMTP_RATE', 'DKIM_DOMAIN'], 'SMTP_HOST'],
  [['ZOOM_HOSTS', 'ZOOM_BASE_URL'], 'ZOOM_ACCOUNT_ID'],
  [['METRICS_HOST'], 'METRICS_PORT'],
  [['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'], 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [['OIDC_CLAIM', 'OIDC_SCOPES', 'OIDC_NAME'], 'OIDC_ISSUER'],
];

/** Sentences about settings with which the server starts, but perhaps not as intended. */
export function settingWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => env[name] !== undefined && env[name] !== '';
  const known = [...Object.keys(settingsSchema.shape), ...SECRET_FILES];
  const misses = nearMisses(Object.keys(env).filter(isSet), known).map(
    ({ name, meant }) => `${name}: is not known and has no effect; ${meant} was probably meant`,
  );
  const idle = WITHOUT_EFFECT.flatMap(([names, needed]) =>
    isSet(needed)
      ? []
      : names
          .filter(isSet)
          .map((name) => `${name}: has no effect without ${needed}; set ${needed}, or leave ${name} out`),
  );
  return [...misses, ...idle];
}
