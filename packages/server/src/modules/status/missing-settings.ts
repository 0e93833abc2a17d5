import type { MissingSetting } from '@widya/contract/status';
import type { Config } from '../../platform/config/config.ts';

/** Settings of this server whose absence has a cost. */
export function missingSettings(config: Config): MissingSetting[] {
  const isMissing: Readonly<Record<MissingSetting, boolean>> = {
    public_url: config.publicUrl === null,
    smtp: config.smtp === null,
    database_url: config.databaseUrl === null,
    s3: config.s3 === null,
    files_url: config.filesUrl === null,
    secrets_key: config.secretsKey === null,
    second_factor: !config.requireSecondFactor,
    oidc: config.oidc === null,
    midtrans: config.midtrans === null,
    zoom: config.zoom === null,
    push: config.push === null,
    metrics: config.metrics.port === null && config.metrics.token === null,
  };
  return (Object.keys(isMissing) as MissingSetting[]).filter((name) => isMissing[name]);
}
