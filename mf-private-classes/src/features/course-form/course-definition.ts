import type { CourseRecord, CreateCourseInput } from '@widya/contract/courses';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '@widya/design-system/formats/plain-text';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { POSTER_TEXTS } from '@widya/record-kit/poster/texts';
import { STRUCK_PRICE_TEXTS } from '@widya/record-kit/price/texts';
import { checkCourse } from './course-rules.ts';
import { bodyOf, type CourseValues, NEW_COURSE, valuesOf } from './course-values.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** The form of a course. Source: C-023 to C-026. */
export const COURSE_FORM: RecordDefinition<CourseValues, CourseRecord, CreateCourseInput> = {
  blank: NEW_COURSE,
  valuesOf,
  bodyOf: (values, over) => bodyOf(values, over ?? undefined),
  schema: async () => (await import('@widya/contract/courses.schemas')).courseSchemas.createCourse.body,
  check: checkCourse,
  fieldOf: { additional_information: 'certificate', is_discounted_price_null: 'discounted' },
  labels: {
    title: texts.title,
    course_code: texts.code,
    certificate: texts.certificate,
    description: texts.description,
    course_image_url: POSTER_TEXTS.mainPoster,
    course_image_url_ios: POSTER_TEXTS.iosPoster,
    ios_product_id: POSTER_TEXTS.productId,
    preview_video_url: texts.videoUrl,
    what_to_learn: texts.lesson,
    category: texts.categoryItem,
    price: texts.price,
    discounted: STRUCK_PRICE_TEXTS.discounted,
    non_discounted_price: STRUCK_PRICE_TEXTS.struckPrice,
  },
  formats: { price: formatMoney, non_discounted_price: formatMoney, description: plainText },
};
