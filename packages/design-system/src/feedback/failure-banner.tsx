import { CopyButton } from '../actions/copy-button.tsx';
import { Banner } from './banner.tsx';

/** An error prepared for display, as made by `failureOf(error)` of the API client. */
export interface FailureFacts {
  /** The cause in a plain sentence. */
  readonly title: string;
  /** With which support finds the call. */
  readonly requestId?: string | undefined;
  /** Whether permission is missing, so that a retry helps only after it was granted. */
  readonly forbidden?: boolean | undefined;
  /** Whether the cause is unknown, so that `title` only states the failure. */
  readonly vague?: boolean | undefined;
}

export interface FailureBannerProps {
  /** Null shows nothing. */
  failure: FailureFacts | null;
  /** A specified message that is shown first, with the cause below it. */
  title?: string | undefined;
}

/** The cause of a failure with its request id, shown where the action was tried. */
export function FailureBanner({ failure, title }: FailureBannerProps) {
  if (failure === null) return null;
  const { requestId } = failure;
  const cause = title === undefined || failure.vague ? null : failure.title;
  const id = requestId ? `ID permintaan ${requestId}` : null;
  return (
    <Banner
      tone="error"
      title={title ?? failure.title}
      actions={requestId ? <CopyButton iconOnly value={requestId} label="Salin ID permintaan" /> : undefined}
    >
      {cause && id ? `${cause} (${id})` : (cause ?? id)}
    </Banner>
  );
}
