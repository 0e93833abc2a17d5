import type { CoursePreviewInput } from '@widya/contract/site/preview';
import { SiteFrame } from '@widya/record-kit/editor/site-frame';
import type { CourseValues } from '../course-form/course-values.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

/** What the participants' site needs to show a saved course with what is typed. */
const previewInput = (code: string, values: CourseValues): CoursePreviewInput => ({
  kind: 'course',
  code,
  title: values.title,
  price: values.price ?? 0,
  struck_price: values.discounted ? values.non_discounted_price : null,
  course_image_url: values.course_image_url || null,
  preview_video_url: values.preview_video_url || null,
  description: values.description,
  what_to_learn: values.what_to_learn.filter((lesson) => lesson.trim() !== ''),
  category: values.category,
  gives_certificate: values.certificate,
});

interface CoursePreviewProps {
  readonly code: string;
  /** As they are typed, saved or not. */
  readonly values: CourseValues;
}

/** The public page of a course, as the participants' site shows it. */
export const CoursePreview = ({ code, values }: CoursePreviewProps) => (
  <SiteFrame title={texts.page} input={previewInput(code, values)} />
);
