import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LONG_FILES } from './checks/file-rules.ts';
import { citationProblems } from './checks/product/citations.ts';
import { readProductDocuments } from './checks/product/documents.ts';
import { serverModuleViolations } from './checks/server-module-rules.ts';
import { isTestFile, readPackages, readSources } from './checks/source-files.ts';
import { identicalPairs } from './measure-house/identical-pairs.ts';

// Prints measurements of the code base: files touched by one change, size, duplicates, cycles. Run by `pnpm
// measure-house`; it never fails.
const root = path.resolve(import.meta.dirname, '..');
const sources = readSources(root);
const packages = readPackages(root);

/**
 * Each numbered row of a recipe is a file that a person changes; files that a command generates completely have no row.
 */
const filesOf = (recipe: string): number =>
  (readFileSync(path.join(root, `docs/recipes/${recipe}.md`), 'utf8').match(/^\| \d+ \|/gm) ?? []).length;

const product = [...sources].filter(([file]) => !isTestFile(file) && !(file in LONG_FILES));
const linesOf = (files: readonly (readonly [string, string])[]): number =>
  files.reduce((sum, [, source]) => sum + source.split('\n').length, 0);
const defined = new Set(readProductDocuments(root).numbers);

const figures: readonly (readonly [string, number, string])[] = [
  ['Files to add a field of a class', filesOf('field'), '≤ 7'],
  ['Files to add a screen', filesOf('screen'), '≤ 6'],
  ['Files to add an endpoint', filesOf('endpoint'), '≤ 5 (docs/adr/0039)'],
  ['Workspaces', packages.size, '≤ 20 (docs/adr/0039)'],
  ['Lines of the product, without tests and stories', linesOf(product), ''],
  ['Lines with tests and stories', linesOf([...sources]), ''],
  ['Pairs of files that share six identical lines', identicalPairs(new Map(product)).length, '≤ 60'],
  ['Cycles and undeclared imports of server modules', serverModuleViolations({ sources, packages }).length, '0'],
  ['Citations that name nothing', citationProblems(sources, defined).length, '0'],
];
for (const [name, figure, target] of figures)
  console.log(`${name.padEnd(52)}${figure.toLocaleString('en').padStart(9)}   ${target}`);
