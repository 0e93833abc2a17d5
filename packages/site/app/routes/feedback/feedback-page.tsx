import { readFeedbackForm, sendFeedback } from '@widya/contract/feedback';
import { FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { type RefusedForm, refusedForm } from '../../server/refused-form.ts';
import { FeedbackView } from './feedback-view.tsx';
import '../../styles/form.css';
import '../../styles/feedback.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = await tryCall(context, readFeedbackForm, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  if (form instanceof CallFailure) return data(null, 404);
  return data({ form, hasQuestion: new URL(request.url).searchParams.get('terkirim') === 'pertanyaan' });
}

/** The chosen ratings; the API reports missing ones. */
const ratingsIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    FEEDBACK_CRITERIA.map((criterion) => [criterion, Number(values[criterion] ?? Number.NaN)]),
  ) as Record<FeedbackCriterion, number>;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { token = '' } = params;
  const values = await readForm(request);
  const { masukan = '', kelas_yang_diinginkan = '', question = '' } = values;
  const sent = await tryCall(context, sendFeedback, {
    body: { token, ...ratingsIn(values), masukan, kelas_yang_diinginkan, question },
  });
  if (sent instanceof CallFailure) return refusedForm(values, sent);
  throw redirect(`/umpan-balik/${encodeURIComponent(token)}?terkirim=${sent.question_received ? 'pertanyaan' : 'ya'}`);
}

export const handle: PageHandle = { script: 'form' };

export default function FeedbackPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  if (loaded === null) return <InvalidLink>Buka tautan dari email umpan balik, atau buka tiket Anda.</InvalidLink>;
  const { form, hasQuestion } = loaded;
  return <FeedbackView form={form} hasQuestion={hasQuestion} refused={refused} />;
}
