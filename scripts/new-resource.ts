import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../packages/remote-tools/build/paths.ts';
import { resourceNamesOf } from './lib/new-resource/names.ts';
import { resourceFiles } from './lib/new-resource/resource-files.ts';
import { writeGenerated, writeMigration, writeShapes } from './lib/write-generated.ts';

const names = resourceNamesOf(parseArgs({ allowPositionals: true }).positionals);
const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, names.remote, 'package.json'), 'utf8')) as {
  dependencies?: Readonly<Record<string, string>>;
};
for (const needed of ['@widya/api-client', '@widya/record-kit'])
  if (!(needed in dependencies)) throw new Error(`${names.remote} needs ${needed} in its package.json`);

writeGenerated(resourceFiles(names));
writeMigration();
writeShapes();
console.log(
  `${names.Many} are ready at ${names.address}. Correct the texts, add the address to docs/product/routes.json, and compare docs/product/access.md with who may call what.`,
);
