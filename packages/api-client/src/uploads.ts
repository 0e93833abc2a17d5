import * as courseUploads from '@widya/contract/course-uploads';
import type { UploadedEventPicture } from '@widya/contract/events';
import * as events from '@widya/contract/events';
import type { Uploaded } from '@widya/contract/uploads';
import * as uploads from '@widya/contract/uploads';
import { upload } from './api.ts';
import type { UploadOptions } from './client.ts';

type Watched = Pick<UploadOptions, 'onProgress' | 'signal'>;

/** A cropped picture is a Blob without a name. */
const nameOf = (file: Blob, fallback: string): string => (file instanceof File ? file.name : fallback);

const sent = (file: Blob, options: Watched, fallback = 'berkas') => ({
  file,
  fileName: nameOf(file, fallback),
  ...options,
});

/**
 * Uploads a poster, JPEG or PNG of at most 5 MB. Save the returned `location` with the class; until then the file is
 * temporary.
 * @param classRef id or code of an existing class; null for a new one.
 */
export const uploadClassImage = (file: Blob, classRef: string | null, options: Watched = {}): Promise<Uploaded> =>
  classRef === null
    ? upload(uploads.uploadClassImage, sent(file, options, 'poster.jpg'))
    : upload(uploads.uploadClassImageOf, { params: { id: classRef }, ...sent(file, options, 'poster.jpg') });

/** Uploads a video, MP4 of at most 2 GB. */
export const uploadClassVideo = (file: Blob, options: Watched = {}): Promise<Uploaded> =>
  upload(uploads.uploadClassVideo, sent(file, options));

/** Uploads a file of Materi or Dokumentasi: PDF, JPEG, PNG or MP4 of at most 10 MB. */
export const uploadAttachment = (file: Blob, options: Watched = {}): Promise<Uploaded> =>
  upload(uploads.uploadAttachment, sent(file, options));

/** Uploads the icon of an event and stores it in the event; returns the event's new version. */
export const uploadEventIcon = (eventId: number, file: Blob, options: Watched = {}): Promise<UploadedEventPicture> =>
  upload(events.uploadEventIcon, { params: { id: eventId }, ...sent(file, options, 'ikon.jpg') });

/** Uploads the banner of an event and stores it in the event; returns the event's new version. */
export const uploadEventBanner = (eventId: number, file: Blob, options: Watched = {}): Promise<UploadedEventPicture> =>
  upload(events.uploadEventBanner, { params: { id: eventId }, ...sent(file, options, 'spanduk.jpg') });

/**
 * Uploads a poster of a course, as `uploadClassImage` for a class.
 * @param courseId null for a new course.
 */
export const uploadCourseImage = (file: Blob, courseId: number | null, options: Watched = {}): Promise<Uploaded> =>
  courseId === null
    ? upload(courseUploads.uploadCourseImage, sent(file, options, 'poster.jpg'))
    : upload(courseUploads.uploadCourseImageOf, {
        params: { id: String(courseId) },
        ...sent(file, options, 'poster.jpg'),
      });

/** Uploads the preview video of a course, MP4 of at most 2 GB. */
export const uploadCourseVideo = (file: Blob, options: Watched = {}): Promise<Uploaded> =>
  upload(courseUploads.uploadCourseVideo, sent(file, options));
