import { useEventActions } from '@widya/api-client/events';
import { toast } from '@widya/design-system/toast';
import { useRef } from 'react';
import type { EventPicture } from '../../features/event-form/sections/picture-section.tsx';
import { CREATE_TEXTS as texts } from './texts.ts';

/** Pictures of an event that does not exist yet: kept in the page, and sent once there is an event to save them in. */
export function useNewPictures() {
  const { uploadPicture } = useEventActions();
  const kept = useRef(new Map<EventPicture, Blob>());
  return {
    keep: (picture: EventPicture, image: Blob) => void kept.current.set(picture, image),
    drop: (picture: EventPicture) => void kept.current.delete(picture),
    /** One after the other, as each writes the event. What fails is said; the event stays. */
    send: async (eventId: number): Promise<void> => {
      for (const [picture, image] of kept.current) {
        try {
          await uploadPicture(eventId, picture, image, {});
          kept.current.delete(picture);
        } catch {
          toast.error(texts.pictureFailed);
        }
      }
    },
  };
}
