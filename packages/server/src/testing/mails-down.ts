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

/** Returns the token of the confirmation link in the first mail to an address; empty when there is none. */
export async function confirmationIn(db: Db, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email);
  return /\/konfirmasi\/([\w-]+)/.exec(mail?.body_html ?? '')?.[1] ?? '';
}
