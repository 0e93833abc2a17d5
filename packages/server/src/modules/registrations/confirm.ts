import { eq, sql } from 'drizzle-orm';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { columnsOf } from './change.ts';
import { type Confirmed, confirmationHandlers } from './confirm-held.ts';
import type { ConfirmationHandlers } from './confirmation-link.ts';
import { lockOwner, readOwner, type SeatContext, type SeatOwner } from './owner.ts';
import type { PersonRow } from './present.ts';
import { promoteWaitingList } from './promote-waiting-list.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';

/** Mails a person the status of their registration. */
async function mailStatus({ tx, now, config }: SeatContext, { row, owner, order }: Confirmed<PersonRow, SeatOwner>) {
  const { id, status } = row;
  if (status !== 'PENDING' && status !== 'WAITING' && status !== 'ACCEPTED') return;
  const orders = new Map(order === undefined ? [] : [[id, order]]);
  await enqueueMails(tx, await scenarioMails(tx, owner, status, [row], { config, key: changeKey(owner), orders }), now);
}

function confirmationsOf(source: ParticipantSource): ConfirmationHandlers {
  const { kind, people: p } = source;
  return confirmationHandlers<PersonRow, SeatOwner>({
    find: async (tx, link) => {
      const found = await tx
        .select({ row: columnsOf(p), ownerId: sql<number>`${source.ownerId}` })
        .from(p)
        .where(eq(p.id, link.id));
      return Promise.all(found.map(async ({ row, ownerId }) => ({ row, owner: await readOwner(tx, source, ownerId) })));
    },
    lock: (tx, [{ owner }]) => lockOwner(tx, source, owner.id),
    seat: ({ row, owner }) => ({
      ticketed: { kind, id: row.id, serial: row.ticket_serial, endsAt: owner.endTime },
      name: owner.name,
      status: row.status,
    }),
    name: ([{ owner }]) => owner.name,
    object: source.logObject,
    sale: (owner) => ({ price: owner.price, onlinePayment: owner.onlinePayment, sold: owner }),
    write: async ({ tx, now }, id, terms) => {
      const [written] = await tx
        .update(p)
        .set({ ...terms, confirm_by: null, updated_at: now, version: sql`${p.version} + 1` })
        .where(eq(p.id, id))
        .returning(columnsOf(p));
      return written;
    },
    mail: async (ctx, confirmed) => {
      for (const one of confirmed) await mailStatus(ctx, one);
    },
    promote: async (ctx, { id }) => (kind === 'class' ? promoteWaitingList(ctx, id) : 0),
  });
}

/** Confirmation of registrations for classes that were made while mails could not be sent. */
export const CLASS_CONFIRMATIONS = confirmationsOf(CLASS_PEOPLE);

/** Confirmation of registrations for self-paced courses. */
export const COURSE_CONFIRMATIONS = confirmationsOf(COURSE_PEOPLE);
