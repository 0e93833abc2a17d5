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
import type { AddressStep } from '../../parts/prove-address/address-step.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, submitAddressForm } from '../../server/prove-address.ts';
import { ClosedTest, RefusedTest } from './closed-test.tsx';
import { openOwnTest, readOwnTest } from './own-test.ts';
import { ResultPage } from './result-page.tsx';
import { CLOSED_MARK, questionsPath, TIME_OVER_MARK, testPath } from './test-paths.ts';
import '../../styles/test-result.css';

type Loaded =
  | { readonly kind: 'test'; readonly test: FinalTest; readonly ending: string | null }
  | { readonly kind: 'unproven'; readonly step: AddressStep }
  | { readonly kind: 'refused'; readonly message: string };

/** Start and result of a test; the questions have their own page. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params.code ?? '';
  const search = new URL(request.url).searchParams;
  const ticket = search.get('tiket');
  if (ticket !== null) {
    const opened = await openOwnTest(context, { ticket });
    // An invalid ticket redirects to the same page as no ticket.
    throw redirect(testPath(opened instanceof CallFailure ? code : opened));
  }
  const test = await orMissing(readOwnTest(context, code));
  if (!(test instanceof CallFailure)) {
    if (test.state === 'OPEN') throw redirect(questionsPath(test.class_code));
    return data<Loaded>({ kind: 'test', test, ending: search.get('selesai') });
  }
  if (test.status === 401) return data<Loaded>({ kind: 'unproven', step: addressStep(context) });
  return data<Loaded>({ kind: 'refused', message: test.message }, test.status);
}

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  submitAddressForm({ context, form: await readForm(request), returnTo: testPath(params.code ?? '') });

export const handle: PageHandle = { script: 'form' };

export default function FinalTestPage() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (loaded.kind === 'refused') return <RefusedTest message={loaded.message} />;
  if (loaded.kind === 'unproven')
    return (
      <main id="isi" className="wrap narrow page">
        <title>Tes akhir · Widya</title>
        <ProveAddress
          step={loaded.step}
          problem={sent?.address}
          heading="Tes akhir"
          lead="Pakai alamat email yang Anda gunakan saat mendaftar."
        />
      </main>
    );
  const { test, ending } = loaded;
  if (test.result !== null)
    return <ResultPage test={test} result={test.result} isTimeOver={ending === TIME_OVER_MARK} />;
  return <ClosedTest code={test.class_code} className={test.class_name} hasAnswers={ending === CLOSED_MARK} />;
}
