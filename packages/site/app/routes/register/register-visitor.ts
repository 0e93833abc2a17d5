import { outwardPath } from '@widya/contract/outward-address';
import { type RegistrationForm, registerForClass } from '@widya/contract/public-registrations';
import { type AppLoadContext, redirect } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { typedRegistrant } from '../../server/registrant.ts';
import { showAgain, type Values } from './form-state.ts';

/** Registers, then redirects to the payment, the ticket or the confirmation; errors are shown in the form. */
export async function registerVisitor(context: AppLoadContext, formData: RegistrationForm, values: Values) {
  const { code } = formData.class;
  const body = {
    ...typedRegistrant(values),
    ...(formData.person === null ? { email: values.email ?? '' } : {}),
    ...(values.voucher_code ? { voucher_code: values.voucher_code } : {}),
  };
  const done = await tryCall(context, registerForClass, { params: { code }, body });
  const form = outwardPath('registration', code);
  if (done instanceof CallFailure)
    // The form redirects people who already have a ticket.
    return done.code === 'PARTICIPANT_ALREADY_REGISTERED' ? redirect(form) : showAgain(context, formData, values, done);
  if (done.ticket === null) return redirect(`${form}?terkirim=1`);
  const isPayable = done.order !== null && done.order.amount > 0;
  return redirect(isPayable ? outwardPath('payment', done.order?.order_id ?? '') : outwardPath('ticket', done.ticket));
}
