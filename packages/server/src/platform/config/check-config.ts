import { type Config, configOf, parseSettings } from './config.ts';
import { configErrorOf, type SettingProblem } from './config-error.ts';
import { databaseProblem } from './database-problem.ts';
import { dataDirProblem, webRootProblem } from './folder-problems.ts';
import { listenProblem } from './listen-problem.ts';

/**
 * Reads the settings and tries out what a start needs: address, folders and database. Takes less than ten seconds.
 * @throws ConfigError naming everything that is wrong, in one run.
 */
export async function checkConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): Promise<Config> {
  const { raw, problems } = parseSettings(env);
  const config = configOf(raw, root);
  const wrong = new Set(problems.map(({ name }) => name));
  const unless = (names: readonly string[], check: () => Promise<SettingProblem | null>) =>
    names.some((name) => wrong.has(name)) ? null : check();
  const { databaseUrl, databaseDirectUrl, metrics } = config;
  const throughPooler = databaseDirectUrl !== null;
  const found = await Promise.all([
    unless(['HOST', 'PORT'], () => listenProblem(config.host, config.port)),
    unless(['METRICS_HOST', 'METRICS_PORT'], async () =>
      metrics.port === null
        ? null
        : listenProblem(metrics.host, metrics.port, { host: 'METRICS_HOST', port: 'METRICS_PORT' }),
    ),
    unless(['DATA_DIR'], () => dataDirProblem(config.dataDir)),
    unless(['WEB_ROOT'], () => webRootProblem(config.webRoot)),
    databaseUrl === null
      ? null
      : databaseProblem({ name: 'DATABASE_URL', connectionString: databaseUrl, throughPooler }),
    databaseDirectUrl === null
      ? null
      : databaseProblem({
          name: 'DATABASE_DIRECT_URL',
          connectionString: databaseDirectUrl,
          throughPooler: false,
        }),
  ]);
  const all = [...problems, ...found.filter((problem) => problem !== null)];
  if (all.length > 0) throw configErrorOf(all);
  return config;
}
