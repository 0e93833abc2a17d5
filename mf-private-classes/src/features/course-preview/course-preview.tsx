import type { CoursePreviewInput } from '@widya/contract/site/preview';
import { REGISTRATION_PAGES, type RegistrationPage } from '@widya/contract/site/preview-pages';
import { SiteFrame } from '@widya/record-kit/site-preview/site-frame';
import { SitePages } from '@widya/record-kit/site-preview/site-pages';
import { useSession } from '@widya/remote-kit/session';
import type { CourseValues } from '../course-form/course-values.ts';
import { pageAddressOf } from './page-address.ts';
import { PREVIEW_TEXTS as texts } from './texts.ts';

/** Input of the preview of a saved course's page, with the typed values. */
const previewInput = (page: RegistrationPage, code: string, values: CourseValues): CoursePreviewInput => ({
  kind: 'course',
  page,
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
  /** As typed, saved or not. */
  readonly values: CourseValues;
}

/** Previews of a course's pages as participants see them, from the unsaved values of the form. */
export function CoursePreview({ code, values }: CoursePreviewProps) {
  const { site } = useSession();
  return (
    <SitePages<RegistrationPage>
      pages={REGISTRATION_PAGES}
      recordTitle={texts.page}
      addressOf={(page) => pageAddressOf(site, page, code)}
    >
      {(page, title) => <SiteFrame title={title} input={previewInput(page, code, values)} />}
    </SitePages>
  );
}
