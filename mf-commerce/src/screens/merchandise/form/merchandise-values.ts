import type { Merchandise, MerchandiseChange, NewMerchandise } from '@widya/contract/merchandise';

/** What the form holds. */
export interface MerchandiseValues {
  readonly name: string;
  readonly description: string;
  readonly price: number | null;
  readonly marketplace_link: string;
  /** Where the main photo is kept; empty for none. */
  readonly image_url: string;
  readonly other_image_url: readonly string[];
}

export type MerchandiseField = keyof MerchandiseValues;

export const NEW_MERCHANDISE: MerchandiseValues = {
  name: '',
  description: '',
  price: null,
  marketplace_link: '',
  image_url: '',
  other_image_url: [],
};

export const MERCHANDISE_FIELDS = Object.keys(NEW_MERCHANDISE) as readonly MerchandiseField[];

/** A record as the form shows it. */
export const valuesOf = (piece: Merchandise): MerchandiseValues => ({
  name: piece.name,
  description: piece.description,
  price: piece.price,
  marketplace_link: piece.marketplace_link,
  image_url: piece.image_url ?? '',
  other_image_url: piece.other_image_url,
});

/** Whether two forms say the same of a field. */
export const isSame = (field: MerchandiseField, a: MerchandiseValues, b: MerchandiseValues): boolean =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

/** Everything, as the API takes it; a price is there once the rules have passed. */
export const bodyOf = (values: MerchandiseValues): NewMerchandise => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: values.price ?? 0,
  marketplace_link: values.marketplace_link.trim(),
  image_url: values.image_url,
  other_image_url: [...values.other_image_url],
});

/** What was changed, over the version it was changed from. */
export function changesOf(base: Merchandise, values: MerchandiseValues): MerchandiseChange {
  const before = valuesOf(base);
  const changed = MERCHANDISE_FIELDS.filter((field) => !isSame(field, before, values));
  const body = Object.entries(bodyOf(values)).filter(([field]) => changed.some((name) => name === field));
  return { ...Object.fromEntries(body), version: base.version };
}
