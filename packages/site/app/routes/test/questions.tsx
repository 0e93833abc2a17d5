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
import { readOwnTest, submitOwnTest } from './own-test.ts';
import { QuestionForm } from './question-form.tsx';
import { TestBar } from './test-bar.tsx';
import { answersOf, NAME_INPUT, TIME_OVER_INPUT } from './test-form.ts';
import { TestHeader } from './test-header.tsx';
import { CLOSED_MARK, TIME_OVER_MARK, testPath } from './test-paths.ts';
import '../../styles/test.css';

/** Redirects when the test is not open to the visitor. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<FinalTest> {
  const code = params.code ?? '';
  const test = await orMissing(readOwnTest(context, code));
  if (test instanceof CallFailure || test.state !== 'OPEN') throw redirect(testPath(code));
  return test;
}

/** Statuses after which the form is shown again. */
const REFUSALS: readonly number[] = [422, 429];

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? '';
  const form = await readForm(request);
  const name = form[NAME_INPUT];
  const sent = await submitOwnTest(context, code, {
    answers: answersOf(form),
    ...(name === undefined ? {} : { full_name: name }),
  });
  if (!(sent instanceof CallFailure))
    throw redirect(testPath(code, form[TIME_OVER_INPUT] ? TIME_OVER_MARK : undefined));
  const { message, errors: problems, status } = sent;
  if (!REFUSALS.includes(status)) throw redirect(testPath(code, CLOSED_MARK));
  return data({ message, problems, values: form }, status);
}

export const handle: PageHandle<FinalTest> = {
  script: 'form',
  parts: (test) => ({ header: <TestHeader test={test} />, bar: <TestBar count={test.questions.length} /> }),
};

export default function QuestionsPage() {
  const test = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <QuestionForm test={test} sent={sent ?? null} />;
}
