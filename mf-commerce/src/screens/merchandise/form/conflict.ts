import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { formatMoney } from '@widya/design-system/formats/money';
import { type BothChanges, contestedFields } from '@widya/remote-kit/both-changes';
import { PHOTO_TEXTS } from '../photos/texts.ts';
import type { MerchandiseField, MerchandiseValues } from './merchandise-values.ts';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<MerchandiseField, string>> = {
  name: texts.name,
  description: texts.description,
  price: texts.price,
  marketplace_link: texts.link,
  image_url: PHOTO_TEXTS.main,
  other_image_url: PHOTO_TEXTS.others,
};

/** A field in words. Photos are told apart by their order and address, not by words, so their count is all there is to say. */
function said(field: MerchandiseField, values: MerchandiseValues): string {
  if (field === 'price') return formatMoney(values.price);
  if (field === 'image_url') return values.image_url.split('/').at(-1) ?? '';
  if (field === 'other_image_url') return texts.photos(values.other_image_url.length);
  return values[field];
}

/** The fields that both people changed differently, both sides in words. D306. */
export const conflictFields = (changes: BothChanges<MerchandiseValues>): readonly ConflictField[] =>
  contestedFields(changes).map((field) => ({
    key: field,
    label: LABELS[field],
    mine: said(field, changes.mine),
    theirs: said(field, changes.theirs),
  }));
