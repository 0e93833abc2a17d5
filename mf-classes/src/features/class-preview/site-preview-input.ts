import type { ClassInstructor } from '@widya/contract/class-instructors';
import type { ClassPreview } from '@widya/contract/class-preview';
import type { ClassRecord } from '@widya/contract/classes';
import type { ClassPreviewInput } from '@widya/contract/site/preview';
import type { PreviewPage } from '@widya/contract/site/preview-pages';
import type { ClassValues } from '../class-form/class-values.ts';
import { instantOf } from '../schedule/hours.ts';
import { hoursOf, wholeMinute } from './preview-moment.ts';

interface Typed {
  readonly page: PreviewPage;
  readonly values: ClassValues;
  /** Null for a new class. */
  readonly record: ClassRecord | null;
  /** Name of the topic; null while unknown. */
  readonly topic: string | null;
  readonly instructors: readonly ClassInstructor[];
  readonly feedback: ClassPreview;
  /** The previewed moment, in milliseconds since 1970. */
  readonly now: number;
}

/** Facts that only participants see. */
const insideOf = (values: ClassValues, record: ClassRecord | null): ClassPreviewInput['inside'] => ({
  stream_url: values.stream_url.trim() || null,
  zoom_passcode: values.zoom_id === '' ? null : (record?.zoom_passcode ?? null),
  group_url: values.whatsapp_url.trim() || null,
  material_urls: values.attachment_urls,
  recordings: values.recordings,
  question_end_time: values.question_end_time || null,
});

/** Input of the preview of a class's page, from the typed values, saved or not. */
export function previewInput({ page, values, record, topic, instructors, feedback, now }: Typed): ClassPreviewInput {
  const { start, end } = hoursOf(values);
  return {
    kind: 'class',
    page,
    code: values.code,
    name: values.name,
    topic: { code: values.topic_code, name: topic ?? '' },
    permanent: values.permanent,
    start_time: start,
    end_time: end,
    display_time: values.display_time,
    price: values.price ?? 0,
    full_price: values.discounted ? values.non_discounted_price : null,
    registration_opens: instantOf(values.registration_start_date, values.registration_start),
    registration_closes: instantOf(values.registration_end_date, values.registration_end),
    quota: values.quota || null,
    stream_type: values.zoom_id === '' ? (record?.stream_type ?? null) : 'Zoom',
    speaker: values.speaker || null,
    narasumber_instead_of_pengajar: values.narasumber_instead_of_pengajar,
    instructors: instructors.map(({ name, position, description, instructor_image_url }) => ({
      name,
      position,
      description,
      image_url: instructor_image_url,
    })),
    description: values.description,
    what_to_learn: record?.what_to_learn ?? [],
    image_url: values.class_image_url || null,
    has_final_test: record !== null && record.quiz_question_id !== null,
    has_materials: values.attachment_urls.length > 0,
    recordings:
      values.permanent || (end !== null && Date.parse(end) <= now) ? values.recordings.map(({ title }) => title) : [],
    feedback,
    online_payment: record?.online_payment ?? true,
    inside: insideOf(values, record),
    now: wholeMinute(now),
  };
}
