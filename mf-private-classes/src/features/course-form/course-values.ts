import { CERTIFICATE_ENTRY, type CourseRecord, type CreateCourseInput } from '@widya/contract/courses';
import { plainText } from '@widya/design-system/formats/plain-text';
import { orNull } from '@widya/record-kit/editor/or-null';

/** Values of the form: texts as typed. */
export interface CourseValues {
  title: string;
  /** For new courses only; empty for a random code. */
  course_code: string;
  certificate: boolean;
  description: string;
  course_image_url: string;
  course_image_url_ios: string;
  ios_product_id: string;
  /** An external address, or that of an uploaded file. */
  preview_video_url: string;
  /** Plain text; bold and italic formats are preserved in entries that are not changed. */
  what_to_learn: string[];
  category: string[];
  price: number | null;
  discounted: boolean;
  non_discounted_price: number | null;
}

/** Values of a new course, which is free (D28). */
export const NEW_COURSE: CourseValues = {
  title: '',
  course_code: '',
  certificate: false,
  description: '',
  course_image_url: '',
  course_image_url_ios: '',
  ios_product_id: '',
  preview_video_url: '',
  what_to_learn: [],
  category: [],
  price: 0,
  discounted: false,
  non_discounted_price: null,
};

/** Values from a saved course. */
export const valuesOf = (record: CourseRecord): CourseValues => ({
  title: record.title,
  course_code: record.course_code,
  certificate: record.additional_information.includes(CERTIFICATE_ENTRY),
  description: record.description ?? '',
  course_image_url: record.course_image_url ?? '',
  course_image_url_ios: record.course_image_url_ios ?? '',
  ios_product_id: record.ios_product_id ?? '',
  preview_video_url: record.preview_video_url ?? '',
  what_to_learn: record.what_to_learn.map(plainText),
  category: [...record.category],
  price: record.price,
  discounted: !record.is_discounted_price_null,
  non_discounted_price: record.non_discounted_price,
});

type Stored = Pick<CourseRecord, 'what_to_learn' | 'additional_information'>;
const NOTHING: Stored = { what_to_learn: [], additional_information: [] };

/** Adds or removes the entry for certificates; other entries stay. C-028. */
const informationOf = (stored: readonly string[], certificate: boolean): string[] => {
  const others = stored.filter((entry) => entry !== CERTIFICATE_ENTRY);
  return certificate ? [...others, CERTIFICATE_ENTRY] : others;
};

/** An unchanged entry keeps its bold and italic formats. */
const lessonsOf = (stored: readonly string[], edited: readonly string[]): string[] =>
  edited.map((text) => stored.find((html) => plainText(html) === text) ?? text.trim());

/** The complete values in the format of the API. */
export const bodyOf = (values: CourseValues, stored: Stored = NOTHING) =>
  ({
    title: values.title.trim(),
    course_code: values.course_code.trim(),
    additional_information: informationOf(stored.additional_information, values.certificate),
    description: values.description,
    course_image_url: orNull(values.course_image_url),
    course_image_url_ios: orNull(values.course_image_url_ios),
    ios_product_id: orNull(values.ios_product_id),
    preview_video_url: orNull(values.preview_video_url),
    what_to_learn: lessonsOf(stored.what_to_learn, values.what_to_learn),
    category: values.category.map((text) => text.trim()),
    // NaN for an empty field, which the schema refuses.
    price: values.price ?? Number.NaN,
    is_discounted_price_null: !values.discounted,
    non_discounted_price: values.discounted ? values.non_discounted_price : null,
  }) satisfies CreateCourseInput;
