import { handInDocument, readDocumentLink } from '@widya/contract/public-forms';
import { formatDate } from '@widya/contract/time/texts';
import { FileCheck } from 'lucide-react';
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
import { type RefusedForm, refusedForm } from '../../server/refused-form.ts';
import { DocumentForm } from './document-form.tsx';
import '../../styles/form.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const link = await tryCall(context, readDocumentLink, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  if (link instanceof CallFailure) return data(null, 410);
  return data({ link, isSent: new URL(request.url).searchParams.has('terkirim') });
}

const isChosen = (file: FormDataEntryValue | null): file is File => file instanceof File && file.name !== '';

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { token = '' } = params;
  const sent = await request.formData();
  const form = new FormData();
  for (const name of ['document_type', 'division', 'rank']) form.set(name, String(sent.get(name) ?? '').trim());
  const file = sent.get('upload');
  if (isChosen(file)) form.set('upload', file);
  const answer = await tryCall(context, handInDocument, { params: { token }, form });
  if (!(answer instanceof CallFailure)) throw redirect(`/dokumen/${encodeURIComponent(token)}?terkirim`);
  const values = Object.fromEntries(
    [...form].filter(([, value]) => typeof value === 'string'),
  ) as RefusedForm['values'];
  return refusedForm(values, answer);
}

export const handle: PageHandle = { script: 'form' };

export default function DocumentPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  if (loaded === null)
    return (
      <InvalidLink title="Tautan ini sudah tidak berlaku">
        Buka tiket Anda dengan alamat email yang Anda pakai saat mendaftar, lalu kirim dokumen dari sana.
      </InvalidLink>
    );
  const { link, isSent } = loaded;
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Kirim dokumen ${link.class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      {isSent && refused === undefined && (
        <div className="note ok sent" role="status">
          <FileCheck size={20} aria-hidden="true" />
          <div>
            <b>Dokumen diterima</b>
            Anda dapat mengirim dokumen lain di bawah ini.
          </div>
        </div>
      )}
      <DocumentForm link={link} refused={refused} />
      {link.handed_in.length > 0 && (
        <section className="sec">
          <h2>Sudah dikirim</h2>
          <ul className="rows">
            {link.handed_in.map(({ document_type, created_at }) => (
              <li key={created_at}>
                <b>{document_type}</b> <span className="muted num">{formatDate(created_at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
