import { outwardPath } from '@widya/contract/outward-address';
import { readPublicClass } from '@widya/contract/public-classes';
import { type RegistrationForm as Found, readRegistrationForm } from '@widya/contract/public-registrations';
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
import { submitRegistration } from '../../server/submit-registration.ts';
import { isWithoutCode } from '../../server/without-code.ts';
import { ClassHead } from './class-head.tsx';
import { emptyForm, formAgain } from './form-state.ts';
import { registerVisitor } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const named = (code: string) => ({ params: { code } });

/** Redirects to an existing ticket, or to the class when registration is not possible. */
function leadAway(found: Found | null, { code, state }: Found['class']): void {
  if (found?.ticket) throw redirect(outwardPath('ticket', found.ticket));
  if (['NOT_YET', 'CLOSED', 'OVER'].includes(state)) throw redirect(outwardPath('classPage', code));
}

async function readFound(context: AppLoadContext, code: string, request: Request): Promise<Found | null> {
  const withoutCode = isWithoutCode(request);
  const found = await readRegistration({ context, endpoint: readRegistrationForm, input: named(code), withoutCode });
  if (found !== null) leadAway(found, found.class);
  return found;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  if (new URL(request.url).searchParams.has('terkirim')) return { code, of: null, form: null, step: null };
  const found = await readFound(context, code, request);
  if (found !== null) {
    const form = await emptyForm(context, found, attemptOf(context)?.email ?? '');
    return { code, of: found.class, form, step: null };
  }
  const of = await orMissing(call(context, readPublicClass, named(code)));
  leadAway(null, of);
  return { code, of, form: null, step: addressStep(context) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? '';
  return submitRegistration({
    context,
    request,
    returnTo: outwardPath('registration', code),
    read: () => readFound(context, code, request),
    showAgain: (found, values) => formAgain(context, found, values),
    register: (found, values) => registerVisitor(context, found, values),
  });
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ of }) => ({ tones: of?.tones ?? null }),
};

export default function ClassRegister() {
  const { code, of, form, step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (of === null) return <CheckMail form={answersKey('class', code)} />;
  const shown = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <RegisterView name={of.name} head={<ClassHead found={of} />}>
      <RegistrationStep heading="Daftar kelas" step={step} problem={answer?.address}>
        {shown && <RegistrationForm form={shown} />}
      </RegistrationStep>
    </RegisterView>
  );
}
