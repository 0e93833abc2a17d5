import * as contract from '@widya/contract/public-registrations';
import { publicRegistrationSchemas as schemas } from '@widya/contract/public-registrations.schemas';
import { registrationLabel } from '@widya/contract/registration-status';
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

export const publicRegistrationRoutes: Binding[] = [register];
