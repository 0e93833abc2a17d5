import type { FinalTest } from '@widya/contract/public-quiz';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { ClosedTest, RefusedTest, UnprovenTest } from './closed-test.tsx';
import { openOwnTest, readOwnTest, submitOwnTest } from './own-test.ts';
import { QuestionForm } from './question-form.tsx';
import { ResultPage } from './result-page.tsx';
import { TestBar } from './test-bar.tsx';
import { answersOf, NAME_INPUT, TIME_OVER_INPUT } from './test-form.ts';
import { TestHeader } from './test-header.tsx';
import '../../styles/form.css';
import '../../styles/test.css';

type Found =
  | { readonly kind: 'test'; readonly test: FinalTest; readonly isTimeOver: boolean }
  | { readonly kind: 'unproven'; readonly code: string }
  | { readonly kind: 'refused'; readonly message: string };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const search = new URL(request.url).searchParams;
  const ticket = search.get('tiket');
  if (ticket !== null) {
    const opened = await openOwnTest(context, { ticket });
    // A ticket that does not count any more leads to the same page as no ticket at all.
    throw redirect(`/tes-akhir/${opened instanceof CallFailure ? code : opened}`);
  }
  const found = await orMissing(readOwnTest(context, code));
  if (!(found instanceof CallFailure)) {
    const answer: Found = { kind: 'test', test: found, isTimeOver: search.get('selesai') === 'waktu' };
    return data(answer);
  }
  const answer: Found = found.status === 401 ? { kind: 'unproven', code } : { kind: 'refused', message: found.message };
  return data(answer, found.status === 401 ? 200 : found.status);
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? '';
  const form = await readForm(request);
  const name = form[NAME_INPUT];
  const sent = await submitOwnTest(context, code, {
    answers: answersOf(form),
    ...(name === undefined ? {} : { full_name: name }),
  });
  if (!(sent instanceof CallFailure))
    throw redirect(`/tes-akhir/${code}${form[TIME_OVER_INPUT] ? '?selesai=waktu' : ''}`);
  const { message, errors: problems, status } = sent;
  return data({ message, problems, values: form }, status);
}

export const handle: PageHandle<Found> = {
  script: 'form',
  parts: (found) =>
    found.kind === 'test' && found.test.state === 'OPEN'
      ? { header: <TestHeader test={found.test} />, bar: <TestBar count={found.test.questions.length} /> }
      : {},
};

export default function FinalTestPage() {
  const found = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (found.kind === 'unproven') return <UnprovenTest code={found.code} />;
  if (found.kind === 'refused') return <RefusedTest message={found.message} />;
  const { test, isTimeOver } = found;
  if (test.result !== null) return <ResultPage test={test} result={test.result} isTimeOver={isTimeOver} />;
  if (test.state === 'CLOSED')
    return <ClosedTest code={test.class_code} className={test.class_name} isKept={sent !== undefined} />;
  return <QuestionForm test={test} sent={sent ?? null} />;
}
