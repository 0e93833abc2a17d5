import type { DeactivationReason } from '@widya/contract/webhook-rules';
import { and, eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';

interface Deactivated {
  readonly id: number;
  readonly name: string;
  readonly reason: DeactivationReason;
  readonly now: Date;
}

const sentenceOf = ({ name, reason }: Deactivated): string =>
  reason === 'gone'
    ? `Webhook "${name}" dinonaktifkan karena penerimanya menjawab tidak mau menerima lagi (HTTP 410).`
    : `Webhook "${name}" dinonaktifkan karena pengirimannya gagal terus selama lima hari.`;

/** Mails to all active superadmins about a webhook that was deactivated automatically. */
export async function deactivationMails(tx: Tx, deactivated: Deactivated): Promise<Mail[]> {
  const { id, name, now } = deactivated;
  const people = await tx
    .select({ name: admins.name, email: admins.email })
    .from(admins)
    .where(and(eq(admins.role, 'superadmin'), eq(admins.active, 1)));
  const lines = [
    sentenceOf(deactivated),
    'Kejadian selanjutnya tidak dicatat untuk webhook ini. Perbaiki penerimanya, lalu aktifkan kembali di menu Token API.',
  ];
  return people.map((person) => ({
    to: person.email,
    toName: person.name,
    subject: `Webhook "${name}" dinonaktifkan`,
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    dedupeKey: `webhook-deactivated:${id}:${now.getTime()}:${person.email}`,
  }));
}
