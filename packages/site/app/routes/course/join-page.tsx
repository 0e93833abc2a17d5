import { type CourseJoinForm, readPublicCourse } from '@widya/contract/public-courses';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { answersKey } from '../../parts/answers-key.ts';
import { CheckMail } from '../../parts/check-mail.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { WithoutCode } from '../../parts/prove-address/without-code.tsx';
import { RegisterView } from '../../parts/register-view.tsx';
import { attemptOf } from '../../server/address-attempt.ts';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { joinFormWithoutCode, ownJoinForm } from '../../server/own-join-form.ts';
import { addressStep, isAddressForm, submitAddressForm } from '../../server/prove-address.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { isWithoutCode } from '../../server/without-code.ts';
import { CourseHead } from './course-head.tsx';
import { coursePath, joinPath, learnPath, payPath } from './course-summary.ts';
import { JoinForm } from './join-form.tsx';
import { JoinHeader } from './join-header.tsx';
import { submitJoin } from './submit-join.ts';
import '../../styles/form.css';
import '../../styles/register.css';

/** Redirects people who have already joined. */
function redirectIfJoined(code: string, registration: CourseJoinForm['registration']): void {
  if (registration === null || ['CANCELLED', 'EXPIRED'].includes(registration.status)) return;
  if (registration.status === 'ACCEPTED') throw redirect(learnPath(code));
  throw redirect(registration.order === null ? coursePath(code) : payPath(registration.order.order_id));
}

/** Data of the form for a device with an address proof, or without one while mails are down. */
async function readFormData(context: AppLoadContext, code: string, withoutCode: boolean) {
  const form = await ownJoinForm(context, code);
  if (form !== 'unproven' || !withoutCode) return form;
  return (await joinFormWithoutCode(context, code)) ?? 'unproven';
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { code = '' } = params;
  if (new URL(request.url).searchParams.has('terkirim'))
    return { course: { code, title: null }, step: null, form: null };
  const form = await readFormData(context, code, isWithoutCode(request));
  if (form === 'unproven') {
    const course = await orMissing(call(context, readPublicCourse, { params: { code } }));
    return { course, step: addressStep(context), form: null };
  }
  redirectIfJoined(code, form?.registration ?? null);
  if (form === null || !form.open) throw data(null, { status: 404 });
  const { course, email, prefill } = form;
  const values = { ...filledIn(prefill), ...(email === null ? { email: attemptOf(context)?.email ?? '' } : {}) };
  const choices = await regionChoices(context, prefill.province);
  return { course, step: null, form: { course, email, values, choices } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo: joinPath(code) });
  return submitJoin({ context, code, values });
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<LoaderData> = {
  script: 'form',
  parts: ({ course }) => ({ header: <JoinHeader code={course.code} /> }),
};

export default function JoinPage() {
  const { course, step, form } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const again = sent !== undefined && 'values' in sent ? sent : undefined;
  if (course.title === null) return <CheckMail form={answersKey('course', course.code)} />;
  return (
    <RegisterView name={course.title} head={<CourseHead course={course} />}>
      {step !== null && (
        <ProveAddress
          step={step}
          problem={sent !== undefined && 'address' in sent ? sent.address : undefined}
          heading="Daftar kelas"
          lead="Tanpa akun dan kata sandi. Kami kirim kode ke email Anda."
          withoutMail={<WithoutCode />}
        />
      )}
      {form !== null && (
        <JoinForm
          formData={form}
          values={again?.values ?? form.values}
          problems={again?.problems ?? {}}
          message={again?.message}
          discount={again?.discount ?? null}
          choices={again?.choices ?? form.choices}
        />
      )}
    </RegisterView>
  );
}
