import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/*
 * Bundles the packages that screens import into `.tmp/jest/vendor.cjs`, which a worker compiles once for all its test
 * files. Does nothing while the lock file, the imports of the sources and this file are unchanged.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, '.tmp/jest');

/**
 * Packages outside the bundle, because they use the `expect` of the test file, load parts of themselves by path, or run
 * in Node only.
 */
const NOT_BUNDLED =
  /^(@jest\/|@testing-library\/jest-dom|swr|vite|@playwright|playwright|pdfjs-dist|pdfmake|jszip|axe-core|@module-federation|widya-|@widya\/|node:|esbuild|typescript|write-excel-file)|\.woff2$/;
/** Entries that only packages import, not our sources. */
const INDIRECT_ENTRIES = [
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/test-utils',
];
const SOURCES = ['shell/src', 'mf-*/src', 'packages/*/{src,testing,.storybook}'];
/** Sources that do not run in a page. */
const NOT_IN_PAGES = ['packages/{e2e,server,testing}/**', 'packages/contract/src/*.ts'];
const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '([^'.][^']*)'/gm;

/** Maps each imported specifier to the folder of a file that imports it, from which the specifier resolves. */
function importedPackages(): ReadonlyMap<string, string> {
  const folders = new Map(INDIRECT_ENTRIES.map((specifier) => [specifier, path.join(ROOT, 'packages/design-system')]));
  // Forms load the contract's schemas, which import zod but are excluded from the search below.
  folders.set('zod', path.join(ROOT, 'packages/contract'));
  for (const file of globSync(
    SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT, exclude: NOT_IN_PAGES },
  ).toSorted()) {
    const absolute = path.join(ROOT, file);
    for (const [, specifier = ''] of readFileSync(absolute, 'utf8').matchAll(IMPORT))
      if (!NOT_BUNDLED.test(specifier) && !folders.has(specifier)) folders.set(specifier, path.dirname(absolute));
  }
  return folders;
}

/** Creates a module for every entry, which also re-exports the default export. */
const entries = (packages: ReadonlyMap<string, string>): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, (args) => ({ path: args.path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: specifier }) => ({
      contents: `import * as all from '${specifier}';\nexport * from '${specifier}';\nexport default all.default ?? all;`,
      resolveDir: packages.get(specifier) ?? ROOT,
      loader: 'js',
    }));
  },
});

const REACT_FILES = /\/react\/cjs\/react(-jsx-runtime|-jsx-dev-runtime)?\.development\.js$/;
const OWNER_STACK_BUDGET = '1e4 >';

/**
 * Turns off owner stacks of React, which take 7 % of the time of the tests: development React creates an Error for each
 * of the first 10,000 elements, to name their owner in warnings.
 * @throws Error when React no longer contains the text that is replaced.
 */
const withoutOwnerStacks: Plugin = {
  name: 'without-owner-stacks',
  setup({ onLoad, onEnd }) {
    let replacements = 0;
    onLoad({ filter: REACT_FILES }, (args) => {
      const source = readFileSync(args.path, 'utf8');
      replacements += source.split(OWNER_STACK_BUDGET).length - 1;
      return { contents: source.replaceAll(OWNER_STACK_BUDGET, '0 >'), loader: 'js' };
    });
    onEnd(() => {
      if (replacements === 0)
        throw new Error(`React no longer contains «${OWNER_STACK_BUDGET}»: adapt or delete this plugin.`);
    });
  },
};

const SHEET_FILES = /\/@emotion\/sheet\/dist\/.*\.js$/;
const INSERT = 'insert = function insert(rule) {';
/** Properties that decide whether an element is visible and can be clicked; the stories test all other styles. */
const TESTED = 'display|visibility|pointer-events|content-visibility|max-width';

/**
 * Keeps style rules without an effect on tests out of the page, because each query by role requests the style of
 * elements, and jsdom compares every rule with each of them.
 * @throws Error when Emotion no longer contains the text that is extended.
 */
const onlyTestedRules: Plugin = {
  name: 'only-tested-rules',
  setup({ onLoad, onEnd }) {
    let extended = 0;
    onLoad({ filter: SHEET_FILES }, (args) => {
      const source = readFileSync(args.path, 'utf8');
      extended += source.split(INSERT).length - 1;
      return {
        contents: source.replaceAll(INSERT, `${INSERT}\n    if (!/${TESTED}/.test(rule)) return;`),
        loader: 'js',
      };
    });
    onEnd(() => {
      if (extended === 0) throw new Error(`Emotion no longer contains «${INSERT}»: adapt or delete this plugin.`);
    });
  },
};

const keyOf = (packages: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'pnpm-lock.yaml')))
    .update(readFileSync(import.meta.filename))
    .update([...packages.keys()].join())
    .digest('hex');

/** Creates `.tmp/jest/vendor.cjs` and the stubs that refer to it, unless they are up to date. */
export async function buildVendorBundle(): Promise<void> {
  const packages = importedPackages();
  const specifiers = [...packages.keys()].toSorted();
  const key = keyOf(packages);
  const keyFile = path.join(OUT, 'vendor.key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(path.join(OUT, 'stubs'), { recursive: true });
  const getters = specifiers.map((specifier) => `get '${specifier}'() { return require('entry:${specifier}'); },`);
  await build({
    stdin: { contents: `module.exports = {\n${getters.join('\n')}\n};`, resolveDir: ROOT },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    outfile: path.join(OUT, 'vendor.cjs'),
    logLevel: 'error',
    legalComments: 'none',
    conditions: ['node', 'module'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"test"', 'import.meta.url': '"file:///vendor"' },
    plugins: [entries(packages), withoutOwnerStacks, onlyTestedRules],
  });
  for (const specifier of specifiers)
    writeFileSync(
      path.join(OUT, 'stubs', `${encodeURIComponent(specifier)}.cjs`),
      `module.exports = __vendor['${specifier}'];\n`,
    );
  writeFileSync(keyFile, key);
}
