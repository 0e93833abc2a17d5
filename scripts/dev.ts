/** `pnpm dev` serves everything with hot reload; `pnpm dev mf-classes` only that remote, the others as built. */

import path from 'node:path';
import { bootConfig } from '../packages/remote-tools/build/boot-config.ts';
import { serveHot, shellServerOptions } from '../packages/remote-tools/build/dev-server.ts';
import { DIST, ROOT, remoteNames } from '../packages/remote-tools/build/paths.ts';
import { loadRemoteConfig } from '../packages/remote-tools/build/prepare-remote.ts';
import { loadShellConfig } from './lib/build-shell.ts';
import { compileRemotes } from './lib/compile-remotes.ts';
import { ensureApi } from './lib/dev-api.ts';
import { devPage, devRegistry } from './lib/dev-page.ts';
import { sharedUsage } from './lib/shared-usage.ts';

const PAGE_PORT = Number(process.env.DEV_PORT ?? 3100);
const api = process.env.DEV_API ?? 'http://localhost:8080';
const names = process.argv.slice(2).filter((argument) => argument !== '--');
const allNames = remoteNames();
const unknown = names.filter((name) => !allNames.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no such remote. There are ${allNames.join(', ')}.`);

const chosen = names.length === 0 ? allNames : names;
const stopApi = await ensureApi(api);
const built = await compileRemotes(
  allNames.filter((name) => !chosen.includes(name)),
  DIST,
  [bootConfig()],
);

const hot = await Promise.all(
  chosen.map(async (name, index) => {
    const port = PAGE_PORT + 1 + index;
    const config = await loadRemoteConfig(path.join(ROOT, name), { hot: true, baseUrl: `http://localhost:${port}/` });
    return { name, ...(await serveHot(config, port)) };
  }),
);
// Origins at which any checkout on this computer serves remotes with hot reload.
const overrideOrigins =
  process.env.OVERRIDE_ORIGINS?.split(',') ?? allNames.map((_, index) => `http://localhost:${PAGE_PORT + 1 + index}`);
const builds = built.remotes.map(({ build }) => build);
const registry = () => devRegistry(DIST, builds, hot);
const shell = await serveHot(
  await loadShellConfig({ hot: true, usage: sharedUsage(ROOT) }),
  PAGE_PORT,
  shellServerOptions({
    dist: DIST,
    api,
    registry: async () => JSON.stringify(await registry()),
    page: async () => devPage(await registry(), overrideOrigins),
  }),
);

console.log(`Widya is at ${shell.origin}, its API at ${api}.`);
for (const { name, origin } of hot) console.log(`${name} is served at ${origin}; edits appear without reload.`);

const stop = async () => {
  await Promise.all([shell.stop(), ...hot.map((server) => server.stop())]);
  await stopApi();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
