import { outwardPath } from '@widya/contract/outward-address';
import {
  type EventRegistrationForm as Found,
  readEventRegistrationForm,
  readPublicEvent,
} from '@widya/contract/public-events';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { CheckMail } from '../../parts/check-mail.tsx';
import { keptRegistration } from '../../parts/kept-registration.ts';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { WithoutCode } from '../../parts/prove-address/without-code.tsx';
import { REGION_FORM } from '../../parts/region-fields.tsx';
import { VOUCHER_FORM } from '../../parts/voucher-field.tsx';
import { attemptOf } from '../../server/address-attempt.ts';
import { call, tryCall } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, isAddressForm, submitAddressForm } from '../../server/prove-address.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { ifMailsDown, isWithoutCode } from '../../server/without-code.ts';
import { openSessions } from './chosen-sessions.ts';
import { EventRegisterView } from './event-register-view.tsx';
import { type FormState, registerVisitor, showAgain } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const named = (event_url: string) => ({ params: { event_url } });

/** Data of the form for a device with an address proof, or without one while mails are down; null otherwise. */
async function readFound(context: AppLoadContext, url: string, withoutCode: boolean): Promise<Found | null> {
  const proven = await ifProven(context, () => orMissing(call(context, readEventRegistrationForm, named(url))));
  return proven ?? (withoutCode ? ifMailsDown(tryCall(context, readEventRegistrationForm, named(url), [401])) : null);
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const url = params.event_url ?? '';
  if (new URL(request.url).searchParams.has('terkirim')) return { url, event: null, form: null, step: null };
  const found = await readFound(context, url, isWithoutCode(request));
  const event = found?.event ?? (await orMissing(call(context, readPublicEvent, named(url))));
  // Without a session to register for, redirects to the own tickets, or to the event's page.
  if (openSessions(event).length === 0) {
    const hasOwn = event.sessions.some(({ own_label }) => own_label !== null);
    throw redirect(hasOwn ? `/${event.event_url}/ticket` : `/${event.event_url}`);
  }
  if (found === null) return { url, event, form: null, step: addressStep(context) };
  const values: FormState['values'] = {
    ...filledIn(found.person),
    ...(found.is_proven ? {} : { email: attemptOf(context)?.email ?? '' }),
  };
  const regions = await regionChoices(context, values.province ?? '');
  const form: FormState = { isProven: found.is_proven, values, problems: {}, voucher: null, regions };
  return { url, event, form, step: null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const url = params.event_url ?? '';
  const values = await readForm(request);
  const returnTo = outwardPath('eventRegistration', url);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo });
  const found = await readFound(context, url, isWithoutCode(request));
  if (found === null) return redirect(returnTo);
  if (values[REGION_FORM] !== undefined) return showAgain(context, found, values);
  if (values[VOUCHER_FORM] !== undefined)
    return showAgain(context, found, values[VOUCHER_FORM] === 'hapus' ? { ...values, voucher_code: '' } : values);
  return registerVisitor(context, found, values);
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ event }) => ({ tones: event?.tones ?? null }),
};

export default function EventRegister() {
  const { url, event, form, step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (event === null) return <CheckMail form={keptRegistration('event', url)} />;
  const shown = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <EventRegisterView event={event}>
      {shown === null && step !== null ? (
        <ProveAddress
          step={step}
          problem={answer?.address}
          heading="Daftar event"
          lead="Tanpa akun. Tiket dikirim lewat email."
          withoutMail={<WithoutCode />}
        />
      ) : (
        shown !== null && <RegistrationForm event={event} form={shown} />
      )}
    </EventRegisterView>
  );
}
