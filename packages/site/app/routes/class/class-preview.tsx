import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { RegistrationBar } from '../../parts/registration-bar.tsx';
import { ClassView } from './class-view.tsx';
import { classWords } from './class-words.ts';
import '../../styles/record.css';

/** 'Tampilan Pengguna' of the back office; nothing is at this address for anybody else. */
export function loader({ context: { site } }: LoaderFunctionArgs) {
  if (site.preview === null) throw data(null, { status: 404 });
  return { ...site.preview, origin: site.origin };
}

/** No script on this page. */
export const handle: PageHandle<ReturnType<typeof loader>> = {
  parts: ({ found }) => ({ tones: found.tones, bar: <RegistrationBar words={classWords(found)} /> }),
};

export default function ClassPreviewPage() {
  const { found, drawn, origin } = useLoaderData<typeof loader>();
  return (
    <ClassView found={found} origin={origin} drawn={drawn}>
      <title>{`${found.name} · Widya`}</title>
    </ClassView>
  );
}
