import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { baseConfig } from '@widya/remote-kit/build/base-config';
import { ROOT, remoteNames, SHELL, screenFolder } from '@widya/remote-kit/build/paths';
import { readManifest } from '@widya/remote-kit/build/read-manifest';
import { type Configuration, runWebpack } from '@widya/remote-kit/build/run-webpack';
import { consumedByRemotes, sharedModules } from '@widya/remote-kit/build/shared';

/*
 * The same shell and the same screens, put together in two other ways, to compare with:
 * `federation`: module federation as it comes. The host is built with the plugin (bootstrap import, the same modules shared as
 *   in the product), each remote is found through its manifest, entry and screen follow one after the other behind React.lazy.
 * `bundle`: everything in one script, no federation at all.
 * Neither has our boot script, inlined registry or preloads: session, registry and data are asked for once the code runs.
 */
const require = createRequire(path.join(ROOT, 'packages/remote-kit/package.json'));
const { ModuleFederationPlugin } =
  require('@module-federation/enhanced/webpack') as typeof import('@module-federation/enhanced/webpack');
const webpack = require('webpack') as typeof import('webpack');

const PAGE = path.join(import.meta.dirname, 'page');
/** Built files of the compared pages. */
export const BUILT = path.join(ROOT, '.generated/bench');

/** Our packages and what they are made of, apart from what only some screens need (charts, editors, PDF). */
const SHARED_CODE =
  /[\\/](packages[\\/](design-system|remote-kit|api-client|contract)|@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@tanstack|@internationalized|react-router|react-router-dom|swr|ky|lucide-react|date-fns|date-fns-tz)[\\/]/;

const replaced = (file: string, by: string) =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`federation/${file}$`), path.join(PAGE, by));

const modules = ['node_modules', path.join(SHELL, 'node_modules'), path.join(ROOT, 'packages/remote-kit/node_modules')];

function shellLike(name: string, screen: string, entry: readonly string[]): Configuration {
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
        'widya-bundled-screens$': path.join(BUILT, 'bundled-screens.ts'),
        'widya-provided-modules$': path.join(PAGE, 'no-federation.ts'),
      },
    },
    output: {
      path: path.join(BUILT, name),
      publicPath: '/',
      uniqueName: `bench-${name}`,
      filename: '[name].js',
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

const bundle = (): Configuration => {
  const config = shellLike('bundle', 'remote-screen-bundled.tsx', [path.join(SHELL, 'src/main.tsx')]);
  return { ...config, module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } } };
};

const host = (): Configuration => {
  const config = shellLike('federation', 'remote-screen-lazy.tsx', [path.join(BUILT, 'bootstrap.ts')]);
  const plugin = new ModuleFederationPlugin({
    name: 'bench_shell',
    remotes: {},
    shared: Object.fromEntries(
      Object.entries(consumedByRemotes()).map(([name, { import: _, ...options }]) => [name, options]),
    ),
    dts: false,
    manifest: false,
  });
  // As it comes, every shared module is a file of its own, a hundred of them: on this line that alone takes ten seconds. Whoever uses
  // federation merges them, so the page that is compared with does too.
  const shared = { name: 'shared', test: SHARED_CODE, chunks: 'async', enforce: true } as const;
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { shared } } },
    plugins: [...(config.plugins ?? []), plugin],
  };
};

async function remote(name: string): Promise<Configuration> {
  const { routes } = await readManifest(name);
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
        filename: 'remoteEntry.js',
        exposes,
        shared: consumedByRemotes(),
        dts: false,
        manifest: true,
      }),
    ],
  };
}

async function bundledScreens(): Promise<string> {
  const lines: string[] = [];
  const rows: string[] = [];
  for (const name of remoteNames())
    for (const { screen } of (await readManifest(name)).routes) {
      const local = `Screen${lines.length}`;
      lines.push(
        `import ${local} from ${JSON.stringify(path.join(ROOT, name, 'src/screens', screenFolder(screen), 'index.tsx'))};`,
      );
      rows.push(`  ${JSON.stringify(`${name}/${screen}`)}: ${local},`);
    }
  return `${lines.join('\n')}\nexport const screens = {\n${rows.join('\n')}\n};\n`;
}

/** The asynchronous start the plugin asks for. What is shared is named once, so that the host provides it; that is never called. */
const bootstrap = (): string =>
  [
    `import(${JSON.stringify(path.join(SHELL, 'src/main.tsx'))});`,
    `export const provided = () => [${sharedModules()
      .map((name) => `import(${JSON.stringify(name)})`)
      .join(', ')}];`,
  ].join('\n');

const pageOf = (title: string): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="widya-api-base" content=""><title>${title}</title><script defer src="/main.js"></script></head><body><div id="root"></div></body></html>`;

/** Builds both pages. They serve the real `registry.json` beside them, so that routes and menu are the same. */
export async function buildVariants(): Promise<void> {
  rmSync(BUILT, { recursive: true, force: true });
  for (const name of ['bundle', 'federation']) {
    mkdirSync(path.join(BUILT, name), { recursive: true });
    writeFileSync(path.join(BUILT, name, 'index.html'), pageOf(name));
  }
  writeFileSync(path.join(BUILT, 'bundled-screens.ts'), await bundledScreens());
  writeFileSync(path.join(BUILT, 'bootstrap.ts'), bootstrap());
  await runWebpack([bundle(), host(), ...(await Promise.all(remoteNames().map(remote)))]);
}
