import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { formatDate } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { plainText } from '../rich-text/safe-nodes.ts';
import type { ClassField } from './class-rules.ts';
import type { ClassValues } from './class-values.ts';
import { FORM_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<ClassField, string>> = {
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
};

const DATES: readonly ClassField[] = ['class_date', 'registration_start_date', 'registration_end_date'];
const MONEY: readonly ClassField[] = ['price', 'non_discounted_price'];

function said(field: ClassField, value: ClassValues[ClassField]): string {
  if (field === 'quota' && value === null) return 'Tanpa batas';
  if (MONEY.includes(field)) return typeof value === 'number' ? formatMoney(value) : '';
  if (DATES.includes(field)) return formatDate(value as string);
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : item.title)).join('; ');
  return field === 'description' ? plainText(String(value)) : String(value ?? '');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that two people changed differently since the form was opened, with both sides in words. */
export function conflictFields(base: ClassValues, mine: ClassValues, theirs: ClassValues): ConflictField[] {
  return (Object.keys(LABELS) as ClassField[])
    .filter((field) => !isSame(mine[field], base[field]) && !isSame(theirs[field], base[field]))
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      key: field,
      label: LABELS[field],
      mine: said(field, mine[field]),
      theirs: said(field, theirs[field]),
    }));
}

/** Both people's changes in one form: theirs everywhere but in the fields that only this form changed, or that were chosen. */
export function mergeValues(
  base: ClassValues,
  mine: ClassValues,
  theirs: ClassValues,
  chosen: readonly string[],
): ClassValues {
  const contested = new Set(conflictFields(base, mine, theirs).map(({ key }) => key));
  const keep = (Object.keys(LABELS) as ClassField[]).filter((field) =>
    contested.has(field) ? chosen.includes(field) : !isSame(mine[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(keep.map((field) => [field, mine[field]])) };
}
