import { and, isNull, lt } from 'drizzle-orm';
import { removeStaleMeetings } from '../modules/classes/zoom/pending-meetings.ts';
import { zoomOf } from '../modules/classes/zoom/zoom-of.ts';
import { storeBroadcastCounts } from '../modules/email-broadcasts/store-counts.ts';
import { removeExpiredUploads } from '../modules/questions/uploads.ts';
import { REPORT_DAYS } from '../modules/releases/sum-reports.ts';
import { removeOldEvents } from '../modules/webhooks/remove-old-events.ts';
import { admins, emailConfirmations, passwordLinks } from '../platform/database/schema/accounts.ts';
import { addressCodes, addressProofs } from '../platform/database/schema/address-proofs.ts';
import { appTokens } from '../platform/database/schema/app-access.ts';
import { idempotencyKeys, remoteReports, serverHeartbeats } from '../platform/database/schema/platform.ts';
import { testSessions } from '../platform/database/schema/registrations.ts';
import { loginAttempts, sessions, spentProofs } from '../platform/database/schema/sessions.ts';
import { IDEMPOTENCY_MS } from '../platform/http/idempotency.ts';
import type { Services } from '../platform/http/services.ts';
import { removeOldTasks } from '../platform/jobs/engine/remove-old-tasks.ts';
import { removeExpiredFiles } from '../platform/storage/remove-expired-files.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Deletes what is no longer needed: sessions 30 days after their expiry, even if they ended earlier, stored responses
 * of repeated calls, sign-in attempts, expired links and tokens, unconfirmed accounts, old tasks, events of webhooks,
 * temporary files, abandoned uploads, and Zoom meetings of classes that were never saved.
 */
export async function cleanUp({ config, db, storage, uploads, clock }: Services): Promise<void> {
  const now = clock().getTime();
  await db.delete(sessions).where(lt(sessions.expires_at, new Date(now - 30 * DAY_MS)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now - IDEMPOTENCY_MS)));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, new Date(now - DAY_MS)));
  await db.delete(serverHeartbeats).where(lt(serverHeartbeats.seen_at, new Date(now - DAY_MS)));
  await db.delete(remoteReports).where(lt(remoteReports.minute, new Date(now - REPORT_DAYS * DAY_MS)));
  await db.delete(spentProofs).where(lt(spentProofs.expires_at, new Date(now)));
  await db.delete(passwordLinks).where(lt(passwordLinks.expires_at, new Date(now - 30 * DAY_MS)));
  // Stored for a day, because codes count towards the hourly limit of their address.
  await db.delete(addressCodes).where(lt(addressCodes.expires_at, new Date(now - DAY_MS)));
  await db.delete(addressProofs).where(lt(addressProofs.expires_at, new Date(now)));
  await db.delete(appTokens).where(lt(appTokens.expires_at, new Date(now)));
  await db.delete(testSessions).where(lt(testSessions.expires_at, new Date(now)));
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expires_at, new Date(now - 30 * DAY_MS)));
  // Unconfirmed accounts with which nobody ever signed in.
  await db
    .delete(admins)
    .where(and(isNull(admins.email_confirmed_at), lt(admins.updated_at, new Date(now - 30 * DAY_MS))));
  await removeExpiredUploads(db, new Date(now));
  await storeBroadcastCounts(db, new Date(now));
  await removeOldTasks(db, new Date(now));
  await removeOldEvents(db, new Date(now));
  await removeExpiredFiles({ db, storage }, new Date(now));
  await uploads.removeExpired(new Date(now));
  // Last, because Zoom may be unreachable; the next run tries again.
  const zoom = zoomOf(config);
  if (zoom !== null) await removeStaleMeetings(db, zoom, new Date(now));
}
