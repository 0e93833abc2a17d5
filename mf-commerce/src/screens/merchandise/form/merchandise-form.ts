import type { Merchandise, NewMerchandise } from '@widya/contract/merchandise';
import { formatMoney } from '@widya/design-system/formats/money';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { PHOTO_TEXTS } from '../photos/texts.ts';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

/** Values of the form. */
export interface MerchandiseValues {
  readonly name: string;
  readonly description: string;
  readonly price: number | null;
  readonly marketplace_link: string;
  /** Address of the main photo; empty without one. */
  readonly image_url: string;
  readonly other_image_url: readonly string[];
}

/** The form of an item. C-158, C-159, C-161 to C-170. */
export const MERCHANDISE_FORM: RecordDefinition<MerchandiseValues, Merchandise, NewMerchandise> = {
  blank: { name: '', description: '', price: null, marketplace_link: '', image_url: '', other_image_url: [] },
  valuesOf: ({ name, description, price, marketplace_link, image_url, other_image_url }) => ({
    name,
    description,
    price,
    marketplace_link,
    image_url: image_url ?? '',
    other_image_url,
  }),
  bodyOf: ({ name, description, price, marketplace_link, image_url, other_image_url }) => ({
    name: name.trim(),
    description: description.trim(),
    // NaN for an empty field, which the schema refuses.
    price: price ?? Number.NaN,
    marketplace_link: marketplace_link.trim(),
    image_url,
    other_image_url: [...other_image_url],
  }),
  schema: async () => (await import('@widya/contract/merchandise.schemas')).merchandiseSchemas.createMerchandise.body,
  labels: {
    name: texts.name,
    description: texts.description,
    price: texts.price,
    marketplace_link: texts.link,
    image_url: PHOTO_TEXTS.main,
    other_image_url: PHOTO_TEXTS.others,
  },
  // The conflict dialog shows photos by file name and count, because pictures do not fit.
  formats: {
    price: formatMoney,
    image_url: (address) => address.split('/').at(-1) ?? '',
    other_image_url: (photos) => texts.photos(photos.length),
  },
};
