import { readTestLink } from '@widya/contract/public-quiz';
import { formatDate, formatTime } from '@widya/contract/time/texts';
import { FilePenLine } from 'lucide-react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import { State } from '../../parts/state.tsx';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { openOwnTest } from './own-test.ts';
import { testPath } from './test-paths.ts';

/** Does not consume the link, because mail scanners open links too. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await tryCall(context, readTestLink, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  return link instanceof CallFailure ? data(null, 410) : data(link);
}

export async function action({ context, params }: ActionFunctionArgs) {
  const code = await openOwnTest(context, { link: params.token ?? '' });
  if (!(code instanceof CallFailure)) throw redirect(testPath(code));
  return data(null, code.status);
}

export default function TestLinkPage() {
  const link = useLoaderData<typeof loader>();
  if (link === null)
    return (
      <InvalidLink title="Tautan ini sudah tidak berlaku">
        Tautan tes hanya dapat dibuka sekali dan berlaku 24 jam. Mintalah tautan baru kepada penyelenggara.
      </InvalidLink>
    );
  const { class_name, full_name, expires_at } = link;
  return (
    <State icon={FilePenLine} title={`Tes akhir ${class_name}`}>
      <title>Tautan tes akhir · Widya</title>
      <meta name="robots" content="noindex" />
      <p>Untuk {full_name}. Tautan ini hanya dapat dibuka sekali, dan tes dikerjakan di perangkat ini.</p>
      <form method="post">
        <button className="btn main" type="submit">
          Mulai tes
        </button>
      </form>
      <p className="small">
        Berlaku sampai {formatDate(expires_at)}, {formatTime(expires_at)}
      </p>
    </State>
  );
}
