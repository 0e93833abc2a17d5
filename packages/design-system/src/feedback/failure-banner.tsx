import { CopyButton } from '../actions/copy-button.tsx';
import { Banner } from './banner.tsx';

/** A failure in words; `failureOf(error)` of the API client makes it. */
export interface FailureFacts {
  /** Why it failed, in a sentence a person understands. */
  readonly title: string;
  /** Under which support finds the call. */
  readonly requestId?: string | undefined;
  /** It is not allowed: trying again helps only once the right is granted. */
  readonly forbidden?: boolean | undefined;
  /** Nobody knows why: `title` says no more than that it failed. */
  readonly vague?: boolean | undefined;
}

export interface FailureBannerProps {
  /** Null shows nothing. */
  failure: FailureFacts | null;
  /** A specified sentence said first; the cause then stands below it. */
  title?: string | undefined;
}

/** Why something failed, where it was tried, and the request id. */
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
