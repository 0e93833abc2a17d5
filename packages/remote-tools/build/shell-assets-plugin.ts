import { gzipSync } from 'node:zlib';
import type { ShellAssets } from '@widya/contract/routing/registry';
import { SHELL_ASSETS_FILE } from '@widya/releases/files';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { providedGroups } from './provided-groups.ts';

const scriptsOf = (compilation: Compilation, group: string): readonly string[] =>
  (compilation.namedChunkGroups.get(group)?.getFiles() ?? [])
    .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
    .map((file) => `/${file}`);

/** Writes `assets.json`: the shell's files that can be preloaded. */
export class ShellAssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          compilation.emitAsset(
            SHELL_ASSETS_FILE,
            new webpack.sources.RawSource(JSON.stringify(describe(compilation))),
          );
        },
      );
    });
  }
}

const sizeOf = (compilation: Compilation, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(compilation.getAsset(file.slice(1))?.source.buffer() ?? '').length, 0);

function describe(compilation: Compilation): ShellAssets {
  const main = scriptsOf(compilation, 'main');
  const app = scriptsOf(compilation, 'app').filter((file) => !main.includes(file));
  const early = new Set([...main, ...app]);
  const fonts = Object.keys(compilation.assets)
    .filter((file) => file.endsWith('.woff2') && file.includes('-latin-wght-'))
    .map((file) => `/${file}`);
  return {
    main,
    app,
    shared: sharedScripts(compilation, early),
    fonts,
    bytes: { main: sizeOf(compilation, main), frame: sizeOf(compilation, app) },
  };
}

/** The files that the `import()` of each provided module loads; none for modules of the frame. */
function sharedScripts(compilation: Compilation, early: ReadonlySet<string>): Record<string, readonly string[]> {
  const scripts: Record<string, readonly string[]> = {};
  for (const { name, group } of providedGroups(compilation)) {
    const files = group
      .getFiles()
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`)
      .filter((file) => !early.has(file));
    if (files.length > 0) scripts[name] = files;
  }
  return scripts;
}
