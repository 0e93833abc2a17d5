import type { ClassRow } from '@widya/contract/classes';
import { posterPicture } from '@widya/remote-kit/poster-picture';

/** Address of the small poster of a class in lists. */
export const classPoster = ({ class_image_url, code, topic_code }: ClassRow): string =>
  posterPicture({ uploaded: class_image_url, code, topic: topic_code }, 'mini');
