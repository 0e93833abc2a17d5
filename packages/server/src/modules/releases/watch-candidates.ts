import { randomUUID } from 'node:crypto';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { findRemote, withdraw } from '@widya/releases/registry-changes';
import type { Logger } from 'pino';
import type { Services } from '../../platform/http/services.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { changeRegistry } from './change-registry.ts';
import { readCounts } from './count-reports.ts';
import { reasonToWithdraw, type WithdrawalReason } from './judge-candidate.ts';
import { lockReleases } from './lock-releases.ts';
import { releasesOf } from './releases.ts';
import { withdrawalMails } from './withdrawal-mail.ts';

type Watching = Pick<Services, 'config' | 'db' | 'pool' | 'clock'>;

/** Well below the minute in which a failing candidate must be gone. */
const EVERY_MS = 15_000;

/**
 * Withdraws a candidate with its log row and its mails.
 * @returns false when another server or a person was faster.
 */
async function withdrawOnce(
  { config, db, clock }: Watching,
  { name, candidate }: RegistryRemote,
  reason: WithdrawalReason,
): Promise<boolean> {
  const version = candidate?.build.version ?? '';
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const registry = await releasesOf(config).read();
    const remote = registry && findRemote(registry, name);
    if (remote?.candidate?.build.version !== version) return false;
    const now = clock();
    await enqueueMails(tx, await withdrawalMails(tx, remote, reason, now), now);
    await changeRegistry({ tx, config }, (current) => withdraw(current, name, version), {
      entry: {
        object: 'candidate',
        objectId: `${name}@${version}`,
        label: remote.current.manifest.label,
        before: { version, share: remote.candidate.share },
        after: { version: remote.current.version, share: 0, reason: reason.kind, reports: reason.reports },
      },
      occasion: { code: 'REVOKE_CANDIDATE', caller: null, now, requestId: randomUUID(), ip: '' },
    });
    return true;
  });
}

/** Compares every candidate with its live version, and withdraws those that are much worse. */
export async function watchCandidates(services: Watching, log: Pick<Logger, 'warn'>): Promise<void> {
  const registry = await releasesOf(services.config).registry();
  for (const remote of registry?.remotes ?? []) {
    if (!remote.candidate) continue;
    const counts = await readCounts(services.pool, remote.name, services.clock());
    const { version } = remote.candidate.build;
    const reason = reasonToWithdraw(counts(version), counts(remote.current.version));
    if (reason !== null && (await withdrawOnce(services, remote, reason)))
      log.warn({ event: 'candidate_withdrawn', remote: remote.name, version, ...reason }, 'A candidate was withdrawn');
  }
}

/**
 * Watches the candidates of this server's folder or bucket until it is stopped.
 * @returns stops it, after the round that runs.
 */
export function startCandidateWatch(services: Watching, log: Pick<Logger, 'warn' | 'error'>): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() =>
      watchCandidates(services, log).catch((error: unknown) =>
        log.error({ err: error }, 'Candidates were not compared'),
      ),
    );
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
