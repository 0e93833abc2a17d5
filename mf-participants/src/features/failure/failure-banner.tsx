import { failureOf } from '@widya/api-client/api-error';
import { FailureBanner as Banner } from '@widya/design-system/failure-banner';
import { FALLBACK } from './failure-text.ts';

/** Why something failed, where it was tried. Shows nothing for null. */
export const FailureBanner = ({ failure }: { readonly failure: unknown }) => (
  <Banner failure={failureOf(failure, FALLBACK)} />
);
