import * as contract from '@widya/contract/public-registrations';
import { publicRegistrationSchemas as schemas } from '@widya/contract/public-registrations.schemas';
import { registrationLabel } from '@widya/contract/registration-status';
import { and, eq, sql } from 'drizzle-orm';
import { classes } from '../../database/schema/classes.ts';
import { presenceForms } from '../../database/schema/forms.ts';
import { notFound } from '../../http/api-failure.ts';
import { type Binding, bindPublic } from '../../http/bind.ts';
import { seatsOf } from '../participants/seat-context.ts';
import { assertRegion, lockOpenClass, registerPerson } from '../registrations/register.ts';

/** A school behind one address registers a room full of people; nobody types faster than this. */
const PER_MINUTE = 120;

const register = bindPublic(
  contract.registerForClass,
  schemas.registerForClass,
  async (ctx) => {
    await assertRegion(ctx.body);
    const row = await lockOpenClass(ctx.tx, ctx.params.code, ctx.now);
    const done = await registerPerson(seatsOf(ctx), row, ctx.body);
    const { order, status } = done;
    ctx.audit({
      object: 'participant',
      objectId: done.id,
      label: `${ctx.body.full_name} · ${row.name}`,
      after: { status, price: order?.amount ?? 0 },
    });
    return {
      success: true,
      status,
      label: registrationLabel(done),
      order: order && {
        order_id: order.order_id,
        amount: order.amount,
        should_expire_at: order.should_expire_at?.toISOString() ?? null,
        snap_payment_url: order.snap_payment_url,
      },
    };
  },
  { perMinute: PER_MINUTE },
);

const presence = bindPublic(
  contract.submitPresenceForm,
  schemas.submitPresenceForm,
  async (ctx) => {
    const { class_code, ...form } = ctx.body;
    const [found] = await ctx.tx
      .select({ id: classes.id, name: classes.name })
      .from(classes)
      .where(and(sql`lower(${classes.code}) = lower(${class_code})`, eq(classes.active, 1)));
    if (found === undefined) throw notFound('Kelas tidak ditemukan');
    const [row] = await ctx.tx
      .insert(presenceForms)
      .values({ ...form, class_id: found.id, class_name: found.name, created_at: ctx.now })
      .returning({ id: presenceForms.id });
    ctx.audit({ object: 'presenceform', objectId: row?.id ?? null, label: `${form.full_name} · ${found.name}` });
    return { success: true };
  },
  { perMinute: PER_MINUTE },
);

export const publicRegistrationRoutes: Binding[] = [register, presence];
