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
import { ifMailsDown, isWithoutCode } from '../../server/without-code.ts';
import { emptyForm, formAgain } from './form-state.ts';
import { RegisterView } from './register-view.tsx';
import { registerVisitor } from './register-visitor.ts';
import { RegistrationForm } from './registration-form.tsx';
import '../../styles/form.css';
import '../../styles/register.css';

const named = (code: string) => ({ params: { code } });

/** Data of the form for a device with an address proof, or without one while mails are down; null otherwise. */
async function readFound(context: AppLoadContext, code: string, withoutCode: boolean): Promise<Found | null> {
  const proven = await ifProven(context, () => orMissing(call(context, readRegistrationForm, named(code))));
  return proven ?? (withoutCode ? ifMailsDown(tryCall(context, readRegistrationForm, named(code), [401])) : null);
}

/** Redirects to an existing ticket, or to the class when registration is not possible. */
function leadAway(found: Found | null, { code, state }: Found['class']): void {
  if (found?.ticket) throw redirect(outwardPath('ticket', found.ticket));
  if (['NOT_YET', 'CLOSED', 'OVER'].includes(state)) throw redirect(outwardPath('classPage', code));
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  if (new URL(request.url).searchParams.has('terkirim')) return { code, of: null, form: null, step: null };
  const found = await readFound(context, code, isWithoutCode(request));
  const of = found?.class ?? (await orMissing(call(context, readPublicClass, named(code))));
  leadAway(found, of);
  if (found === null) return { code, of, form: null, step: addressStep(context) };
  return { code, of, form: await emptyForm(context, found, attemptOf(context)?.email ?? ''), step: null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? '';
  const values = await readForm(request);
  const returnTo = outwardPath('registration', code);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo });
  const found = await readFound(context, code, isWithoutCode(request));
  if (found === null) return redirect(returnTo);
  leadAway(found, found.class);
  if (values[REGION_FORM] !== undefined) return formAgain(context, found, values);
  if (values[VOUCHER_FORM] !== undefined)
    return formAgain(context, found, values[VOUCHER_FORM] === 'hapus' ? { ...values, voucher_code: '' } : values);
  return registerVisitor(context, found, values);
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  script: 'form',
  parts: ({ of }) => ({ tones: of?.tones ?? null }),
};

export default function ClassRegister() {
  const { code, of, form, step } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (of === null) return <CheckMail form={keptRegistration('class', code)} />;
  const shown = answer !== undefined && 'form' in answer ? answer.form : form;
  return (
    <RegisterView found={of}>
      {shown === null && step !== null ? (
        <ProveAddress
          step={step}
          problem={answer?.address}
          heading="Daftar kelas"
          lead="Tanpa akun. Tiket dikirim lewat email."
          withoutMail={<WithoutCode />}
        />
      ) : (
        shown !== null && <RegistrationForm form={shown} />
      )}
    </RegisterView>
  );
}
