import { askClassQuestion, readClassForms } from '@widya/contract/public-forms';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { formatDateTime } from '@widya/contract/time/texts';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { AreaField } from '../../parts/field.tsx';
import { FormClosed } from '../../parts/form-closed.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { PersonFields } from '../../parts/person-fields.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { RecordHead } from '../../parts/record-head.tsx';
import { State } from '../../parts/state.tsx';
import { call, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { ownPerson } from '../../server/own-person.ts';
import { type RefusedForm, refusedForm } from '../../server/refused-form.ts';
import '../../styles/form.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const forms = await orMissing(call(context, readClassForms, { params: { code } }));
  const person = await ownPerson(context);
  const prefilled: RefusedForm['values'] = { full_name: person?.full_name ?? '', email: person?.email ?? '' };
  return { forms, prefilled, isSent: new URL(request.url).searchParams.has('terkirim') };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  const { full_name = '', email = '', question = '', situs_web } = values;
  const sent = await tryCall(context, askClassQuestion, {
    params: { code },
    body: { full_name, email, question, situs_web },
  });
  if (sent instanceof CallFailure) return refusedForm(values, sent);
  throw redirect(`/tanya/${encodeURIComponent(code)}?terkirim`);
}

export const handle: PageHandle = { script: 'form' };

export default function QuestionPage() {
  const { forms, isSent, prefilled } = useLoaderData<typeof loader>();
  const { values = prefilled, problems = {}, message } = useActionData<RefusedForm>() ?? {};
  const { class_code, class_name, questions, start_time, end_time } = forms;
  if (isSent)
    return (
      <State icon={MessageCircleQuestionMark} title="Pertanyaan Anda terkirim">
        <title>Pertanyaan terkirim · Widya</title>
        <span hidden data-forget={`tanya:${class_code}`} />
        <p>Pengajar {class_name} menjawabnya. Jawaban tampil di halaman kelas.</p>
        <a className="btn" href={`/kelas/${class_code}`}>
          Lihat kelas
        </a>
      </State>
    );
  if (questions.state !== 'open')
    return (
      <FormClosed title="Pertanyaan sudah ditutup" isEarly={false} code={class_code}>
        <p>{class_name}</p>
        {questions.closes_at !== null && <p>Pertanyaan diterima sampai {formatDateTime(questions.closes_at)}.</p>}
      </FormClosed>
    );
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Tanya pengajar ${class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <RecordHead code={class_code} name={class_name} note={formatDateTimeRange(start_time, end_time)} />
      <h1>Tanya pengajar</h1>
      {questions.closes_at !== null && (
        <p className="lead">Pertanyaan diterima sampai {formatDateTime(questions.closes_at)}.</p>
      )}
      <form method="post" className="form" data-keep={`tanya:${class_code}`}>
        <ProblemSummary problems={problems} message={message} />
        <BotTrap />
        <AreaField
          name="question"
          label="Pertanyaan Anda"
          required
          rows={5}
          maxLength={5_000}
          data-missing="Tulis pertanyaan Anda"
          defaultValue={values.question}
          problem={problems.question}
        />
        <PersonFields values={values} problems={problems} />
        <button type="submit" className="btn main full">
          Kirim pertanyaan
        </button>
      </form>
    </main>
  );
}
