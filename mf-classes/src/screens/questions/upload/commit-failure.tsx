import { ApiError } from '@widya/api-client/api-error';
import { Banner } from '@widya/design-system/banner';
import { CopyButton } from '@widya/design-system/copy-button';
import { UPLOAD_TEXTS as texts } from './texts.ts';

/** Why nothing was saved. Rule B-047 gives the heading; what the API said stands below it, and in the console. */
export function CommitFailure({ failure }: { readonly failure: unknown }) {
  if (failure === null) return null;
  const { msg, requestId } = failure instanceof ApiError ? failure : { msg: null, requestId: null };
  return (
    <Banner
      tone="error"
      title={texts.commitFailed}
      actions={requestId && <CopyButton iconOnly value={requestId} label="Salin ID permintaan" />}
    >
      {msg}
      {requestId && ` (ID permintaan ${requestId})`}
    </Banner>
  );
}
