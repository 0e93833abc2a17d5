import { CERTIFICATE_ENTRY, type CourseRecord, type CreateCourseInput } from '@widya/contract/courses';
import { plainText } from '@widya/design-system/formats/plain-text';
import { orNull } from '@widya/record-kit/editor/or-null';

/** What the form holds: texts as they are typed. */
export interface CourseValues {
  title: string;
  /** Only of a course that does not exist yet; empty for a random one. */
  course_code: string;
  certificate: boolean;
  description: string;
  course_image_url: string;
  course_image_url_ios: string;
  ios_product_id: string;
  /** An address elsewhere, or that of an uploaded file. */
  preview_video_url: string;
  /** Words without letters in bold or italics: those are kept with the entries that nobody touches. */
  what_to_learn: string[];
  category: string[];
  price: number | null;
  discounted: boolean;
  non_discounted_price: number | null;
}

/** A new course; free (D28). */
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

/** The form of a saved course. */
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

/** The list with or without its certificate; other entries stay. C-028. */
const informationOf = (stored: readonly string[], certificate: boolean): string[] => {
  const others = stored.filter((entry) => entry !== CERTIFICATE_ENTRY);
  return certificate ? [...others, CERTIFICATE_ENTRY] : others;
};

/** An entry whose words nobody changed keeps its bold and italic letters. */
const lessonsOf = (stored: readonly string[], words: readonly string[]): string[] =>
  words.map((text) => stored.find((html) => plainText(html) === text) ?? text.trim());

/** The form as the API takes it, whole. */
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
    // No number: the schema asks for one.
    price: values.price ?? Number.NaN,
    is_discounted_price_null: !values.discounted,
    non_discounted_price: values.discounted ? values.non_discounted_price : null,
  }) satisfies CreateCourseInput;
