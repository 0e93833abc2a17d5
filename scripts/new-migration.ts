import { parseArgs } from 'node:util';
import { writeMigration } from './lib/write-generated.ts';

// `pnpm new-migration name`: writes the next migration from what changed in the schema; --empty for one by hand.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { empty: { type: 'boolean' } } });
const file = writeMigration(positionals[0] ?? null, values.empty);
console.log(
  file === null
    ? 'The schema has no change; --empty makes a migration for statements written by hand.'
    : `${file} is written. Check it with \`npx -y pnpm jest:server migration-rules\`; docs/recipes/migration.md says how to change large tables.`,
);
