import { emailOutbox } from '../database/schema/email.ts';
import type { Services } from '../http/services.ts';
import { messageIdOf } from './message-id.ts';
import { lostMails } from './outbox.ts';
import { settleLost } from './settle-mail.ts';

/** Maximum number of rows per run. */
const LIMIT = 500;

/** Name of the queue that looks for mails whose worker was lost. */
export const LOST_MAIL_QUEUE = 'lost-mails';

/** Releases mails whose worker was lost, or marks them as uncertain. */
export async function recoverLostMails({
  db,
  config,
  clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  const rows = await db.select().from(emailOutbox).where(lostMails(clock())).limit(LIMIT);
  for (const row of rows) await settleLost(db, row, messageIdOf(row, config.mailFrom), clock());
}
