import { CONTRACT_VERSION, type RemoteManifest } from '@widya/contract/routing/manifest';
import type { RemoteVersion, ScreenAssets } from '@widya/contract/routing/registry';
import { REMOTE_FILE } from '@widya/releases/files';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf, writeHashes } from './integrity-plugin.ts';
import { replaceInOutput, versionOfOutput } from './output-version.ts';
import { shareKeyOf } from './share-key.ts';
import { VERSION_PLACEHOLDER } from './version.ts';

interface RemoteFileOptions {
  readonly manifest: RemoteManifest;
  readonly packageVersion: string;
  /** Names in which the placeholder stands for the version. */
  readonly global: string;
  readonly chunkGlobal: string;
  /** Base address of the files; default the folder of the version. */
  readonly baseUrl?: string;
  readonly hot: boolean;
}

/** Shared modules that a chunk needs from the shell. */
function consumedBy(compilation: Compilation, chunks: Iterable<Chunk>): readonly string[] {
  const names = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const key = shareKeyOf(module);
      if (key !== null) names.add(key);
    }
  }
  return [...names].toSorted();
}

/** Screens with the hashes of their files, which must have their final content. */
const withIntegrity = (
  compilation: Compilation,
  screens: Readonly<Record<string, ScreenAssets>>,
): Record<string, ScreenAssets> =>
  Object.fromEntries(
    Object.entries(screens).map(([screen, assets]) => {
      const hashes = [...assets.js, ...assets.css].map((file) => {
        const source = compilation.getAsset(file)?.source.buffer();
        if (!source) throw new Error(`${screen}: ${file} was not built`);
        return [file, integrityOf(source)] as const;
      });
      return [screen, { ...assets, integrity: Object.fromEntries(hashes) }] as const;
    }),
  );

/**
 * Gives the compiled files their version, and writes `remote.json` beside the files of a remote: entry, integrity,
 * files and shared modules of each screen, manifest.
 */
export class RemoteFilePlugin {
  private readonly options: RemoteFileOptions;

  constructor(options: RemoteFileOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteFilePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const text = JSON.stringify(this.describe(compilation));
          compilation.emitAsset(REMOTE_FILE, new webpack.sources.RawSource(text));
        },
      );
    });
  }

  private describe(compilation: Compilation): RemoteVersion {
    const { manifest, packageVersion, hot } = this.options;
    const contract = CONTRACT_VERSION;
    const screens = Object.fromEntries(
      manifest.routes.map(({ screen }) => [screen, this.screenAssets(compilation, screen)] as const),
    );
    const version = hot ? 'dev' : versionOfOutput(compilation, packageVersion, { contract, screens, manifest });
    const versioned = (name: string): string => name.replace(VERSION_PLACEHOLDER, () => version.replaceAll(/\W/g, '_'));
    const global = versioned(this.options.global);
    if (!hot) {
      replaceInOutput(compilation, this.options.global, global);
      writeHashes(compilation);
    }
    const entry = Object.keys(compilation.assets).find((file) => /^remoteEntry(\.[0-9a-f]+)?\.js$/.test(file));
    const source = entry === undefined ? undefined : compilation.getAsset(entry)?.source.buffer();
    if (entry === undefined || source === undefined)
      throw new Error(`${manifest.remote}: the build has no remoteEntry`);
    return {
      version,
      baseUrl: this.options.baseUrl ?? `/remotes/${manifest.remote}/${version}/`,
      entry,
      integrity: hot ? null : integrityOf(source),
      global,
      chunkGlobal: versioned(this.options.chunkGlobal),
      contract,
      screens: hot ? screens : withIntegrity(compilation, screens),
      manifest,
    };
  }

  private screenAssets(compilation: Compilation, screen: string): ScreenAssets {
    const group = compilation.namedChunkGroups.get(screen);
    if (!group) throw new Error(`${this.options.manifest.remote}: screen ${screen} became no chunk`);
    const files = group.getFiles().filter((file) => !file.includes('.hot-update.'));
    return {
      js: files.filter((file) => file.endsWith('.js')),
      css: files.filter((file) => file.endsWith('.css')),
      shared: consumedBy(compilation, group.chunks),
    };
  }
}
