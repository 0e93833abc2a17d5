import type { CreateClassInput } from '@widya/contract/class-editing';
import { CLASS_FLAGS, CLASS_LINKS, CLASS_PICTURES, CLASS_TEXTS } from '@widya/contract/class-fields';
import type { ClassRecord } from '@widya/contract/classes';
import { formatDate, formatDateTime } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '@widya/design-system/formats/plain-text';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { STRUCK_PRICE_TEXTS } from '@widya/record-kit/price/texts';
import { END_DAY_TEXTS } from '../schedule/texts.ts';
import { checkClass } from './class-rules.ts';
import { bodyOf, type ClassValues, NEW_CLASS, valuesOf } from './class-values.ts';
import { FORM_TEXTS as texts } from './texts.ts';

const LABELS = {
  ...CLASS_LINKS,
  ...CLASS_PICTURES,
  ...CLASS_TEXTS,
  ...CLASS_FLAGS,
  name: texts.name,
  code: texts.code,
  topic_code: texts.topic,
  speaker: texts.speaker,
  narasumber_instead_of_pengajar: texts.speakerKind,
  description: texts.description,
  price: texts.price,
  discounted: STRUCK_PRICE_TEXTS.discounted,
  non_discounted_price: STRUCK_PRICE_TEXTS.struckPrice,
  quota: texts.quota,
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
  zoom_id: 'ID rapat Zoom',
  recordings: 'Tautan rekaman',
  attachment_urls: texts.materials,
  documentation_urls: texts.documentation,
} as const;

const FORMATS = {
  class_date: formatDate,
  end_date: formatDate,
  registration_start_date: formatDate,
  registration_end_date: formatDate,
  question_end_time: formatDateTime,
  price: formatMoney,
  non_discounted_price: formatMoney,
  description: plainText,
};

/** The form of a class. Source. */
export const CLASS_FORM: RecordDefinition<ClassValues, ClassRecord, CreateClassInput> = {
  blank: NEW_CLASS,
  valuesOf,
  bodyOf,
  schema: async () => (await import('@widya/contract/class-editing.schemas')).classEditingSchemas.createClass.body,
  check: (values, base) => checkClass(values, base?.metrics.accepted),
  fieldOf: {
    start_time: 'start',
    end_time: 'end',
    registration_start_time: 'registration_start',
    registration_end_time: 'registration_end',
    recording_url_array: 'recordings',
    is_discounted_price_null: 'discounted',
  },
  labels: LABELS,
  formats: FORMATS,
  empty: { quota: 'Tanpa batas', end_date: 'Hari yang sama' },
};
