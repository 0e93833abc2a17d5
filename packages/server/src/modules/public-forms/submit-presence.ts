import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { and, eq, sql } from 'drizzle-orm';
import { presenceForms } from '../../database/schema/forms.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { bindPublic } from '../../http/bind.ts';
import type { Ctx } from '../../http/context.ts';
import { provenAddress } from '../address-proof/proven-address.ts';
import { markPresent } from '../presence/match.ts';
import { type ClassRow, requireVisibleClass } from './open-class.ts';
import { assertOpen, presenceOpening } from './opening.ts';
import { discarded, isRobot } from './robots.ts';
import { tryTicket } from './ticket-registration.ts';

/** A room full of people notes its attendance behind one address. */
const PER_MINUTE = 120;
const OBJECT = 'presenceform';

type Submitting = Ctx<(typeof schemas)['submitPresenceForm'], null>;

/**
 * The registration of whoever hands in the form, as far as that is proved: by a ticket, or by a proved address that is the one of
 * the form. Null for everyone else, whom staff match by hand (decision 86).
 */
async function provenRegistration(ctx: Submitting, { id: classId }: ClassRow): Promise<number | null> {
  const { tx, body } = ctx;
  if (body.ticket !== undefined) {
    const found = await tryTicket(ctx, body.ticket);
    if (found?.of.id === classId) return found.person.id;
  }
  const email = await provenAddress(ctx);
  if (email !== body.email) return null;
  const [own] = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.class_id, classId),
        eq(registrations.status, 'ACCEPTED'),
        eq(sql`lower(${registrations.email})`, email),
      ),
    );
  return own?.id ?? null;
}

export const submitPresence = bindPublic(
  contract.submitPresenceForm,
  schemas.submitPresenceForm,
  async (ctx) => {
    const { tx, body, now, audit } = ctx;
    if (isRobot(body)) {
      audit(discarded(OBJECT));
      return { success: true, present: false };
    }
    const of = await requireVisibleClass(tx, body.class_code);
    assertOpen(presenceOpening(of, now), 'Presensi kelas ini');
    const own = await provenRegistration(ctx, of);
    const { full_name, email, phone_num } = body;
    const [row] = await tx
      .insert(presenceForms)
      .values({ full_name, email, phone_num, class_id: of.id, class_name: of.name, created_at: now })
      .returning({ id: presenceForms.id });
    if (own !== null) await markPresent(tx, of.id, [own], now);
    const present = own !== null;
    audit({
      object: OBJECT,
      objectId: row?.id ?? null,
      label: `${full_name} · ${of.name}`,
      after: { is_present: present },
    });
    return { success: true, present };
  },
  { perMinute: PER_MINUTE },
);
