import { checkCourseVoucher, joinCourse } from '@widya/contract/public-courses';
import { type AppLoadContext, data, redirect } from 'react-router';
import { REGION_FORM } from '../../parts/region-fields.tsx';
import { VOUCHER_FORM } from '../../parts/voucher-field.tsx';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { regionChoices } from '../../server/regions.ts';
import { typedRegistrant } from '../../server/registrant.ts';
import type { Discount } from './course-payment.tsx';
import { coursePath, joinPath, learnPath, payPath } from './course-summary.ts';

type Values = Readonly<Record<string, string>>;

interface Submission {
  readonly context: AppLoadContext;
  readonly code: string;
  readonly values: Values;
}

const NO_PROBLEMS: Values = {};

/** The discount of the typed voucher, or the error when it is not accepted. */
async function discountOf({ context, code, values }: Submission): Promise<Discount | CallFailure | null> {
  const voucher_code = values.voucher_code ?? '';
  if (voucher_code === '') return null;
  const discount = await tryCall(context, checkCourseVoucher, { params: { code }, query: { voucher_code } });
  return discount instanceof CallFailure ? discount : { ...discount, code: voucher_code.toUpperCase() };
}

/** Shows the form again with the typed values. */
async function showAgain(submission: Submission, failure: CallFailure | null, withVoucher = true) {
  const { context, values } = submission;
  const discount = withVoucher ? await discountOf(submission) : null;
  const problems = {
    ...(discount instanceof CallFailure ? discount.errors : NO_PROBLEMS),
    ...(failure?.errors ?? NO_PROBLEMS),
  };
  const answer = {
    values,
    problems,
    message: failure?.message,
    discount: discount instanceof CallFailure ? null : discount,
    choices: await regionChoices(context, values.province ?? ''),
  };
  return data(answer, failure?.status ?? (Object.keys(problems).length > 0 ? 422 : 200));
}

async function join(submission: Submission) {
  const { context, code, values } = submission;
  const { voucher_code = '', email } = values;
  // The address is typed only while proofs are impossible.
  const body = { ...typedRegistrant(values), voucher_code, ...(email === undefined ? {} : { email }) };
  const joined = await tryCall(context, joinCourse, { params: { code }, body });
  if (joined instanceof CallFailure) {
    if (joined.code === 'ADDRESS_UNPROVEN') return redirect(joinPath(code));
    // Another tab may have joined in the meantime.
    if (joined.code === 'PARTICIPANT_ALREADY_REGISTERED' || joined.status === 404) return redirect(coursePath(code));
    return showAgain(submission, joined);
  }
  if (joined.confirm_by !== null) return redirect(`${joinPath(code)}?terkirim=1`);
  if (joined.order !== null) return redirect(payPath(joined.order.order_id));
  return redirect(joined.status === 'ACCEPTED' ? learnPath(code) : coursePath(code));
}

/** Handles the form by its pressed button. */
export async function submitJoin(submission: Submission) {
  const { values } = submission;
  if (values[REGION_FORM] !== undefined) return showAgain(submission, null);
  const voucher = values[VOUCHER_FORM];
  if (voucher === 'hapus') return showAgain({ ...submission, values: { ...values, voucher_code: '' } }, null, false);
  if (voucher !== undefined) return showAgain(submission, null);
  return join(submission);
}
