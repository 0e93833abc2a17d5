import type { SitePage } from '@widya/contract/site-pages';
import { isWebUrl } from '@widya/design-system/formats/url';
import type { FieldErrors, RecordKind } from '@widya/record-kit/editor/record-kind';
import { SITE_PAGES_TEXTS as texts } from './texts.ts';

/** What the form of a page holds. */
export interface PageValues {
  readonly title: string;
  /** HTML; empty for nothing. */
  readonly body: string;
  readonly image_url: string;
  readonly button_label: string;
  readonly button_url: string;
}

/** As many characters as the API takes. */
const LONGEST: Readonly<Record<'title' | 'body' | 'button_label', number>> = {
  title: 120,
  body: 20_000,
  button_label: 40,
};

const tooLong = (values: PageValues): FieldErrors<PageValues> =>
  Object.fromEntries(
    Object.entries(LONGEST).flatMap(([field, max]) =>
      values[field as keyof typeof LONGEST].trim().length > max ? [[field, texts.tooLong(max)]] : [],
    ),
  );

/** A button needs both what it says and where it leads. */
function buttonProblems({ button_label, button_url }: PageValues): FieldErrors<PageValues> {
  const [label, url] = [button_label.trim(), button_url.trim()];
  if (label === '' && url !== '') return { button_label: texts.noLabel };
  return label !== '' && !isWebUrl(url) ? { button_url: texts.noAddress } : {};
}

export const valuesOf = ({ title, body, image_url, button_label, button_url }: SitePage): PageValues => ({
  title,
  body,
  image_url: image_url ?? '',
  button_label,
  button_url,
});

export const PAGE_KIND: RecordKind<PageValues, SitePage> = {
  blank: { title: '', body: '', image_url: '', button_label: '', button_url: '' },
  valuesOf,
  check: (values) => ({ ...tooLong(values), ...buttonProblems(values) }),
  errorsOfApi: (found) => found,
  words: {
    labels: {
      title: texts.pageTitle,
      body: texts.body,
      image_url: texts.picture,
      button_label: texts.buttonLabel,
      button_url: texts.buttonUrl,
    },
    rich: ['body'],
  },
};
