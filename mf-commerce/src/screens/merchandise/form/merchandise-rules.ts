import type { MerchandiseField, MerchandiseValues } from './merchandise-values.ts';
import { MERCHANDISE_FORM_TEXTS as texts } from './texts.ts';

export type MerchandiseErrors = Readonly<Partial<Record<MerchandiseField, string>>>;

const textProblem = (text: string, max: number, missing: string, tooLong: string): string | null => {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > max ? tooLong : null;
};

function priceProblem(price: number | null): string | null {
  if (price === null) return texts.noPrice;
  return price > 1_000_000_000 ? texts.priceTooLarge : null;
}

/** A sentence for every field that is wrong, when adding and when editing. C-166 to C-170. */
export function checkMerchandise(values: MerchandiseValues): MerchandiseErrors {
  const found: Record<string, string | null> = {
    name: textProblem(values.name, 150, texts.noName, texts.nameTooLong),
    description: textProblem(values.description, 5_000, texts.noDescription, texts.descriptionTooLong),
    price: priceProblem(values.price),
    marketplace_link: textProblem(values.marketplace_link, 1_000, texts.noLink, texts.linkTooLong),
    image_url: values.image_url === '' ? texts.noPhoto : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
