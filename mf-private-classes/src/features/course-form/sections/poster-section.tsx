import { uploadCourseImage } from '@widya/api-client/uploads';
import { PosterSection } from '@widya/record-kit/poster/poster-section';
import { posterPicture } from '@widya/remote-kit/poster-picture';
import type { SectionProps } from '../section-props.ts';

const NAMES = { main: 'course_image_url', ios: 'course_image_url_ios' } as const;

/** Posters and product id of a course. C-024. */
export function CoursePosterSection({ form: { control }, record }: SectionProps) {
  const generated = record && { uploaded: null, code: record.course_code, topic: record.topic_code };
  return (
    <PosterSection
      control={control}
      names={NAMES}
      standIn={generated ? posterPicture(generated, 'mini') : undefined}
      send={(file, watched) => uploadCourseImage(file, record?.id ?? null, watched)}
    />
  );
}
