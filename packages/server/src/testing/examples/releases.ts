import type { Config } from '../../platform/config/config.ts';
import { publishTestBuild, testBuild, uploadOf } from '../uploaded-build.ts';
import type { Example, Examples } from './example.ts';

let remotes = 0;

/** Publishes a new remote with two versions and a candidate; returns the name of the remote. */
async function publishedRemote({ remotesTarget }: Config): Promise<string> {
  remotes += 1;
  const remote = `mf-contoh-${remotes}`;
  for (const version of ['1.0.0', '1.1.0']) await publishTestBuild(remotesTarget, testBuild(remote, version));
  const audience = { share: 5, accounts: [], admins: false };
  await publishTestBuild(remotesTarget, testBuild(remote, '1.2.0'), audience);
  return remote;
}

const onRemote = (rest: object = { body: {} }): Example => ({
  make: async ({ config }) => ({ params: { remote: await publishedRemote(config) }, ...rest }),
});

export const releaseExamples: Examples = {
  listReleases: {
    make: async ({ config }) => {
      await publishedRemote(config);
      return {};
    },
  },
  publishRelease: {
    make: async ({ config }) => {
      const remote = await publishedRemote(config);
      const { files } = testBuild(remote, '1.3.0');
      return { params: { remote }, ...uploadOf(files, { to: '5%', commit: '3f2a9c1b7d' }) };
    },
  },
  promoteRelease: onRemote(),
  changeReleaseAudience: onRemote({ body: { share: 20, accounts: [], admins: true } }),
  withdrawRelease: onRemote({}),
  rollBackRelease: onRemote(),
  disableRelease: onRemote(),
  enableRelease: onRemote(),
};
