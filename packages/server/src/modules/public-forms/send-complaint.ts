import * as contract from '@widya/contract/public-forms';
import { publicFormSchemas as schemas } from '@widya/contract/public-forms.schemas';
import { complaints } from '../../platform/database/schema/forms.ts';
import { bindPublic } from '../../platform/http/bind.ts';
import { discarded } from './robots.ts';
import { visibleClass } from './visible-class.ts';

const PER_MINUTE = 20;
const OBJECT = 'complaint';

export const sendComplaint = bindPublic(
  contract.sendComplaint,
  schemas.sendComplaint,
  async ({ tx, body, now, audit }) => {
    if (body.situs_web !== '') {
      audit(discarded(OBJECT));
      return { success: true };
    }
    const { name, email, complaint, about } = body;
    const of = about === '' ? null : await visibleClass(tx, about);
    const class_name = of?.name ?? about;
    const [row] = await tx
      .insert(complaints)
      .values({ class_id: of?.id ?? null, class_name, name, email, complaint, created_at: now, updated_at: now })
      .returning({ id: complaints.id });
    audit({ object: OBJECT, objectId: row?.id ?? null, label: class_name === '' ? name : `${name} · ${class_name}` });
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);
