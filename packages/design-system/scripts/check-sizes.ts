import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { stylesPlugin } from '../build/styles-plugin.ts';

/*
 * Measures what a screen downloads for each sub-path with a component (`.tsx`, gzip): static imports, without React
 * and the router, which the shell provides, and without `import()`. Fails for such a sub-path above its budget or
 * without one, for a budget without a sub-path, and when a heavy library is imported statically. `--update` writes the
 * measured sizes as budgets first. Usage: node scripts/check-sizes.ts [--update]
 */
const root = join(import.meta.dirname, '..');
const budgetFile = join(root, 'size-budgets.json');
/** Tolerance, so that a few bytes do not fail the check. */
const ROOM = 1.05;
const HEAVY =
  /node_modules\/(@tiptap|prosemirror-[a-z]+|@nivo|pdfjs-dist|papaparse|write-excel-file|react-image-crop)\//;

interface Chunk {
  type: 'chunk';
  fileName: string;
  name: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  code: string;
}

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, string> };
const entries = Object.fromEntries(
  Object.entries(exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([name, file]) => [name.replace('./', ''), join(root, file)]),
);

const result = await build({
  configFile: false,
  logLevel: 'error',
  root,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [stylesPlugin()],
  build: {
    write: false,
    minify: true,
    modulePreload: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^react-router(-dom)?($|\/)/],
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
if (!('output' in result)) throw new Error('The build gave no output.');
const chunks = new Map<string, Chunk>();
for (const file of result.output) if (file.type === 'chunk') chunks.set(file.fileName, file);

const sizes = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code, { level: 9 }).length]));

/** The chunk and all its static imports. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunk.imports) withImports(other, seen);
  return seen;
}

const problems: string[] = [];
const measured: Record<string, number> = {};
for (const chunk of chunks.values()) {
  if (!chunk.isEntry || !(chunk.name in entries)) continue;
  const needed = [...withImports(chunk.fileName)];
  measured[chunk.name] = Math.round(needed.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 102.4) / 10;
  const heavy = needed.flatMap((name) => chunks.get(name)?.moduleIds ?? []).find((id) => HEAVY.test(id));
  if (heavy) problems.push(`${chunk.name} imports ${HEAVY.exec(heavy)?.[1]} statically`);
}
const names = Object.keys(entries).sort();
for (const name of names) if (!(name in measured)) problems.push(`${name} was not measured`);

if (process.argv.includes('--update')) {
  writeFileSync(
    budgetFile,
    `${JSON.stringify(Object.fromEntries(names.map((name) => [name, measured[name]])), null, 2)}\n`,
  );
}
const budgets: Record<string, number> = JSON.parse(readFileSync(budgetFile, 'utf8'));
for (const name of names) {
  const [budget, size = 0] = [budgets[name], measured[name]];
  if (budget === undefined) problems.push(`${name} has no budget (it is ${size} KB)`);
  else if (size > budget * ROOM) problems.push(`${name} is ${size} KB, its budget is ${budget} KB`);
}
for (const name of Object.keys(budgets)) if (!(name in entries)) problems.push(`the budget of ${name} is for nothing`);

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${names.length} sub-paths measured, ${problems.length} problems.`);
if (names.length === 0 || problems.length > 0) process.exitCode = 1;
