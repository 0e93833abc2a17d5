import { ApiError, sentenceOf } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { CopyButton } from '@widya/design-system/copy-button';

/** Why something failed, where it was tried, with the id under which support finds it. Shows nothing for null. */
export function FailureBanner({ failure }: { readonly failure: unknown }) {
  if (failure === null || failure === undefined) return null;
  const requestId = failure instanceof ApiError ? failure.requestId : null;
  return (
    <Banner
      tone="error"
      title={sentenceOf(failure)}
      actions={requestId && <CopyButton iconOnly value={requestId} label="Salin ID permintaan" />}
    >
      {requestId && `ID permintaan ${requestId}`}
    </Banner>
  );
}
