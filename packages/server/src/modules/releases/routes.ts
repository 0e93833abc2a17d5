import * as contract from '@widya/contract/releases';
import { releaseSchemas } from '@widya/contract/releases.schemas';
import type { Audience, RegistryRemote, RemoteVersion } from '@widya/contract/routing/registry';
import { parseAudience } from '@widya/releases/audience';
import { activate, readPrevious } from '@widya/releases/publish-build';
import {
  changeAudience,
  findRemote,
  promote,
  rollBackTo,
  setDisabled,
  withdraw,
} from '@widya/releases/registry-changes';
import { judgeRemote, readProvisions, readRequirements } from '@widya/releases/verdict';
import type { Config } from '../../platform/config/config.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { textOfError } from '../../platform/text/text-of-error.ts';
import { changeRelease, publishedRemote, stagedRemote } from './change-release.ts';
import { canDisable, presentRelease } from './present-release.ts';
import { receiveBuild } from './receive-build.ts';
import { releasesOf } from './releases.ts';
import { sumReports } from './sum-reports.ts';

/** A build of the largest remote has 150 files and 2 MB. */
const BUILD_UPLOAD = {
  maxBytes: 5 * 1_048_576,
  kinds: ['any'],
  maxFiles: 400,
  maxTotalBytes: 20 * 1_048_576,
} as const;

const list = bindPrepared(
  contract.listReleases,
  releaseSchemas.listReleases,
  ({ config }) => releasesOf(config).read(),
  async ({ tx, config, now }, registry) => {
    const reports = await sumReports(tx, now);
    return {
      data: (registry?.remotes ?? []).map((remote) => presentRelease(remote, reports)),
      override_origins: [...config.overrideOrigins],
    };
  },
);

const labelOf = ({ current }: RegistryRemote): string => current.manifest.label;
const audienceOf = ({ share, admins, accounts }: Audience) => ({ share, admins, accounts });

/** @throws ApiFailure 422 for an audience that is written wrong. */
function readAudience(to: string | undefined, accounts: string | undefined): Audience | undefined {
  try {
    return parseAudience(to, accounts) ?? undefined;
  } catch (error) {
    throw invalid({ to: textOfError(error) });
  }
}

const publish = bindPrepared(
  contract.publishRelease,
  releaseSchemas.publishRelease,
  async ({ config, params, body, files }) => {
    const audience = readAudience(body.to, body.accounts);
    return { audience, ...(await receiveBuild(config, params.remote, files)) };
  },
  async (ctx, { audience, build, bytes, notices, key }) => {
    const { params, body, caller, now, audit } = ctx;
    const commit = body.commit ?? null;
    const release = { by: caller.name, at: now.toISOString(), commit, bytes, ...(key && { key }) };
    const live: RemoteVersion = { ...build, release };
    const { before, after, data } = await changeRelease(ctx, {
      remote: params.remote,
      revision: undefined,
      apply: (registry) => {
        try {
          return activate(registry, live, audience);
        } catch (error) {
          throw invalid({ build: textOfError(error) });
        }
      },
    });
    audit({
      object: 'release',
      objectId: `${params.remote}@${build.version}`,
      label: labelOf(after),
      before: { version: before?.current.version ?? null },
      after: { version: build.version, commit, ...(audience && audienceOf(audience)) },
    });
    return { success: true, version: build.version, notices: [...notices], data };
  },
  { upload: BUILD_UPLOAD, replayable: false },
);

const promoteCandidate = bind(contract.promoteRelease, releaseSchemas.promoteRelease, async (ctx) => {
  const { remote } = ctx.params;
  const { before, after, data } = await changeRelease(ctx, {
    remote,
    revision: ctx.body.revision,
    apply: (registry, live) => {
      stagedRemote(live);
      return promote(registry, remote);
    },
  });
  const [from, to] = [before?.current.version, after.current.version];
  ctx.audit({
    object: 'candidate',
    objectId: `${remote}@${to}`,
    label: labelOf(after),
    before: { version: from },
    after: { version: to },
  });
  return { success: true, data };
});

