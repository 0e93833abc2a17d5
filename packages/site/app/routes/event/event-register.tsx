import { outwardPath } from '@widya/contract/outward-address';
import { readEventRegistrationForm, readPublicEvent } from '@widya/contract/public-events';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { answersKey } from '../../parts/answers-key.ts';
import { CheckMail } from '../../parts/check-mail.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { RegisterView } from '../../parts/register-view.tsx';
import { RegistrationStep } from '../../parts/registration-step.tsx';
import { attemptOf } from '../../server/address-attempt.ts';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep } from '../../server/prove-address.ts';
import { readRegistration } from '../../server/read-registration.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { submitRegistration } from '../../server/submit-registration.ts';
import { isWithoutCode } from '../../server/without-code.ts';
import { openSessions } from './chosen-sessions.ts';
import { EventHead } from './event-head.tsx';
import { type FormState, registerVisitor, showAgain } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const named = (event_url: string) => ({ params: { event_url } });

const readFormData = (context: AppLoadContext, url: string, request: Request) =>
  readRegistration({
    context,
    endpoint: readEventRegistrationForm,
    input: named(url),
    withoutCode: isWithoutCode(request),
  });

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const url = params.event_url ?? '';
  if (new URL(request.url).searchParams.has('terkirim')) return { url, event: null, form: null, step: null };
  const formData = await readFormData(context, url, request);
  const event = formData?.event ?? (await orMissing(call(context, readPublicEvent, named(url))));
  // Without a session to register for, redirects to the own tickets, or to the event's page.
  if (openSessions(event).length === 0) {
    const hasOwn = event.sessions.some(({ own_label }) => own_label !== null);
    throw redirect(hasOwn ? `/${event.event_url}/ticket` : `/${event.event_url}`);
  }
  if (formData === null) return { url, event, form: null, step: addressStep(context) };
  const values: FormState['values'] = {
    ...filledIn(formData.person),
    ...(formData.is_proven ? {} : { email: attemptOf(context)?.email ?? '' }),
  };
  const regions = await regionChoices(context, values.province ?? '');
  const form: FormState = { isProven: formData.is_proven, values, problems: {}, voucher: null, regions };
  return { url, event, form, step: null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const url = params.event_url ?? '';
  return submitRegistration({
    context,
    request,
    returnTo: outwardPath('eventRegistration', url),
    read: () => readFormData(context, url, request),
    showAgain: (formData, values) => showAgain(context, formData, values),
    register: (formData, values) => registerVisitor(context, formData, values),
  });
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ event }) => ({ tones: event?.tones ?? null }),
};

export default function EventRegister() {
  const { url, event, form, step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (event === null) return <CheckMail form={answersKey('event', url)} />;
  const currentForm = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <RegisterView name={event.name} head={<EventHead event={event} />}>
      <RegistrationStep heading="Daftar event" step={step} problem={answer?.address}>
        {currentForm && <RegistrationForm event={event} form={currentForm} />}
      </RegistrationStep>
    </RegisterView>
  );
}
