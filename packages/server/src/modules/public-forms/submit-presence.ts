import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import { assertOpen, presenceOpening } from './opening.ts';
import { discarded } from './robots.ts';
import { requireVisibleClass } from './visible-class.ts';

/** Enough for a room full of people behind one IP address. */
const PER_MINUTE = 120;
const OBJECT = 'presenceform';

/** The form is unproven; staff match it with a registration (D86). */
export const submitPresence = bindPublic(
  contract.submitPresenceForm,
  schemas.submitPresenceForm,
  async ({ tx, body, now, audit }) => {
    if (body.situs_web !== '') {
      audit(discarded(OBJECT));
      return { success: true };
    }
    const of = await requireVisibleClass(tx, body.class_code);
    assertOpen(presenceOpening(of, now), 'Presensi kelas ini');
    const { full_name, email, phone_num } = body;
    const [row] = await tx
      .insert(presenceForms)
      .values({ full_name, email, phone_num, class_id: of.id, class_name: of.name, created_at: now })
      .returning({ id: presenceForms.id });
    audit({ object: OBJECT, objectId: row?.id ?? null, label: `${full_name} · ${of.name}` });
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);
