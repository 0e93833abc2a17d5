import { useEventActions } from '@widya/api-client/events';
import { toast } from '@widya/design-system/toast';
import { useRef } from 'react';
import type { EventPicture } from '../../features/event-form/sections/picture-section.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';

/** Pictures of a new event: kept in the page, and uploaded once the event exists. */
export function useNewPictures() {
  const { uploadPicture } = useEventActions();
  const pictures = useRef(new Map<EventPicture, Blob>());
  return {
    keep: (picture: EventPicture, image: Blob) => void pictures.current.set(picture, image),
    drop: (picture: EventPicture) => void pictures.current.delete(picture),
    /** Sequentially, because each upload changes the event. Failures are shown; the event stays. */
    send: async (eventId: number): Promise<void> => {
      for (const [picture, image] of pictures.current) {
        try {
          await uploadPicture(eventId, picture, image, {});
          pictures.current.delete(picture);
        } catch {
          toast.error(texts.pictureFailed);
        }
      }
    },
  };
}
