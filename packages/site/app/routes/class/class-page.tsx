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
  const found = await orMissing(call(context, readPublicClass, { params: { code } }));
  return { found, origin: context.site.origin };
}

/** No script on this page. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  parts: ({ found }) => ({ tones: found.tones, bar: <RegistrationBar summary={classSummary(found)} /> }),
};

export default function ClassPage() {
  const { found, origin } = useLoaderData<typeof loader>();
  return (
    <ClassView found={found} origin={origin}>
      <title>{`${found.name} · Widya`}</title>
      <ShareCard
        title={found.name}
        description={found.description}
        address={`${origin}/kelas/${found.code}`}
        picture={origin + posterAddress(found.code, 'png')}
      />
    </ClassView>
  );
}
