import type { SitePage } from '@widya/contract/site-pages';
import { plainText } from '@widya/design-system/formats/plain-text';
import { isWebUrl } from '@widya/design-system/formats/url';
import type { FieldErrors, RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** Values of the form of a page. */
export interface PageValues {
  readonly title: string;
  /** HTML; may be empty. */
  readonly body: string;
  readonly image_url: string;
  readonly button_label: string;
  readonly button_url: string;
}

/** Body for the API, in which a missing picture is null. */
type PageBody = Omit<PageValues, 'image_url'> & { readonly image_url: string | null };

/** Longest texts that the API accepts, in characters. */
const LONGEST: Readonly<Record<'title' | 'body' | 'button_label', number>> = {
  title: 120,
  body: 20_000,
  button_label: 40,
};

const lengthProblems = (values: PageValues): FieldErrors<PageValues> =>
  Object.fromEntries(
    Object.entries(LONGEST).flatMap(([field, max]) =>
      values[field as keyof typeof LONGEST].trim().length > max ? [[field, texts.tooLong(max)]] : [],
    ),
  );

/** A button needs both label and address. */
function buttonProblems({ button_label, button_url }: PageValues): FieldErrors<PageValues> {
  const [label, url] = [button_label.trim(), button_url.trim()];
  if (label === '' && url !== '') return { button_label: texts.noLabel };
  return label !== '' && !isWebUrl(url) ? { button_url: texts.noAddress } : {};
}

const valuesOf = ({ title, body, image_url, button_label, button_url }: SitePage): PageValues => ({
  title,
  body,
  image_url: image_url ?? '',
  button_label,
  button_url,
});

/** The form of a page of the participants' site; pages cannot be created or deleted. */
export const PAGE_FORM: RecordDefinition<PageValues, SitePage, PageBody> = {
  blank: { title: '', body: '', image_url: '', button_label: '', button_url: '' },
  valuesOf,
  bodyOf: ({ image_url, ...values }) => ({ ...values, image_url: image_url || null }),
  check: (values) => ({ ...lengthProblems(values), ...buttonProblems(values) }),
  labels: {
    title: texts.pageTitle,
    body: texts.body,
    image_url: texts.picture,
    button_label: texts.buttonLabel,
    button_url: texts.buttonUrl,
  },
  formats: { body: plainText },
};
