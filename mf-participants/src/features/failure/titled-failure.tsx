import { ApiError } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { CopyButton } from '@widya/design-system/copy-button';

interface TitledFailureProps {
  /** The specified sentence. */
  readonly title: string;
  readonly failure: unknown;
}

/** A failure under a sentence of the specification; what the API said, and the request id, stand below it. */
export function TitledFailure({ title, failure }: TitledFailureProps) {
  if (failure === null) return null;
  const { msg, requestId } = failure instanceof ApiError ? failure : { msg: null, requestId: null };
  return (
    <Banner
      tone="error"
      title={title}
      actions={requestId && <CopyButton iconOnly value={requestId} label="Salin ID permintaan" />}
    >
      {msg}
      {requestId && ` (ID permintaan ${requestId})`}
    </Banner>
  );
}
