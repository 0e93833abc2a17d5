import { useEventActions } from '@widya/api-client/events';
import type { EventRecord } from '@widya/contract/events';
import type { SendFile } from '@widya/design-system/image-upload';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import { type EventPicture, PictureSection } from '../../features/event-form/sections/picture-section.tsx';
import { EVENT_TEXTS as texts } from '../../features/event-form/texts.ts';

interface SavedPicturesProps {
  readonly record: EventRecord;
  /** Called with the event's new version. */
  readonly onChanged: (version: number) => void;
}

/** Pictures of an existing event, each saved immediately. A-217. */
export function SavedPictures({ record, onChanged }: SavedPicturesProps) {
  const { uploadPicture, update } = useEventActions();
  const send =
    (picture: EventPicture): SendFile<void> =>
    async (file, { signal, onProgress }) => {
      try {
        const { version } = await uploadPicture(record.id, picture, file, { signal, onProgress });
        onChanged(version);
        toast.success(texts.uploaded);
      } catch (caught) {
        throw new Error(failureOf(caught, texts.uploadFailed)?.title);
      }
    };
  const remove = async (picture: EventPicture): Promise<void> => {
    try {
      const { version } = await update(record.id, {
        event: picture === 'icon' ? { event_icon_url: null } : { event_banner_url: null },
      });
      onChanged(version);
      toast.success(texts.removed);
    } catch (caught) {
      toast.failure(failureOf(caught), () => void remove(picture));
    }
  };
  return (
    <PictureSection
      note={texts.picturesNow}
      src={{ icon: record.event_icon_url, banner: record.event_banner_url }}
      standIn={posterPicture({ uploaded: null, code: record.event_url, topic: null }, 'kartu')}
      send={send}
      onRemove={(picture) => void remove(picture)}
    />
  );
}