const changeShare = bind(contract.changeReleaseAudience, releaseSchemas.changeReleaseAudience, async (ctx) => {
  const { remote } = ctx.params;
  const { revision, ...audience } = ctx.body;
  const { before, after, data } = await changeRelease(ctx, {
    remote,
    revision,
    apply: (registry, live) => {
      stagedRemote(live);
      return changeAudience(registry, remote, audience);
    },
  });
  ctx.audit({
    object: 'candidate',
    objectId: `${remote}@${stagedRemote(after).build.version}`,
    label: labelOf(after),
    before: audienceOf(stagedRemote(before)),
    after: audience,
  });
  return { success: true, data };
});

const withdrawCandidate = bind(contract.withdrawRelease, releaseSchemas.withdrawRelease, async (ctx) => {
  const { remote } = ctx.params;
  const { before, after, data } = await changeRelease(ctx, {
    remote,
    revision: ctx.query.revision,
    apply: (registry, live) => withdraw(registry, remote, stagedRemote(live).build.version),
  });
  const candidate = stagedRemote(before);
  ctx.audit({
    object: 'candidate',
    objectId: `${remote}@${candidate.build.version}`,
    label: labelOf(after),
    before: { version: candidate.build.version, share: candidate.share },
    after: { version: after.current.version, share: 0 },
  });
  return { success: true, data };
});

/** Reads the previous version and judges it by the live shell, before the lock. @throws ApiFailure 404, 409, 422. */
async function previousOf(config: Config, name: string): Promise<RemoteVersion> {
  const releases = releasesOf(config);
  const registry = await releases.read();
  const live = publishedRemote(registry ? findRemote(registry, name) : undefined);
  if (live.previous === null)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Remote ini tidak punya versi sebelumnya');
  const target = await releases.target();
  const previous = await readPrevious(target, live).catch((error: unknown) => {
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Berkas versi sebelumnya sudah tidak ada', { cause: error });
  });
  const { version } = previous;
  const requirements = await readRequirements(target, name, version);
  const { problems } = judgeRemote({ name, version, requirements }, await readProvisions(target), []);
  if (problems.length > 0) throw invalid({ build: problems.join('\n') }, 'Versi sebelumnya tidak cocok lagi');
  return previous;
}

const rollBack = bindPrepared(
  contract.rollBackRelease,
  releaseSchemas.rollBackRelease,
  ({ config, params }) => previousOf(config, params.remote),
  async (ctx, previous) => {
    const { remote } = ctx.params;
    const { before, after, data } = await changeRelease(ctx, {
      remote,
      revision: ctx.body.revision,
      apply: (registry, live) => {
        if (live?.previous?.version !== previous.version) throw new ApiFailure(409, 'VERSION_CONFLICT');
        return rollBackTo(registry, previous);
      },
    });
    ctx.audit({
      object: 'release',
      objectId: `${remote}@${previous.version}`,
      label: labelOf(after),
      before: { version: before?.current.version },
      after: { version: previous.version },
    });
    return { success: true, data };
  },
);

/** Binds the call that disables a remote, or the one that enables it. */
const bindDisabled = (endpoint: typeof contract.disableRelease, disabled: boolean): Binding =>
  bind(endpoint, releaseSchemas.disableRelease, async (ctx) => {
    const { remote } = ctx.params;
    const { before, after, data } = await changeRelease(ctx, {
      remote,
      revision: ctx.body.revision,
      apply: (registry, live) => {
        if (disabled && !canDisable(publishedRemote(live)))
          throw new ApiFailure(409, 'INVALID_TRANSITION', 'Remote ini memuat layar Rilis, sehingga tetap aktif');
        publishedRemote(live);
        return setDisabled(registry, remote, disabled);
      },
    });
    ctx.audit({
      object: 'release',
      objectId: remote,
      label: labelOf(after),
      before: { disabled: before?.disabled === true },
      after: { disabled },
    });
    return { success: true, data };
  });

export const releaseRoutes: Binding[] = [
  list,
  publish,
  promoteCandidate,
  changeShare,
  withdrawCandidate,
  rollBack,
  bindDisabled(contract.disableRelease, true),
  bindDisabled(contract.enableRelease, false),
];
