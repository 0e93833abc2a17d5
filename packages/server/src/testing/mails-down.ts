import { eq } from 'drizzle-orm';
import { emailHold, emailOutbox } from '../platform/database/schema/email.ts';
import type { TestApp } from './app.ts';

type Db = TestApp['db'];

/** Starts a hold on all mails; deleting the row ends it. */
export const mailsDown = (db: Db) =>
  db
    .insert(emailHold)
    .values({ reason: 'connection', detail: '', attempts: 1, since: new Date(), next_at: new Date() });

export const mailsTo = (db: Db, email: string) => db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));

/** The token of a mailed confirmation link; empty without one. */
export async function confirmationIn(db: Db, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email);
  return /\/konfirmasi\/([\w-]+)/.exec(mail?.body_html ?? '')?.[1] ?? '';
}
