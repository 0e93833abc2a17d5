import type { CourseRecord } from '@widya/contract/courses';
import type { RecordKind } from '@widya/record-kit/editor/record-kind';
import { checkCourse, errorsOfApi } from './course-rules.ts';
import { type CourseValues, NEW_COURSE, valuesOf } from './course-values.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** The form of a course. Source: C-023 to C-026. */
export const COURSE_KIND: RecordKind<CourseValues, CourseRecord> = {
  blank: NEW_COURSE,
  valuesOf,
  check: checkCourse,
  errorsOfApi,
  words: {
    labels: {
      title: texts.title,
      course_code: texts.code,
      certificate: texts.certificate,
      description: texts.description,
      course_image_url: texts.mainPoster,
      course_image_url_ios: texts.iosPoster,
      ios_product_id: texts.productId,
      preview_video_url: texts.videoUrl,
      what_to_learn: texts.lesson,
      category: texts.categoryItem,
      price: texts.price,
      discounted: texts.discounted,
      non_discounted_price: texts.struckPrice,
    },
    money: ['price', 'non_discounted_price'],
    rich: ['description'],
  },
};
