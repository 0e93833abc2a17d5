import path from 'node:path';
import { pageViolations, readPages } from './component-pages.ts';
import { fileViolations } from './file-rules.ts';
import { importCycles } from './import-cycles.ts';
import { importViolations } from './import-rules.ts';
import { untestedNumbers } from './reliability-tags.ts';
import { serverModuleViolations } from './server-module-rules.ts';
import { readPackages, readSources } from './source-files.ts';

// Checks import directions (also inside the server), cycles, barrels, rules about the text of files, pages of
// components, and tests of reliability numbers. Run by `pnpm check:sources`; exits 1 when a rule is broken.
const root = path.resolve(import.meta.dirname, '../..');
const sources = readSources(root);
const project = { sources, packages: readPackages(root) };
const broken = [
  ...importViolations(project),
  ...serverModuleViolations(project),
  ...fileViolations(sources),
  ...pageViolations(project, readPages(root)),
];
const cycles = importCycles(project);
const untested = untestedNumbers(sources);

for (const { file, line, rule, message } of broken) console.error(`${file}:${line} [${rule}] ${message}`);
for (const cycle of cycles) console.error(`[cycle] ${cycle.join(' → ')}`);
for (const number of untested) console.error(`[reliability] no test carries ${number} in its name`);

const problems = broken.length + cycles.length + untested.length;
console.log(`${sources.size} files read, ${problems} problems.`);
if (sources.size === 0) console.error('No source was found: the check proves nothing.');
process.exitCode = problems > 0 || sources.size === 0 ? 1 : 0;
