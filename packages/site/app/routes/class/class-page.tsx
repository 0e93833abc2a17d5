import { readPublicClass } from '@widya/contract/public-classes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { posterAddress } from '../../parts/poster-address.ts';
import { RegistrationBar } from '../../parts/registration-bar.tsx';
import { ShareCard } from '../../parts/share-card.tsx';
import { call } from '../../server/call.ts';
import { orMissing } from '../../server/or-missing.ts';
import { classSummary } from './class-summary.ts';
import { ClassView } from './class-view.tsx';
import '../../styles/record.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { code = '' } = params;
  const publicClass = await orMissing(call(context, readPublicClass, { params: { code } }));
  return { publicClass, origin: context.site.origin };
}

/** No script on this page. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  parts: ({ publicClass }) => ({
    tones: publicClass.tones,
    bar: <RegistrationBar summary={classSummary(publicClass)} />,
  }),
};

export default function ClassPage() {
  const { publicClass, origin } = useLoaderData<typeof loader>();
  return (
    <ClassView publicClass={publicClass} origin={origin}>
      <title>{`${publicClass.name} · Widya`}</title>
      <ShareCard
        title={publicClass.name}
        description={publicClass.description}
        address={`${origin}/kelas/${publicClass.code}`}
        picture={origin + posterAddress(publicClass.code, 'png')}
      />
    </ClassView>
  );
}
