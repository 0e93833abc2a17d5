import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MENU_KEYS } from '@widya/contract/menu';
import { CONTRACT_VERSION } from '@widya/contract/routing/manifest';
import type { Provisions } from '@widya/releases/compatibility';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { allEndpoints } from './api-endpoints.ts';
import { deprecatedExports } from './deprecated-exports.ts';
import { providedModules } from './provided-groups.ts';

/**
 * Writes what a build of the shell provides to a file outside its output, so that the files of the live shell describe
 * the live shell until the build is complete.
 */
export class ProvisionsPlugin {
  private readonly version: string;
  private readonly file: string;

  constructor(version: string, file: string) {
    this.version = version;
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvisionsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ProvisionsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length > 0) return;
          mkdirSync(path.dirname(this.file), { recursive: true });
          writeFileSync(this.file, JSON.stringify(await this.describe(compilation)));
        },
      );
    });
  }

  private async describe(compilation: Compilation): Promise<Provisions> {
    const shared: Record<string, readonly string[] | null> = {};
    const deprecated: Record<string, string> = {};
    for (const { name, module } of providedModules(compilation)) {
      const exported = compilation.moduleGraph.getProvidedExports(module);
      shared[name] = Array.isArray(exported) ? exported.toSorted() : null;
      const file = module.nameForCondition();
      if (file === null || !name.startsWith('@widya/')) continue;
      for (const [one, notice] of Object.entries(deprecatedExports(readFileSync(file, 'utf8'))))
        deprecated[`${name}#${one}`] = notice;
    }
    return {
      version: this.version,
      contract: CONTRACT_VERSION,
      shared,
      menuKeys: MENU_KEYS,
      endpoints: await allEndpoints(),
      deprecated,
    };
  }
}
