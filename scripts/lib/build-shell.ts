import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Provisions } from '../../packages/releases/src/compatibility.ts';
import { compressFolder } from '../../packages/releases/src/compress-folder.ts';
import { PROVISIONS_FILE } from '../../packages/releases/src/files.ts';
import { writeFileAtomically } from '../../packages/releases/src/write-file.ts';
import { GENERATED, ROOT, SHELL } from '../../packages/remote-tools/build/paths.ts';
import type { Configuration } from '../../packages/remote-tools/build/run-webpack.ts';
import type { ShellBuildOptions } from '../../packages/remote-tools/build/shell-config.ts';
import { shellSourceVersion } from '../../packages/remote-tools/build/shell-source-version.ts';
import { sharedUsage } from './shared-usage.ts';
import { pageSettings, writePage } from './write-page.ts';

type ShellConfigFile = { default: (options?: ShellBuildOptions) => Configuration };

/** Loads the webpack configuration in the folder of the shell. */
export async function loadShellConfig(options: ShellBuildOptions): Promise<Configuration> {
  const module = (await import(pathToFileURL(path.join(SHELL, 'webpack.config.ts')).href)) as ShellConfigFile;
  return module.default(options);
}

export interface ShellJob {
  /** The configurations to compile; empty when the built shell is up to date. */
  readonly configs: readonly Configuration[];
  /** To be called after compiling: what the shell provides. */
  readonly provisions: () => Provisions;
  /** To be called after compiling: writes the page last, so that it never refers to missing files. */
  readonly finish: () => Promise<void>;
}

/** Prepares the build of shell and boot script. Files of earlier builds stay, because open tabs still load them. */
export async function prepareShell(dist: string): Promise<ShellJob> {
  const outDir = path.join(dist, 'shell');
  const stamp = path.join(outDir, 'build.json');
  const settings = pageSettings();
  const usage = sharedUsage(ROOT);
  const version = shellSourceVersion(usage);
  const build = JSON.stringify({ version, ...settings });
  const provided = path.join(outDir, PROVISIONS_FILE);
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Provisions;
  if (existsSync(provided) && existsSync(stamp) && readFileSync(stamp, 'utf8') === build)
    return { configs: [], provisions: () => read(provided), finish: async () => undefined };
  const compiled = path.join(GENERATED, PROVISIONS_FILE);
  const { bootConfig } = await import('../../packages/remote-tools/build/boot-config.ts');
  return {
    configs: [await loadShellConfig({ version, outDir, usage }), bootConfig()],
    provisions: () => read(compiled),
    finish: async () => {
      await compressFolder(path.join(outDir, 'assets'));
      writePage(outDir, settings);
      writeFileAtomically(provided, readFileSync(compiled, 'utf8'));
      writeFileAtomically(stamp, build);
    },
  };
}
