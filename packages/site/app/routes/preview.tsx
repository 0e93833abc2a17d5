import type { SitePreview } from '@widya/contract/site/preview';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../parts/page-handle.ts';
import { RegistrationBar } from '../parts/registration-bar.tsx';
import { ClassView } from './class/class-view.tsx';
import { classWords } from './class/class-words.ts';
import { EventView } from './event/event-view.tsx';
import { eventWords } from './event/event-words.ts';
import '../styles/record.css';
import '../styles/event.css';

/** 'Tampilan Pengguna' of the back office; nothing is at this address for anybody else. */
export function loader({ context: { site } }: LoaderFunctionArgs) {
  if (site.preview === null) throw data(null, { status: 404 });
  return { preview: site.preview, origin: site.origin };
}

const wordsOf = (preview: SitePreview) =>
  preview.kind === 'class' ? classWords(preview.found) : eventWords(preview.found);

/** No script on this page. */
export const handle: PageHandle<ReturnType<typeof loader>> = {
  parts: ({ preview }) => {
    const words = wordsOf(preview);
    return { tones: preview.found.tones, bar: words && <RegistrationBar words={words} /> };
  },
};

export default function PreviewPage() {
  const { preview, origin } = useLoaderData<typeof loader>();
  const title = <title>{`${preview.found.name} · Widya`}</title>;
  const { drawn } = preview;
  return preview.kind === 'class' ? (
    <ClassView found={preview.found} origin={origin} drawn={drawn}>
      {title}
    </ClassView>
  ) : (
    <EventView event={preview.found} origin={origin} drawn={drawn}>
      {title}
    </EventView>
  );
}
