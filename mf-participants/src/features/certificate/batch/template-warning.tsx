import { Banner } from '@widya/design-system/banner';
import { TEXTS } from '../texts.ts';
import type { Batch } from './use-batch.ts';

/** Warns before a batch about characters of the template that cannot be printed. */
export const TemplateWarning = ({ batch: { missing } }: { readonly batch: Batch }) =>
  missing.length === 0 ? null : <Banner tone="warn">{TEXTS.missing(missing)}</Banner>;
