import { failureOf } from '@widya/api-client/api-error';
import { FailureBanner as Banner } from '@widya/design-system/failure-banner';
import { CLASS_FALLBACK } from './failure-text.ts';

interface FailureBannerProps {
  readonly failure: unknown;
  /** Said where the API gave no sentence. */
  readonly fallback?: string;
}

/** Why something failed, where it was tried, in the words of this remote. Shows nothing for null. */
export const FailureBanner = ({ failure, fallback = CLASS_FALLBACK }: FailureBannerProps) => (
  <Banner failure={failureOf(failure, fallback)} />
);
