import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { sql } from 'drizzle-orm';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { noSuchUpload } from './no-such-upload.ts';

/** A lock that is not renewed for this long is free, because its process has died. */
const LEASE = '10 seconds';
const RENEW_MS = 500;
const POLL_MS = 100;
/** Longer than a lease, so that a dead process does not block others. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Locks uploads across all server processes with columns of their rows: an advisory lock would occupy a connection as
 * long as a slow client sends. A waiting request makes the holder stop, because a broken connection may look open for
 * minutes.
 * @param idOf row id for a name in the store.
 */
export const uploadLocks = (db: Tx, idOf: (name: string) => string): Locker => ({
  newLock: (name) => new UploadLock(db, idOf(name)),
});

class UploadLock implements Lock {
  readonly #db: Tx;
  readonly #id: string;
  readonly #holder = randomUUID();
  #renewal: ReturnType<typeof setInterval> | undefined;

  constructor(db: Tx, id: string) {
    this.#db = db;
    this.#id = id;
  }

  /** @throws ApiFailure 404 when the upload no longer exists, 409 when its holder does not stop. */
  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() > end)
        throw new ApiFailure(409, 'VERSION_CONFLICT', 'Berkas ini dikirim dari sambungan lain');
      await wait(POLL_MS);
    }
    const renew = () =>
      this.#renew().then(
        (isWanted) => (isWanted ? requestRelease() : undefined),
        // The next renewal may succeed; the lease is long enough for several failures.
        () => undefined,
      );
    this.#renewal = setInterval(() => void renew(), RENEW_MS).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#db.execute(sql`
      update resumable_uploads set lock_holder = null, locked_until = null, lock_wanted = false
      where id = ${this.#id} and lock_holder = ${this.#holder}`);
  }

  async #take(): Promise<boolean> {
    const { rows } = await this.#db.execute<{ mine: boolean }>(sql`
      update resumable_uploads set
        lock_wanted = locked_until >= now() is true,
        lock_holder = case when locked_until >= now() then lock_holder else ${this.#holder}::uuid end,
        locked_until = case when locked_until >= now() then locked_until else now() + ${LEASE}::interval end
      where id = ${this.#id} returning lock_holder = ${this.#holder} as mine`);
    const [row] = rows;
    if (row === undefined) throw noSuchUpload();
    return row.mine;
  }

  /** @returns whether to stop: another request waits, or the lock was lost. */
  async #renew(): Promise<boolean> {
    const { rows } = await this.#db.execute<{ lock_wanted: boolean }>(sql`
      update resumable_uploads set locked_until = now() + ${LEASE}::interval
      where id = ${this.#id} and lock_holder = ${this.#holder} returning lock_wanted`);
    return rows[0]?.lock_wanted ?? true;
  }
}
