import { type CourseJoinForm, readPublicCourse } from '@widya/contract/public-courses';
import { ChevronLeft } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { posterAddress } from '../../parts/poster-address.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { orMissing } from '../../server/or-missing.ts';
import { ownJoinForm } from '../../server/own-join-form.ts';
import { addressStep, isAddressForm, submitAddressForm } from '../../server/prove-address.ts';
import { regionChoices } from '../../server/regions.ts';
import { filledIn } from '../../server/registrant.ts';
import { coursePath, joinPath, learnPath, payPath } from './course-words.ts';
import { JoinForm } from './join-form.tsx';
import { submitJoin } from './submit-join.ts';
import '../../styles/form.css';
import '../../styles/register.css';

/** Whoever has joined before goes on to where they stand. */
function sendOn(code: string, registration: CourseJoinForm['registration']): void {
  if (registration === null || ['CANCELLED', 'EXPIRED'].includes(registration.status)) return;
  if (registration.status === 'ACCEPTED') throw redirect(learnPath(code));
  throw redirect(registration.order === null ? coursePath(code) : payPath(registration.order.order_id));
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const form = await ownJoinForm(context, code);
  if (form === 'unproven') {
    const { title, ...course } = await orMissing(call(context, readPublicCourse, { params: { code } }));
    return { course: { title, code: course.code }, step: addressStep(context) };
  }
  sendOn(code, form?.registration ?? null);
  if (form === null || !form.open) throw data(null, { status: 404 });
  const { course, email, prefill } = form;
  return { course, email, prefill, choices: await regionChoices(context, prefill.province) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { code = '' } = params;
  const values = await readForm(request);
  if (isAddressForm(values)) return submitAddressForm({ context, form: values, returnTo: joinPath(code) });
  return submitJoin({ context, code, values });
}

type Found = Awaited<ReturnType<typeof loader>>;

/** One task: the way back in place of the site's head. */
export const handle: PageHandle<Found> = {
  script: 'form',
  parts: ({ course }) => ({
    header: (
      <header className="top">
        <div className="wrap">
          <a className="link" href={coursePath(course.code)}>
            <ChevronLeft size={22} aria-hidden="true" /> Kembali ke kelas
          </a>
        </div>
      </header>
    ),
  }),
};

function CourseLine({ course }: { readonly course: { readonly code: string; readonly title: string } }) {
  return (
    <div className="mini">
      <img src={posterAddress(course.code)} alt="" width="64" height="64" />
      <span>
        <b>{course.title}</b>
        <span className="muted small lines">Kelas mandiri</span>
      </span>
    </div>
  );
}

export default function JoinPage() {
  const found = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const isAgain = sent !== undefined && 'values' in sent;
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Daftar ${found.course.title} · Widya`}</title>
      <CourseLine course={found.course} />
      {'step' in found && found.step !== undefined ? (
        <ProveAddress
          step={found.step}
          problem={sent !== undefined && 'address' in sent ? sent.address : undefined}
          heading="Daftar kelas"
          lead="Tanpa akun dan kata sandi. Kami kirim kode ke email Anda."
        />
      ) : (
        'prefill' in found &&
        found.prefill !== undefined && (
          <>
            <h1>Daftar kelas</h1>
            <p className="muted">Tanpa akun. Tautan kelas dikirim lewat email.</p>
            <JoinForm
              found={found}
              values={isAgain ? sent.values : filledIn(found.prefill)}
              problems={isAgain ? sent.problems : {}}
              message={isAgain ? sent.message : undefined}
              discount={isAgain ? sent.discount : null}
              choices={isAgain ? sent.choices : found.choices}
            />
          </>
        )
      )}
    </main>
  );
}
