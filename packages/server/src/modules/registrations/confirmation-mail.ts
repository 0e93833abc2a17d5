import { outwardAddress } from '@widya/contract/outward-address';
import { siteOf } from '../../platform/addresses/site.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { whenText } from '../../platform/text/when-text.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import { confirmationKey, type TicketKind, ticketToken } from '../ticket-links/ticket-token.ts';
import type { SeatContext } from './owner.ts';

/** How long a seat is held for an unconfirmed address. */
const HELD_MS = 24 * 3_600_000;

/** Until when a seat is held that is taken now. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + HELD_MS);

/** When the seat was taken, computed from the end of its hold. */
export const heldSince = (until: Date): Date => new Date(until.getTime() - HELD_MS);

/** A registration whose address is not proven yet. */
export interface Held {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
  readonly member_id: number | null;
  readonly ticket_serial: number;
  readonly confirm_by: Date | null;
  readonly version: number;
}

export interface HeldFor {
  readonly kind: TicketKind;
  /** Id of the class, course or event. */
  readonly ownerId: number;
  /** Name of the class, course or event. */
  readonly name: string;
  /** The chosen sessions, when there are several; one link confirms all of them. */
  readonly sessions?: readonly string[];
}

const listOf = (sessions: readonly string[]): string =>
  sessions.length === 0 ? '' : `<ul>${sessions.map((session) => `<li>${escapeHtml(session)}</li>`).join('')}</ul>`;

/** The mail with the link that confirms a registration; the link is valid as long as the seat is held. */
export async function confirmationMail(ctx: SeatContext, heldFor: HeldFor, row: Held): Promise<Mail> {
  const { kind, ownerId, name, sessions = [] } = heldFor;
  const site = await siteOf(ctx.tx, ctx.config);
  const facts = { kind, id: row.id, serial: row.ticket_serial, expiresAt: row.confirm_by ?? ctx.now };
  const token = ticketToken(confirmationKey(await secretsKeyOf(ctx.config)), facts);
  const address = escapeHtml(outwardAddress(site, 'confirmation', token));
  return {
    to: row.email,
    toName: row.full_name,
    subject: `Konfirmasi pendaftaran: ${name}`,
    html:
      `<p>Yth. ${escapeHtml(row.full_name)},</p>` +
      `<p>Konfirmasi pendaftaran Anda untuk <b>${escapeHtml(name)}</b> sebelum ${whenText(row.confirm_by)}:</p>` +
      `${listOf(sessions)}<p><a href="${address}">${address}</a></p><p>Abaikan surel ini bila Anda tidak mendaftar.</p>`,
    poster: await mailPoster(ctx.tx, { kind, id: ownerId }),
    dedupeKey: `confirm-registration:${kind}:${row.id}:${row.version}`,
    ...(row.member_id === null ? {} : { memberId: row.member_id }),
  };
}
