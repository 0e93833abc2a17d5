import { outwardPath } from '@widya/contract/outward-address';
import {
  checkEventVoucher,
  type EventRegistrationForm,
  type PublicEvent,
  registerForEvent,
} from '@widya/contract/public-events';
import { type AppLoadContext, data, redirect } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { type RegionChoices, regionChoices } from '../../server/regions.ts';
import { typedRegistrant } from '../../server/registrant.ts';
import { answerField, chosenSessions } from './chosen-sessions.ts';

type Values = Readonly<Record<string, string>>;

/** Discount of a voucher on the chosen sessions. */
export interface VoucherState {
  readonly code: string;
  readonly discount: number;
  readonly price: number;
}

/** The event of the form, and whether the device has an address proof. */
type EventFormData = Pick<EventRegistrationForm, 'event' | 'is_proven'>;

export interface FormState {
  readonly isProven: boolean;
  readonly values: Values;
  readonly problems: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  readonly voucher: VoucherState | null;
  readonly regions: RegionChoices;
}

/** The discount of the typed code, or the error when it is not accepted. */
async function voucherOf(context: AppLoadContext, event: PublicEvent, values: Values) {
  const code = values.voucher_code ?? '';
  if (code === '') return { voucher: null, problems: {} };
  const query = {
    voucher_code: code,
    session_ids: chosenSessions(event, values)
      .map(({ id }) => id)
      .join(','),
  };
  const result = await tryCall(context, checkEventVoucher, { params: { event_url: event.event_url }, query });
  if (result instanceof CallFailure) {
    const sentence = result.errors.voucher_code ?? result.errors.session_ids ?? result.message;
    return { voucher: null, problems: { voucher_code: sentence } };
  }
  return { voucher: { code, ...result }, problems: {} };
}

/** Shows the form again with the typed values and the discounted price. */
export async function showAgain(
  context: AppLoadContext,
  { event, is_proven }: EventFormData,
  values: Values,
  failure?: CallFailure,
) {
  const checked = await voucherOf(context, event, values);
  const state: FormState = {
    isProven: is_proven,
    values,
    voucher: checked.voucher,
    problems: failure === undefined ? checked.problems : problemsOf(event, failure),
    message: failure?.message,
    regions: await regionChoices(context, values.province ?? ''),
  };
  const hasProblem = failure !== undefined || Object.keys(checked.problems).length > 0;
  return data({ form: state, address: undefined }, hasProblem ? (failure?.status ?? 422) : 200);
}

/** Errors by field name. */
function problemsOf({ visitor_fields }: PublicEvent, { errors }: CallFailure): Readonly<Record<string, string>> {
  const nameOf = (field: string): string => {
    const index = visitor_fields.findIndex((label) => field === `visitor_information.${label}`);
    return index < 0 ? field : answerField(index);
  };
  return Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [nameOf(field), sentence]));
}

/** Registers, then redirects to the payment, the ticket or the confirmation; errors are shown in the form. */
export async function registerVisitor(context: AppLoadContext, formData: EventFormData, values: Values) {
  const { event, is_proven } = formData;
  const answers = event.visitor_fields.map((label, index) => [label, values[answerField(index)] ?? '']);
  const body = {
    session_ids: chosenSessions(event, values).map(({ id }) => id),
    ...typedRegistrant(values),
    ...(is_proven ? {} : { email: values.email ?? '' }),
    visitor_information: Object.fromEntries(answers),
    voucher_code: values.voucher_code ?? '',
  };
  const done = await tryCall(context, registerForEvent, { params: { event_url: event.event_url }, body });
  const own = outwardPath('eventTicket', event.event_url);
  if (done instanceof CallFailure)
    return done.code === 'PARTICIPANT_ALREADY_REGISTERED' ? redirect(own) : showAgain(context, formData, values, done);
  if (done.confirm_by !== null) return redirect(`${outwardPath('eventRegistration', event.event_url)}?terkirim=1`);
  const [only, ...more] = done.registrations;
  if (only === undefined || more.length > 0) return redirect(own);
  return redirect(only.order === null ? own : outwardPath('payment', only.order.order_id));
}
