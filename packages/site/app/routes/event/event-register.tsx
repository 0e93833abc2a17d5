import { readEventRegistrationForm, readPublicEvent } from '@widya/contract/public-events';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { REGION_FORM } from '../../parts/region-fields.tsx';
import { VOUCHER_FORM } from '../../parts/voucher-field.tsx';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, isAddressForm, submitAddressForm } from '../../server/prove-address.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { openSessions } from './chosen-sessions.ts';
import { EventRegisterView } from './event-register-view.tsx';
import { type FormState, registerVisitor, showAgain } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const namedBy = (params: LoaderFunctionArgs['params']) => ({ params: { event_url: params.event_url ?? '' } });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await ifProven(context, () => orMissing(call(context, readEventRegistrationForm, namedBy(params))));
  const event = found?.event ?? (await orMissing(call(context, readPublicEvent, namedBy(params))));
  // Whoever has every place they can have sees their tickets; who can have none sees why.
  if (openSessions(event).length === 0) {
    const hasOwn = event.sessions.some(({ own_label }) => own_label !== null);
    throw redirect(hasOwn ? `/${event.event_url}/ticket` : `/${event.event_url}`);
  }
  if (found === null) return { event, form: null, step: addressStep(context) };
  const values = filledIn(found.person);
  const regions = await regionChoices(context, values.province ?? '');
  const form: FormState = { values, problems: {}, voucher: null, regions };
  return { event, form, step: null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  if (isAddressForm(values))
    return submitAddressForm({ context, form: values, returnTo: `/${params.event_url ?? ''}/register` });
  const found = await ifProven(context, () => orMissing(call(context, readEventRegistrationForm, namedBy(params))));
  if (found === null) return redirect(`/${params.event_url ?? ''}/register`);
  if (values[REGION_FORM] !== undefined) return showAgain(context, found.event, values);
  if (values[VOUCHER_FORM] !== undefined)
    return showAgain(context, found.event, values[VOUCHER_FORM] === 'hapus' ? { ...values, voucher_code: '' } : values);
  return registerVisitor(context, found.event, values);
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ event }) => ({ tones: event.tones }),
};

export default function EventRegister() {
  const { event, form, step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <EventRegisterView event={event}>
      {shown === null && step !== null ? (
        <ProveAddress
          step={step}
          problem={answer?.address}
          heading="Daftar event"
          lead="Tanpa akun. Tiket dikirim lewat email."
        />
      ) : (
        shown !== null && <RegistrationForm event={event} form={shown} />
      )}
    </EventRegisterView>
  );
}
