import { Banner } from '@widya/design-system/banner';
import { TEXTS } from '../texts.ts';
import type { Batch } from './use-batch.ts';

/** Letters of the template that no certificate can be printed with, told before a batch begins. */
export const TemplateWarning = ({ batch: { missing } }: { readonly batch: Batch }) =>
  missing.length === 0 ? null : <Banner tone="warn">{TEXTS.missing(missing)}</Banner>;
