import { confirmPresence, readClassForms, readOwnPresence, submitPresenceForm } from '@widya/contract/public-forms';
import { formatDateTimeRange } from '@widya/contract/time/ranges';
import { formatDateTime } from '@widya/contract/time/texts';
import { CircleCheck } from 'lucide-react';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { FormClosed } from '../../parts/form-closed.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { State } from '../../parts/state.tsx';
import { call, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { type RefusedForm, refusedForm } from '../../server/refused-form.ts';
import { OwnPresence } from './own-presence.tsx';
import { PresenceForm } from './presence-form.tsx';
import '../../styles/form.css';

const ticketOf = (request: Request): string | undefined => new URL(request.url).searchParams.get('tiket') ?? undefined;

/** The attendance of a person with a ticket or an address proof; null for others. */
async function ownPresence(context: AppLoadContext, code: string, ticket: string | undefined) {
  if (ticket === undefined && !context.site.hasProof) return null;
  const presence = await tryCall(context, readOwnPresence, { params: { code }, query: { ticket } });
  return presence instanceof CallFailure ? null : presence;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const forms = await orMissing(call(context, readClassForms, { params: { code } }));
  const isSent = new URL(request.url).searchParams.has('terkirim');
  return { forms, isSent, own: await ownPresence(context, code, ticketOf(request)) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  const sent =
    values.sendiri === undefined
      ? await tryCall(context, submitPresenceForm, {
          body: {
            class_code: code,
            full_name: values.full_name ?? '',
            email: values.email ?? '',
            phone_num: values.phone_num ?? '',
            situs_web: values.situs_web,
          },
        })
      : await tryCall(context, confirmPresence, { params: { code }, body: { ticket: ticketOf(request) } });
  if (sent instanceof CallFailure) return refusedForm(values, sent);
  throw redirect(`/presensi/${encodeURIComponent(code)}?terkirim`);
}

export const handle: PageHandle = { script: 'form' };

export default function PresencePage() {
  const { forms, isSent, own } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  const { class_code, class_name, presence, start_time, end_time } = forms;
  if (isSent || own?.present)
    return (
      <State icon={CircleCheck} title="Presensi Anda tercatat">
        <title>Presensi tercatat · Widya</title>
        <span hidden data-forget={`presensi:${class_code}`} />
        <p>Terima kasih sudah hadir di {class_name}.</p>
        <a className="btn" href="/saya">
          Buka tiket saya
        </a>
      </State>
    );
  if (presence.state !== 'open')
    return (
      <FormClosed
        title={presence.state === 'early' ? 'Presensi belum dibuka' : 'Presensi sudah ditutup'}
        isEarly={presence.state === 'early'}
        code={class_code}
      >
        <p>{class_name}</p>
        {presence.state === 'early' ? (
          <p>Dibuka {formatDateTime(presence.opens_at)}, satu jam sebelum kelas dimulai.</p>
        ) : (
          <p>Ditutup {formatDateTime(presence.closes_at)}. Hubungi penyelenggara bila Anda hadir.</p>
        )}
      </FormClosed>
    );
  const head = { code: class_code, name: class_name, note: formatDateTimeRange(start_time, end_time) };
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Presensi ${class_name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      {own === null ? (
        <PresenceForm head={head} refused={refused} />
      ) : (
        <OwnPresence head={head} fullName={own.full_name} refused={refused} />
      )}
    </main>
  );
}
