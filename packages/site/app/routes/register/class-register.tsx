import { outwardPath } from '@widya/contract/outward-address';
import { readPublicClass } from '@widya/contract/public-classes';
import {
  type RegistrationForm as RegistrationFormData,
  readRegistrationForm,
} from '@widya/contract/public-registrations';
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
import { emptyForm, showAgain } from './form-state.ts';
import { registerVisitor } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const named = (code: string) => ({ params: { code } });

/** Redirects to an existing ticket, or to the class when registration is not possible. */
function redirectAway(formData: RegistrationFormData | null, { code, state }: RegistrationFormData['class']): void {
  if (formData?.ticket) throw redirect(outwardPath('ticket', formData.ticket));
  if (['NOT_YET', 'CLOSED', 'OVER'].includes(state)) throw redirect(outwardPath('classPage', code));
}

async function readFormData(
  context: AppLoadContext,
  code: string,
  request: Request,
): Promise<RegistrationFormData | null> {
  const withoutCode = isWithoutCode(request);
  const formData = await readRegistration({ context, endpoint: readRegistrationForm, input: named(code), withoutCode });
  if (formData !== null) redirectAway(formData, formData.class);
  return formData;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  if (new URL(request.url).searchParams.has('terkirim')) return { code, of: null, form: null, step: null };
  const formData = await readFormData(context, code, request);
  if (formData !== null) {
    const form = await emptyForm(context, formData, attemptOf(context)?.email ?? '');
    return { code, of: formData.class, form, step: null };
  }
  const of = await orMissing(call(context, readPublicClass, named(code)));
  redirectAway(null, of);
  return { code, of, form: null, step: addressStep(context) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? '';
  return submitRegistration({
    context,
    request,
    returnTo: outwardPath('registration', code),
    read: () => readFormData(context, code, request),
    showAgain: (formData, values) => showAgain(context, formData, values),
    register: (formData, values) => registerVisitor(context, formData, values),
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
  const currentForm = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <RegisterView name={of.name} head={<ClassHead publicClass={of} />}>
      <RegistrationStep heading="Daftar kelas" step={step} problem={answer?.address}>
        {currentForm && <RegistrationForm form={currentForm} />}
      </RegistrationStep>
    </RegisterView>
  );
}
