import { failureOf } from '@widya/api-client/api-error';
import { FailureBanner as Banner } from '@widya/design-system/failure-banner';
import { CLASS_FALLBACK } from './failure-text.ts';

/** Why something failed, where it was tried, in the words of this remote. Shows nothing for null. */
export const FailureBanner = ({ failure }: { readonly failure: unknown }) => (
  <Banner failure={failureOf(failure, CLASS_FALLBACK)} />
);
