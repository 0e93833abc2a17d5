import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import type { Audience, RemoteVersion } from '@widya/contract/routing/registry';
import { openTarget } from '@widya/releases/open-target';
import { publishBuild } from '@widya/releases/publish-build';
import { multipart } from './multipart.ts';

/** An invented build: its description, and the content of all files by name. */
export interface TestBuild {
  readonly build: RemoteVersion;
  readonly files: Readonly<Record<string, string>>;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a complete build of a remote with one screen, and a dialog in its own chunk. */
export function testBuild(remote: string, version: string, manifest: Partial<RemoteManifest> = {}): TestBuild {
  const dialog = `/* dialog of ${remote} ${version} */`;
  // A chunk contains the hashes of the chunks that it requests.
  const screen = `/* screen */ const sri = "${hashOf(dialog).slice(7, -1)}"; const version = "${version}";`;
  const entry = `/* entry of ${remote} ${version} */`;
  const screenName = `Laporan${remote.replaceAll(/\W/g, '')}`;
  const build: RemoteVersion = {
    version,
    baseUrl: `/remotes/${remote}/${version}/`,
    entry: 'remoteEntry.js',
    integrity: hashOf(entry),
    global: remote.replaceAll('-', '_'),
    chunkGlobal: `chunks_${remote.replaceAll('-', '_')}`,
    contract: 1,
    screens: { [screenName]: { js: ['screen.js'], css: [], shared: [], integrity: { 'screen.js': hashOf(screen) } } },
    manifest: {
      remote,
      contract: 1,
      label: `Laporan ${remote}`,
      routes: [
        {
          path: `/editor/laporan-${remote}`,
          screen: screenName,
          menuKey: 'home',
          emptyMenuGrants: true,
          roles: ['superadmin', 'admin'],
          title: 'Laporan',
        },
      ],
      menu: [],
      tabs: [],
      ...manifest,
    },
  };
  return {
    build,
    files: {
      'remoteEntry.js': entry,
      'screen.js': screen,
      'dialog.js': dialog,
      'remote.json': JSON.stringify(build),
      'requires.json': JSON.stringify({ contract: 1, shared: {}, menuKeys: ['home'], endpoints: [] }),
    },
  };
}

/** Returns the body and headers of an upload of a build. */
export const uploadOf = (files: TestBuild['files'], fields: Readonly<Record<string, string>> = {}) =>
  multipart(
    fields,
    Object.entries(files).map(([name, text]) => ({
      field: 'file',
      name,
      type: 'application/octet-stream',
      content: Buffer.from(text),
    })),
  );

/** Publishes a build to a folder, as the publish command does. */
export async function publishTestBuild(
  folder: string,
  { build, files }: TestBuild,
  audience?: Audience,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'widya-build-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  const source = { by: 'Tim Laporan', commit: '3f2a9c1b7d3f2a9c1b7d3f2a9c1b7d3f2a9c1b7d' };
  await publishBuild(await openTarget(folder), build, dir, { audience, source });
  await rm(dir, { recursive: true });
}
