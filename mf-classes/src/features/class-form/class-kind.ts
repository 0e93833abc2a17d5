import type { ClassRecord } from '@widya/contract/classes';
import type { RecordWords } from '@widya/record-kit/editor/record-conflict';
import type { RecordKind } from '@widya/record-kit/editor/record-kind';
import { END_DAY_TEXTS } from '../schedule/texts.ts';
import { checkClass, errorsOfApi } from './class-rules.ts';
import { type ClassValues, NEW_CLASS, valuesOf } from './class-values.ts';
import { FORM_TEXTS as texts } from './texts.ts';

const LABELS = {
  name: texts.name,
  code: texts.code,
  topic_code: texts.topic,
  speaker: texts.speaker,
  narasumber_instead_of_pengajar: texts.speakerKind,
  description: texts.description,
  class_image_url: texts.mainPoster,
  class_image_url_ios: texts.iosPoster,
  ios_product_id: texts.productId,
  price: texts.price,
  discounted: texts.discounted,
  non_discounted_price: texts.struckPrice,
  quota: texts.quota,
  permanent: texts.permanent,
  class_date: texts.classDate,
  start: texts.start,
  end: texts.end,
  end_date: END_DAY_TEXTS.label,
  registration_start_date: `Pendaftaran: ${texts.opens.toLowerCase()}`,
  registration_start: `Pendaftaran dibuka: ${texts.opensAt.toLowerCase()}`,
  registration_end_date: `Pendaftaran: ${texts.closes.toLowerCase()}`,
  registration_end: `Pendaftaran ditutup: ${texts.closesAt.toLowerCase()}`,
  display_time: texts.displayTime,
  question_end_time: texts.deadline,
  stream_url: texts.streamUrl,
  zoom_id: 'ID rapat Zoom',
  whatsapp_url: texts.whatsapp,
  recordings: 'Tautan rekaman',
  attachment_urls: texts.materials,
  documentation_urls: texts.documentation,
} as const;

/** How the fields of a class are called where two people's are put beside each other. */
export const CLASS_WORDS: RecordWords<ClassValues> = {
  labels: LABELS,
  dates: ['class_date', 'end_date', 'registration_start_date', 'registration_end_date'],
  moments: ['question_end_time'],
  money: ['price', 'non_discounted_price'],
  rich: ['description'],
  empty: { quota: 'Tanpa batas', end_date: 'Hari yang sama' },
};

/** The form of a class. Source. */
export const CLASS_KIND: RecordKind<ClassValues, ClassRecord> = {
  blank: NEW_CLASS,
  valuesOf,
  check: (values, base) => checkClass(values, base?.metrics.accepted),
  errorsOfApi,
  words: CLASS_WORDS,
};
