import type { RegistryRemote } from '@widya/contract/routing/registry';
import { and, eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { WithdrawalReason } from './judge-candidate.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
}

const decimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** Sentence with the compared figures. */
function reasonText({ kind, candidate, current, reports }: WithdrawalReason): string {
  if (kind === 'failures')
    return `Dalam sepuluh menit terakhir ada ${reports} kegagalan: ${decimal.format(candidate * 100)}% dari pembukaan, pada versi yang berlaku ${decimal.format(current * 100)}%.`;
  return `Baris pertama daftarnya tampil setelah ${decimal.format(candidate)} detik, pada versi yang berlaku setelah ${decimal.format(current)} detik (nilai tengah dari ${reports} daftar).`;
}

/** The team of the manifest, or else all active superadmins. */
async function addresseesOf(tx: Tx, { candidate, current }: RegistryRemote): Promise<readonly Addressee[]> {
  const { team } = (candidate?.build ?? current).manifest;
  if (team) return [team];
  return tx
    .select({ name: admins.name, email: admins.email })
    .from(admins)
    .where(and(eq(admins.role, 'superadmin'), eq(admins.active, 1)));
}

/** Mails about a candidate that was withdrawn. */
export async function withdrawalMails(
  tx: Tx,
  remote: RegistryRemote,
  reason: WithdrawalReason,
  now: Date,
): Promise<Mail[]> {
  const version = remote.candidate?.build.version ?? '';
  const { label } = remote.current.manifest;
  const lines = [
    `Versi percobaan ${version} dari area ${label} (${remote.name}) dicabut secara otomatis. Semua akun kembali memakai versi ${remote.current.version}.`,
    reasonText(reason),
  ];
  return (await addresseesOf(tx, remote)).map(({ name, email }) => ({
    to: email,
    toName: name,
    subject: `Versi percobaan area ${label} dicabut`,
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    dedupeKey: `candidate-withdrawn:${remote.name}:${version}:${now.getTime()}:${email}`,
  }));
}
