import type { SitePreview } from '@widya/contract/site/preview';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../parts/page-handle.ts';
import { RegistrationBar } from '../parts/registration-bar.tsx';
import type { RegistrationWords } from '../parts/registration-words.ts';
import { ClassView } from './class/class-view.tsx';
import { classWords } from './class/class-words.ts';
import { CourseView } from './course/course-view.tsx';
import { courseWords } from './course/course-words.ts';
import { EventView } from './event/event-view.tsx';
import { eventWords } from './event/event-words.ts';
import '../styles/record.css';
import '../styles/event.css';
import '../styles/chapters.css';

/** 'Tampilan Pengguna' of the back office; nothing is at this address for anybody else. */
export function loader({ context: { site } }: LoaderFunctionArgs) {
  if (site.preview === null) throw data(null, { status: 404 });
  return { preview: site.preview, origin: site.origin };
}

function wordsOf(preview: SitePreview): RegistrationWords | null {
  if (preview.kind === 'class') return classWords(preview.found);
  return preview.kind === 'event' ? eventWords(preview.found) : courseWords(preview.found, null);
}

/** No script on this page. */
export const handle: PageHandle<ReturnType<typeof loader>> = {
  parts: ({ preview }) => {
    const words = wordsOf(preview);
    return { tones: preview.found.tones, bar: words && <RegistrationBar words={words} /> };
  },
};

function View({ preview, origin }: { readonly preview: SitePreview; readonly origin: string }) {
  const { drawn } = preview;
  if (preview.kind === 'class') return <ClassView found={preview.found} origin={origin} drawn={drawn} />;
  if (preview.kind === 'event') return <EventView event={preview.found} origin={origin} drawn={drawn} />;
  return <CourseView course={preview.found} own={null} origin={origin} drawn={drawn} />;
}

export default function PreviewPage() {
  const { preview, origin } = useLoaderData<typeof loader>();
  const name = preview.kind === 'course' ? preview.found.title : preview.found.name;
  return (
    <>
      <title>{`${name} · Widya`}</title>
      <View preview={preview} origin={origin} />
    </>
  );
}
