import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Compilation, Compiler } from 'webpack';
import { ownEndpoints } from './api-endpoints.ts';
import { calledEndpoints } from './called-endpoints.ts';
import { clientEndpoints } from './client-endpoints.ts';
import { shareKeyOf } from './share-key.ts';

/** Receives the endpoints that a remote uses: `GET /v1/class/:code`. */
export type OnEndpoints = (endpoints: readonly string[]) => void;

/** Files of the API client's modules that a remote takes from the shell. @param dir folder of the remote */
const clientFiles = (compilation: Compilation, dir: string): readonly string[] =>
  [...compilation.modules].flatMap((module) => {
    const key = shareKeyOf(module);
    if (!key?.startsWith('@widya/api-client/')) return [];
    // Not every remote depends on the API client itself.
    const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
    return [createRequire(importer ?? path.join(dir, 'package.json')).resolve(key)];
  });

/** Reports after each build which endpoints the screens of a remote use, directly or through the API client. */
export class UsedEndpointsPlugin {
  private readonly dir: string;
  private readonly manifest: RemoteManifest;
  private readonly report: OnEndpoints;

  constructor(dir: string, manifest: RemoteManifest, report: OnEndpoints) {
    this.dir = dir;
    this.manifest = manifest;
    this.report = report;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('UsedEndpointsPlugin', async ({ compilation }) => {
      // A build that failed lacks modules.
      if (compilation.errors.length === 0) this.report(await this.usedIn(compilation));
    });
  }

  private async usedIn(compilation: Compilation): Promise<readonly string[]> {
    const seen = new Set<string>();
    const used = new Set(await calledEndpoints(compilation, this.manifest));
    for (const file of clientFiles(compilation, this.dir))
      for (const endpoint of await clientEndpoints(file, seen)) used.add(endpoint);
    const own = await ownEndpoints();
    return [...used].filter((endpoint) => !own.has(endpoint)).toSorted();
  }
}
