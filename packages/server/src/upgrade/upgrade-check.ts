import { withSource } from '../backup/open-source.ts';
import { loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { productVersion } from '../platform/config/product-version.ts';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import { planText } from './plan-text.ts';
import { currentFacts } from './release-facts.ts';
import { RELEASES } from './releases.ts';
import { upgradePlan } from './upgrade-plan.ts';

// `pnpm upgrade-check`, run by the new version with the settings of the installation: prints what an upgrade of its
// database will do, and only reads. Exits with 1 when this version cannot run on the database.
async function check(): Promise<void> {
  await withSource(loadConfig(process.env), async ({ database }) => {
    const current = currentFacts(productVersion());
    const plan = await upgradePlan(database, MIGRATIONS, RELEASES, current, process.env);
    console.log(planText(plan));
    if (plan.status.problem !== null) process.exitCode = 1;
  });
}

await check().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
