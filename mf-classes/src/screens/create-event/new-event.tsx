import { Page } from '@widya/design-system/layout';
import { PageHeader } from '@widya/design-system/page-header';
import { usePageTitle } from '@widya/remote-kit/document-title';
import { useNavigate } from '@widya/remote-kit/router';
import { useMemo } from 'react';
import { addressOfName } from '../../features/event-form/event-address.ts';
import { EventEditor } from '../../features/event-form/event-editor.tsx';
import { PictureSection } from '../../features/event-form/sections/picture-section.tsx';
import { EVENT_TEXTS } from '../../features/event-form/texts.ts';
import { eventDetailPath, eventListPath } from '../../features/event-scope/event-paths.ts';
import { CREATE_TEXTS as texts } from './texts.ts';
import { useNewPictures } from './use-new-pictures.ts';

const NO_PICTURES = { icon: null, banner: null };

/** The form of a new event with one session.. @param name from the dialog. */
export function NewEvent({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const pictures = useNewPictures();
  const start = useMemo(() => ({ name, event_url: addressOfName(name) }), [name]);
  usePageTitle(texts.create);
  return (
    <Page>
      <PageHeader
        title={texts.create}
        breadcrumb={[{ label: texts.title, to: eventListPath() }, { label: texts.create }]}
        context={texts.why}
      />
      <EventEditor
        record={null}
        start={start}
        onWritten={({ id }) => pictures.send(id)}
        onSaved={({ event_url }) => void navigate(eventDetailPath(event_url), { replace: true })}
        pictures={() => (
          <PictureSection
            note={EVENT_TEXTS.picturesLater}
            src={NO_PICTURES}
            send={(picture) => async (image) => pictures.keep(picture, image)}
            onRemove={pictures.drop}
          />
        )}
      />
    </Page>
  );
}
