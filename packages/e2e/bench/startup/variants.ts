import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { baseConfig } from '@widya/remote-tools/build/base-config';
import { ROOT, remoteNames, SHELL } from '@widya/remote-tools/build/paths';
import { readManifest } from '@widya/remote-tools/build/read-manifest';
import { routerBuild } from '@widya/remote-tools/build/router-build';
import { type Configuration, runWebpack } from '@widya/remote-tools/build/run-webpack';
import { screenFolder } from '@widya/remote-tools/build/screen-folder';
import { consumedByRemotes, sharedModules } from '@widya/remote-tools/build/shared';
import { LISTS, type MeasuredList } from './lists.ts';
import { installReactAdmin, reactAdmin } from './react-admin.ts';

/*
 * Builds the pages that Widya is compared with. The first two consist of the same shell and screens:
 * `federation`: standard module federation. The plugin builds the host (bootstrap import, the same shared modules as in
 *   the product); manifest, entry and screen of a remote load one after the other, with React.lazy.
 * `bundle`: the shell and one measured screen in one script without federation; one such page for each list.
 * Both lack our boot script, inlined registry and preloads: they request session, registry and data once the code runs.
 * `react-admin`: the same lists in another framework.
 */
const require = createRequire(path.join(ROOT, 'packages/remote-tools/package.json'));
const { ModuleFederationPlugin } =
  require('@module-federation/enhanced/webpack') as typeof import('@module-federation/enhanced/webpack');
const webpack = require('webpack') as typeof import('webpack');

const PAGE = path.join(import.meta.dirname, 'page');
/** Built files of the compared pages. */
export const BUILT = path.join(ROOT, '.generated/bench');

/** Our packages and their dependencies, except those that only some screens need (charts, editors, PDF). */
const SHARED_CODE =
  /[\\/](packages[\\/](design-system|remote-kit|api-client|contract)|@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@tanstack|@internationalized|react-router|react-router-dom|swr|ky|lucide-react|date-fns|date-fns-tz)[\\/]/;

const replaced = (file: string, by: string) =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`federation/${file}$`), path.join(PAGE, by));

const modules = [
  'node_modules',
  path.join(SHELL, 'node_modules'),
  path.join(ROOT, 'packages/remote-tools/node_modules'),
];

interface ShellPage {
  readonly name: string;
  /** The module that replaces the shell's `remote-screen.tsx`. */
  readonly screen: string;
  readonly entry: readonly string[];
  readonly alias?: Readonly<Record<string, string>>;
}

function shellLike({ name, screen, entry, alias = {} }: ShellPage): Configuration {
  const base = baseConfig({});
  return {
    ...base,
    name,
    context: SHELL,
    entry: { main: [path.join(PAGE, 'globals.ts'), ...entry] },
    resolve: {
      ...base.resolve,
      modules,
      alias: {
        'react-router$': routerBuild(),
        ...alias,
        'widya-provided-modules$': path.join(PAGE, 'no-federation.ts'),
      },
    },
    output: {
      path: path.join(BUILT, name),
      publicPath: '/',
      uniqueName: `bench-${name}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.WIDYA_SHELL_VERSION': '"bench"' }),
      replaced('remote-screen\\.tsx', screen),
      replaced('connect\\.ts', 'no-federation.ts'),
    ],
  };
}

const MAIN = path.join(SHELL, 'src/main.tsx');

/** Folder and name of the page with only this list. */
export const bundleName = ({ screen }: MeasuredList): string => `bundle-${screen}`;

/** One script with the shell and one list. Modules that the shell loads later stay separate, as in the product. */
const bundle = (list: MeasuredList): Configuration => {
  const config = shellLike({
    name: bundleName(list),
    screen: 'remote-screen-bundled.tsx',
    entry: [MAIN],
    alias: { 'widya-bundled-screens$': bundledScreens(list) },
  });
  const rules = [{ include: MAIN, parser: { dynamicImportMode: 'eager' } }, ...(config.module?.rules ?? [])];
  return { ...config, module: { ...config.module, rules } };
};

const host = (): Configuration => {
  const config = shellLike({
    name: 'federation',
    screen: 'remote-screen-lazy.tsx',
    entry: [path.join(BUILT, 'bootstrap.ts')],
  });
  const plugin = new ModuleFederationPlugin({
    name: 'bench_shell',
    remotes: {},
    shared: Object.fromEntries(
      Object.entries(consumedByRemotes()).map(([name, { import: _, ...options }]) => [name, options]),
    ),
    dts: false,
    manifest: false,
  });
  // Merges the shared modules, as users of federation do in practice: by default each of about a hundred modules is a
  // file of its own, which alone takes ten seconds on the slow network.
  const shared = { name: 'shared', test: SHARED_CODE, chunks: 'async', enforce: true } as const;
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { shared } } },
    plugins: [...(config.plugins ?? []), plugin],
  };
};

async function remote(name: string): Promise<Configuration> {
  const { routes } = await readManifest(path.join(ROOT, name));
  const base = baseConfig({});
  const exposes = Object.fromEntries(
    routes.map(({ screen }) => [`./screens/${screen}`, `./src/screens/${screenFolder(screen)}/index.tsx`]),
  );
  return {
    ...base,
    name,
    context: path.join(ROOT, name),
    entry: {},
    resolve: { ...base.resolve, modules },
    output: {
      path: path.join(BUILT, 'federation/remotes', name),
      publicPath: 'auto',
      uniqueName: `bench-${name}`,
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumedByRemotes(),
        dts: false,
        manifest: true,
      }),
    ],
  };
}

/** Writes the module that exports the only screen of a bundle. @returns the path of the module. */
function bundledScreens({ remote: name, screen }: MeasuredList): string {
  const file = path.join(BUILT, `${screen}.ts`);
  const source = path.join(ROOT, name, 'src/screens', screenFolder(screen), 'index.tsx');
  const key = `${name}/${screen}`;
  writeFileSync(
    file,
    `import Screen from ${JSON.stringify(source)};\nexport const screens = { ${JSON.stringify(key)}: Screen };\n`,
  );
  return file;
}

/**
 * Source of the asynchronous entry that the plugin requires. `provided` imports the shared modules so that the host
 * provides them; it is never called.
 */
const bootstrap = (): string =>
  [
    `import(${JSON.stringify(MAIN)});`,
    `export const provided = () => [${sharedModules(SHELL)
      .map((name) => `import(${JSON.stringify(name)})`)
      .join(', ')}];`,
  ].join('\n');

const pageOf = (title: string, script: string): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="widya-api-base" content=""><title>${title}</title><script defer src="/${script}"></script></head><body><div id="root"></div></body></html>`;

/** Writes the page of a build, whose script has a content hash in its name. */
function writePage(name: string): void {
  const folder = path.join(BUILT, name);
  const [script] = globSync('main.*.js', { cwd: folder });
  if (script === undefined) throw new Error(`${name} has no script`);
  writeFileSync(path.join(folder, 'index.html'), pageOf(name, script));
}

/** Builds all pages. Those of Widya's code use the real `registry.json`, so that routes and menu are the same. */
export async function buildVariants(): Promise<void> {
  installReactAdmin();
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(path.join(BUILT, 'bootstrap.ts'), bootstrap());
  const remotes = await Promise.all(remoteNames().map(remote));
  await runWebpack([...LISTS.map(bundle), host(), ...remotes, reactAdmin(path.join(BUILT, 'react-admin'))]);
  for (const name of ['federation', 'react-admin', ...LISTS.map(bundleName)]) writePage(name);
}
