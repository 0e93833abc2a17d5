import { readClassForms, sendComplaint } from '@widya/contract/public-forms';
import { MailCheck } from 'lucide-react';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { BotTrap } from '../../parts/bot-trap.tsx';
import { AreaField, TextField } from '../../parts/field.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { PersonFields } from '../../parts/person-fields.tsx';
import { ProblemSummary } from '../../parts/problem-summary.tsx';
import { State } from '../../parts/state.tsx';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { ownPerson } from '../../server/own-person.ts';
import { type RefusedForm, refusedForm } from '../../server/refused-form.ts';
import '../../styles/form.css';

/** Name of the class in the link to this page; empty without one. */
async function nameOf(context: AppLoadContext, code: string | null): Promise<string> {
  if (code === null) return '';
  const forms = await tryCall(context, readClassForms, { params: { code } });
  return forms instanceof CallFailure ? '' : forms.class_name;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [person, about] = [await ownPerson(context), await nameOf(context, search.get('kelas'))];
  const prefilled: RefusedForm['values'] = { name: person?.full_name ?? '', email: person?.email ?? '', about };
  return { isSent: search.has('terkirim'), prefilled };
}

/** The class of the link is sent by its code if the field was not changed. */
async function aboutOf(context: AppLoadContext, request: Request, typed: string): Promise<string> {
  const code = new URL(request.url).searchParams.get('kelas');
  return code !== null && typed !== '' && typed === (await nameOf(context, code)) ? code : typed;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const { name = '', email = '', about = '', complaint = '', situs_web } = values;
  const sent = await tryCall(context, sendComplaint, {
    body: { name, email, about: await aboutOf(context, request, about), complaint, situs_web },
  });
  if (sent instanceof CallFailure) return refusedForm(values, sent);
  throw redirect('/aduan?terkirim');
}

export const handle: PageHandle = { script: 'form' };

export default function ComplaintPage() {
  const { isSent, prefilled } = useLoaderData<typeof loader>();
  const { values = prefilled, problems = {}, message } = useActionData<RefusedForm>() ?? {};
  if (isSent)
    return (
      <State icon={MailCheck} title="Aduan Anda kami terima">
        <title>Aduan diterima · Widya</title>
        <span hidden data-forget="aduan" />
        <p>Kami membalas ke alamat email yang Anda tulis.</p>
        <a className="btn" href="/kelas">
          Lihat semua kelas
        </a>
      </State>
    );
  return (
    <main id="isi" className="wrap narrow page">
      <title>Aduan · Widya</title>
      <h1>Aduan</h1>
      <p className="lead">Ceritakan yang tidak berjalan semestinya. Kami membalas lewat email.</p>
      <form method="post" className="form" data-keep="aduan">
        <ProblemSummary problems={problems} message={message} />
        <BotTrap />
        <AreaField
          name="complaint"
          label="Aduan Anda"
          required
          rows={6}
          maxLength={5_000}
          data-missing="Tulis aduan Anda"
          defaultValue={values.complaint}
          problem={problems.complaint}
        />
        <TextField
          name="about"
          label="Tentang kelas"
          isOptional
          help="Nama atau kode kelas."
          maxLength={255}
          defaultValue={values.about}
          problem={problems.about}
        />
        <PersonFields nameField="name" values={values} problems={problems} />
        <button type="submit" className="btn main full">
          Kirim aduan
        </button>
      </form>
    </main>
  );
}
